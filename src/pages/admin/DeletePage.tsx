/** Confirmation before a page is deleted. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { RemoveQuestion } from '#src/admin/RemoveQuestion.tsx';
import { pageResource, type KeptPage } from './pagesAdmin.queries.ts';

/** Suggests to unpublish the page as an alternative. */
export function DeletePage({ page, ...tie }: DialogTie & { readonly page: KeptPage }): ReactElement {
  const { t } = useLingui();
  const { title } = page;
  return (
    <RemoveQuestion
      id={page.id}
      title={t`¿Eliminar ${title}?`}
      of={pageResource}
      done={t`Eliminaste la página ${title}.`}
      {...tie}
    >
      {page.published ? (
        <Trans>
          Sale del menú de todos y su texto y sus imágenes se borran. No se puede deshacer. Si solo quieres
          que no se vea, deja de publicarla.
        </Trans>
      ) : (
        <Trans>Su texto y sus imágenes se borran. No se puede deshacer.</Trans>
      )}
    </RemoveQuestion>
  );
}
