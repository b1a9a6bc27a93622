/** The link for the demo of the form, and its fingerprint: equal fingerprints mean equal worlds. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Link2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { DemoControls } from '#src/api/demoKit.ts';
import { copyText } from '#src/lib/copyText.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { addressOf, linkOf } from './fields.ts';
import type { ShowFields } from './memory.ts';
import { CockpitSection } from './CockpitSection.tsx';
import { useActing } from './useActing.ts';

interface Copied {
  readonly address: string;
  readonly isOnClipboard: boolean;
  /** Undefined while it is computed. */
  readonly fingerprint?: string;
}

/** Copies the link of the current fields, applied or not. */
export function LinkSection({
  fields,
  controls,
}: {
  readonly fields: ShowFields;
  readonly controls: Pick<DemoControls, 'fingerprintOf'>;
}): ReactElement {
  const { t } = useLingui();
  const [copied, setCopied] = useState<Copied | undefined>(undefined);
  const { act, isBusy, failed } = useActing();
  const link = linkOf(fields);
  const address = link === undefined ? undefined : addressOf(link, location.origin);
  const isFresh = copied !== undefined && copied.address === address;
  const copy = async (): Promise<void> => {
    if (link === undefined || address === undefined) return;
    const isOnClipboard = await copyText(address);
    setCopied({ address, isOnClipboard });
    setCopied({ address, isOnClipboard, fingerprint: await controls.fingerprintOf(link) });
  };
  return (
    <CockpitSection
      title={t`El enlace`}
      lead={
        <Trans>
          Quien lo abra empieza este mismo mundo en su navegador. No lleva nada de lo que hagas dentro.
        </Trans>
      }
    >
      <div>
        <Button
          variant="secondary"
          icon={isFresh && copied.isOnClipboard ? Check : Link2}
          busy={isBusy}
          disabled={address === undefined}
          onClick={() => act(copy, () => t`La huella no se pudo calcular; el enlace sirve igual.`)}
        >
          {isFresh && copied.isOnClipboard ? t`Enlace copiado` : t`Copiar enlace`}
        </Button>
      </div>
      {address === undefined ? (
        <FieldError>
          <Trans>
            Falta algo en los campos de arriba: escribe el nombre del prospecto y una fecha completa.
          </Trans>
        </FieldError>
      ) : null}
      {isFresh && !copied.isOnClipboard ? (
        <TextField
          label={t`Este navegador no deja copiar: cópialo de aquí`}
          readOnly
          value={copied.address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      ) : null}
      {isFresh && copied.fingerprint !== undefined ? (
        <p role="status" className="text-small text-soft">
          <Trans>
            Huella <strong className="text-ink tabular-nums select-all">{copied.fingerprint}</strong>: quien
            lo abra el mismo día debe ver la misma.
          </Trans>
        </p>
      ) : null}
      {failed === null ? null : <FieldError>{failed}</FieldError>}
    </CockpitSection>
  );
}
