/** The credential as files: the signed JWT for badge wallets, and the decoded JSON for people. */
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Braces, Download, FileKey } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { saveFile } from '#src/lib/saveFile.ts';
import { toasts } from '#src/lib/toasts.ts';
import { fold } from '#src/lib/text.ts';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import { credentialQueries } from './credentials.queries.ts';

/** The signed claims as readable JSON. */
function opened(jwt: string): string {
  const [, claims = ''] = jwt.split('.');
  const bytes = Uint8Array.from(
    atob(claims.replaceAll('-', '+').replaceAll('_', '/')),
    (one) => one.codePointAt(0) ?? 0,
  );
  return JSON.stringify(JSON.parse(new TextDecoder().decode(bytes)), null, 2);
}

const fileName = (name: string): string =>
  fold(name)
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '') || 'credential';

/** Requests the credential only when a file is wanted. */
export function CredentialFiles({
  credentialId,
  name,
}: {
  credentialId: string;
  name: string;
}): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const download = (kind: 'jwt' | 'json'): void => {
    if (isBusy) return;
    setIsBusy(true);
    cache
      .fetchQuery(credentialQueries.one(credentialId))
      .then(({ jwt }) => {
        if (kind === 'jwt') saveFile(new Blob([jwt], { type: 'application/jwt' }), `${fileName(name)}.jwt`);
        else saveFile(new Blob([opened(jwt)], { type: 'application/json' }), `${fileName(name)}.json`);
      })
      .catch(() =>
        toasts.raise({ severity: 'error', text: t`No se descargó la credencial. Vuelve a intentarlo.` }),
      )
      .finally(() => setIsBusy(false));
  };
  return (
    <Menu
      label=""
      align="start"
      triggerClassName={buttonLook('secondary', 'small', false)}
      trigger={
        <>
          <Icon of={Download} size={16} className="-ms-1 shrink-0" />
          {t`Descargar`}
        </>
      }
      sections={[
        [
          {
            id: 'jwt',
            label: t`Archivo firmado (.jwt)`,
            detail: t`Para importarlo en una billetera de insignias`,
            icon: FileKey,
            onSelect: () => download('jwt'),
          },
          {
            id: 'json',
            label: t`Contenido (.json)`,
            detail: t`Lo mismo, para leerlo`,
            icon: Braces,
            onSelect: () => download('json'),
          },
        ],
      ]}
    />
  );
}
