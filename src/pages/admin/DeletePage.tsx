/** Confirmation before a page is deleted. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { whyFailed } from '#src/api/rowForm.ts';
import { useWrite } from '#src/api/useWrite.ts';
import { toasts } from '#src/lib/toasts.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { pageWrites, refreshPages, type KeptPage } from './pagesAdmin.queries.ts';

/** Suggests to unpublish the page as an alternative. */
export function DeletePage({
  page,
  open,
  onClose,
}: {
  readonly page: KeptPage;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const { title } = page;
  const remove = useWrite(pageWrites.remove, {
    refresh: refreshPages,
    onDone: () => {
      onClose();
      toasts.raise({ severity: 'success', text: t`Eliminaste la página ${title}.` });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`¿Eliminar ${title}?`}
      confirmLabel={t`Eliminar`}
      busy={remove.isPending}
      failed={whyFailed(remove.error)}
      onConfirm={() => remove.mutate(page.id)}
    >
      {page.published ? (
        <Trans>
          Sale del menú de todos y su texto y sus imágenes se borran. No se puede deshacer. Si solo quieres
          que no se vea, deja de publicarla.
        </Trans>
      ) : (
        <Trans>Su texto y sus imágenes se borran. No se puede deshacer.</Trans>
      )}
    </ConfirmDialog>
  );
}
