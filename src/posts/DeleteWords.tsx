/** The confirmation before a comment is deleted with its answers; a separate chunk. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { toasts } from '#src/lib/toasts.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { reasonOf } from '#src/api/reason.ts';

/** Stays open after a failure. */
export function DeleteWords({
  isMine,
  answers,
  remove,
  onClose,
}: {
  isMine: boolean;
  /** Number of answers deleted with it. */
  answers: number;
  remove: () => Promise<unknown>;
  onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const [state, setState] = useState<{ busy: boolean; failed: string | null }>({ busy: false, failed: null });
  const confirm = (): void => {
    setState({ busy: true, failed: null });
    remove().then(
      () => {
        toasts.raise({ severity: 'success', text: t`Se eliminó el comentario.` });
        onClose();
      },
      (error: unknown) => setState({ busy: false, failed: `${t`No se eliminó.`} ${reasonOf(error)}` }),
    );
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={isMine ? t`¿Eliminar tu comentario?` : t`¿Eliminar este comentario?`}
      confirmLabel={t`Eliminar`}
      numbers={answers === 0 ? [] : [{ label: t`Respuestas que se van con él`, value: answers }]}
      busy={state.busy}
      failed={state.failed}
      onConfirm={confirm}
    >
      <Trans>No se puede recuperar.</Trans>
    </ConfirmDialog>
  );
}
