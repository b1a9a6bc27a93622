/** The confirmation before an announcement is deleted. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { DialogTie } from '#src/admin/AdminList.tsx';
import { RemoveQuestion } from '#src/admin/RemoveQuestion.tsx';
import { publicityResource, type AdminPublicity } from './announced.queries.ts';

/** Explains the alternative: switching the announcement off. */
export function DeletePublicity({
  publicity,
  ...tie
}: DialogTie & { readonly publicity: AdminPublicity }): ReactElement {
  const { t } = useLingui();
  const { title } = publicity;
  return (
    <RemoveQuestion
      id={publicity.id}
      title={t`¿Eliminar el anuncio ${title}?`}
      of={publicityResource}
      done={t`Eliminaste el anuncio ${title}.`}
      {...tie}
    >
      {publicity.running ? (
        <Trans>
          Ahora está a la vista y dejará de verse. No se puede deshacer; si lo apagas, puedes volver a usarlo.
        </Trans>
      ) : (
        <Trans>Nadie lo ve ahora. No se puede deshacer.</Trans>
      )}
    </RemoveQuestion>
  );
}
