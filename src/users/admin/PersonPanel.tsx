/** The panel of one user. Opened directly by its URL, the panel loads the user first. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { isNotFound } from '#src/ui/isNotFound.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Empty, Failed, Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { peopleAdminQueries, type AdminPerson } from './peopleAdmin.queries.ts';
import { PersonForm } from './PersonForm.tsx';

/** `row` is the user as the list has it. */
export function PersonPanel({
  id,
  row,
  open,
  onClose,
}: {
  readonly id: string;
  readonly row: { readonly person: AdminPerson; readonly at: number } | null;
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const query = useQuery({
    ...peopleAdminQueries.one(id),
    enabled: open,
    ...(row === null ? {} : { initialData: row.person, initialDataUpdatedAt: row.at }),
  });
  if (query.data !== undefined) return <PersonForm person={query.data} open={open} onClose={onClose} />;
  const isGone = isNotFound(query.error);
  return (
    <Dialog open={open} onClose={onClose} placement="side" title={t`Persona`}>
      {isGone ? (
        <Empty
          drawing="people"
          text={<Trans>Esta persona ya no está en tu organización, o su enlace no es correcto.</Trans>}
        />
      ) : query.isError ? (
        <Failed
          what={t`No pudimos cargar a esta persona.`}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : (
        <Loading label={t`Cargando a la persona`}>
          <span className="flex flex-col gap-5">
            <Skeleton className="h-11 w-full" />
            <Skeleton className="h-11 w-full" />
            <Skeleton className="h-11 w-2/3" />
            <Skeleton className="h-40 w-full rounded-card" />
          </span>
        </Loading>
      )}
    </Dialog>
  );
}
