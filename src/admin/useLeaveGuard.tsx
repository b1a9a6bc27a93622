/** Asks before unsaved changes of an administrator are lost. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useLeaving, type Leaving } from '#src/ui/useLeaving.ts';

/** The guard for the form. */
export interface LeaveGuard extends Pick<Leaving, 'ask' | 'release'> {
  /** Must be rendered once. */
  readonly dialog: ReactElement;
}

/** Active while `isDirty`. */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const { t } = useLingui();
  const { isAsking, ask, release, leave, stay } = useLeaving(isDirty);
  return {
    ask,
    release,
    dialog: (
      <ConfirmDialog
        open={isAsking}
        onClose={stay}
        title={t`¿Salir sin guardar?`}
        confirmLabel={t`Salir sin guardar`}
        cancelLabel={t`Seguir editando`}
        onConfirm={leave}
      >
        <Trans>Lo que cambiaste todavía no se guardó y se perdería.</Trans>
      </ConfirmDialog>
    ),
  };
}
