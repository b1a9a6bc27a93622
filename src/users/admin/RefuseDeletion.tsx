/** Confirmation before a deletion request is refused. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { toasts } from '#src/lib/toasts.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { peopleAdminWrites, refreshPeople, type AskedDeletion } from './peopleAdmin.queries.ts';

/** The account does not change. */
export function RefuseDeletion({
  wish: { id, name },
  open,
  onClose,
}: {
  readonly wish: AskedDeletion;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const refuse = useWrite(peopleAdminWrites.decide, {
    refresh: refreshPeople,
    onDone: () => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Rechazaste la solicitud de ${name}.` });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Rechazar la solicitud de ${name}?`}
      confirmLabel={t`Rechazar`}
      tone="plain"
      busy={refuse.isPending}
      failed={whyFailed(refuse.error)}
      onConfirm={() => refuse.mutate({ id, approve: false })}
    >
      <Trans>
        Su cuenta sigue como está y verá en sus ajustes que la solicitud se rechazó. Puede pedirlo otra vez.
      </Trans>
    </ConfirmDialog>
  );
}
