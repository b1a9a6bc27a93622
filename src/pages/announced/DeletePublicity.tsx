/** The confirmation before an announcement is deleted. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { whyFailed } from '#src/api/rowForm.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { toasts } from '#src/lib/toasts.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { publicityResource, type AdminPublicity } from './announced.queries.ts';

/** Explains the alternative: switching the announcement off. */
export function DeletePublicity({
  publicity,
  open,
  onClose,
}: {
  readonly publicity: AdminPublicity;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { title } = publicity;
  const remove = useWrite(publicityResource.remove, {
    refresh: publicityResource.refresh,
    onDone: () => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Eliminaste el anuncio ${title}.` });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Eliminar el anuncio ${title}?`}
      confirmLabel={t`Eliminar`}
      busy={remove.isPending}
      failed={whyFailed(remove.error)}
      onConfirm={() => remove.mutate({ id: publicity.id })}
    >
      {publicity.running ? (
        <Trans>
          Ahora está a la vista y dejará de verse. No se puede deshacer; si lo apagas, puedes volver a usarlo.
        </Trans>
      ) : (
        <Trans>Nadie lo ve ahora. No se puede deshacer.</Trans>
      )}
    </ConfirmDialog>
  );
}
