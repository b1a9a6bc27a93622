/** The confirmation before a deletion request, with an optional reason. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { textLength } from '#schema/limits.parts.ts';
import { toasts } from '#src/lib/toasts.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { accountQueries, accountWrites, refreshAccount } from './account.queries.ts';

/** The reason stays after an error; a new key resets it. */
export function DeletionDialog({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const cache = useQueryClient();
  const [reason, setReason] = useState('');
  const isLong = reason.trim().length > textLength.description;
  const asking = useWrite((words: string, key) => accountWrites.askForDeletion(words, key), {
    refresh: () => undefined,
    onDone: (deletion) => {
      cache.setQueryData(accountQueries.own().queryKey, (account) =>
        account === undefined ? account : { ...account, deletion },
      );
      void refreshAccount(cache);
      onClose();
      toasts.raise({ severity: 'success', text: t`Enviamos tu solicitud. Puedes retirarla cuando quieras.` });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Pedir que se elimine tu cuenta?`}
      confirmLabel={t`Enviar la solicitud`}
      cancelLabel={t`Conservar mi cuenta`}
      busy={asking.isPending}
      waiting={isLong}
      failed={asking.error === null ? null : `${t`No se envió.`} ${whyFailed(asking.error) ?? ''}`}
      onConfirm={() => asking.mutate(reason.trim())}
    >
      <div className="flex flex-col gap-4">
        <p>
          <Trans>
            Alguien de administración lo revisará. Hasta que decida, tu cuenta sigue igual y puedes retirar la
            solicitud.
          </Trans>
        </p>
        <TextArea
          label={t`Motivo`}
          optional
          counter
          maxLength={textLength.description}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
