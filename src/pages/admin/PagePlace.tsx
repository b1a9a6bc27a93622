/** The editor for `?page=…` of the section, with its loading and error states. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { isNotFound } from '#src/api/isNotFound.ts';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Empty, Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useMe, type Me } from '#src/session/me.queries.ts';
import { PageEditor } from './PageEditor.tsx';
import { pageResource } from './pagesAdmin.queries.ts';

/** The URL value that opens a new page. */
export const newPageMark = 'new';

const Skeletons = (): ReactElement => (
  <Loading>
    <span className="flex flex-col gap-5">
      <Skeleton className="h-11 w-44" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-96 w-full rounded-card" />
    </span>
  </Loading>
);

function Kept({
  id,
  me,
  onClose,
}: {
  readonly id: string;
  readonly me: Me;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useLingui();
  const query = useQuery(pageResource.one(id));
  if (query.data !== undefined) return <PageEditor page={query.data} me={me} onClose={onClose} />;
  if (isNotFound(query.error))
    return (
      <Empty
        drawing="search"
        text={<Trans>Esta página ya no existe.</Trans>}
        action={
          <Button onClick={onClose}>
            <Trans>Todas las páginas</Trans>
          </Button>
        }
      />
    );
  return (
    <ListBoundary of={[query]} what={t`No pudimos cargar esta página.`}>
      <Skeletons />
    </ListBoundary>
  );
}

/** A failed refetch does not close the editor. */
export function PagePlace({
  id,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
}): ReactElement {
  const me = useMe();
  if (me === undefined) return <Skeletons />;
  return id === newPageMark ? (
    <PageEditor page={null} me={me} onClose={onClose} />
  ) : (
    <Kept key={id} id={id} me={me} onClose={onClose} />
  );
}
