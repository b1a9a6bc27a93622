/** A key whose secret was lost with its answer: it cannot be shown, only revoked. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { keyResource, type AdminApiKey } from './keys.queries.ts';

/** `found` is the lost key, once the list has it. `onAgain` then creates another key. */
export function LostKey({
  open,
  name,
  found,
  waiting,
  onAgain,
  onClose,
}: {
  readonly open: boolean;
  readonly name: string;
  readonly found: AdminApiKey | undefined;
  /** The list is loading. */
  readonly waiting: boolean;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const again = (): void => {
    onClose();
    onAgain();
  };
  const revoke = useWrite(keyResource.revoke, { refresh: keyResource.refresh, onDone: again });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`La clave ${name} se creó, pero no podemos mostrarla`}
      confirmLabel={found === undefined ? t`Crear otra` : t`Revocarla y crear otra`}
      cancelLabel={t`Ahora no`}
      tone="plain"
      waiting={waiting}
      busy={revoke.isPending}
      failed={whyFailed(revoke.error)}
      onConfirm={() => (found === undefined ? again() : revoke.mutate({ id: found.id }))}
    >
      <Trans>
        La respuesta se perdió en el camino y una clave se muestra una sola vez. Nadie la tiene: revócala y
        crea otra.
      </Trans>
    </ConfirmDialog>
  );
}
