/** `/admin/moderation`: reported posts and past decisions. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { Card } from '#src/ui/Card.tsx';
import { Empty, Loading } from '#src/ui/StateViews.tsx';
import { PostSkeleton } from '#src/posts/PostSkeleton.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { ListBoundary } from '#src/admin/ListBoundary.tsx';
import { MoreRows } from '#src/admin/MoreRows.tsx';
import { reportQueries, type Reported } from './moderation.queries.ts';
import { RemovePost } from './RemovePost.tsx';
import { ReportCard } from './ReportCard.tsx';
import { formatTotal } from '#src/lib/totals.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { usePanel } from '#src/lib/usePanel.ts';
import { samePlace } from '#src/lib/useAddressParam.ts';
import { useVerdict } from './useVerdict.ts';

function Reports({ decided }: { readonly decided: boolean }): ReactElement {
  const { t } = useLingui();
  const query = useInfiniteQuery(reportQueries.list(decided));
  const toDelete = usePanel<Reported>();
  const keep = useVerdict('keep', () => undefined);
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <ListBoundary of={[query]} what={t`No pudimos cargar los reportes.`}>
      {query.isPending ? (
        <Loading>
          <PostSkeleton />
        </Loading>
      ) : rows.length === 0 ? (
        <Card>
          <Empty
            drawing="message"
            text={
              decided ? (
                <Trans>Todavía no se decidió sobre ningún reporte.</Trans>
              ) : (
                <Trans>Nada por revisar. Cuando alguien reporte una publicación, la verás aquí.</Trans>
              )
            }
          />
        </Card>
      ) : (
        <ul className="flex max-w-feed flex-col gap-4">
          {rows.map((row) => (
            <li key={row.post.id}>
              <ReportCard
                reported={row}
                busy={keep.isPending && keep.variables?.id === row.post.id}
                onKeep={() => keep.mutate({ id: row.post.id, reported: row })}
                onRemove={() => toDelete.open(row)}
              />
            </li>
          ))}
        </ul>
      )}
      <MoreRows of={query} className="mt-4 max-w-feed" />
      {toDelete.about === null ? null : (
        <RemovePost
          key={toDelete.opening}
          reported={toDelete.about}
          open={toDelete.isOpen}
          onClose={toDelete.close}
        />
      )}
    </ListBoundary>
  );
}

/** The selected list is stored in the URL. */
export function ModerationSection(): ReactElement {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const language = useLanguage();
  const open = useInfiniteQuery(reportQueries.list(false)).data?.pages[0]?.pagination.total;
  return (
    <Tabs
      label={t`Reportes`}
      selected={search.get('tab') === 'decided' ? 'decided' : 'open'}
      onSelect={(id) => setSearch(id === 'decided' ? { tab: id } : '', samePlace())}
      tabs={[
        {
          id: 'open',
          label: t`Por revisar`,
          count: open === undefined ? undefined : formatTotal(open, language),
          content: <Reports decided={false} />,
        },
        { id: 'decided', label: t`Decididos`, content: <Reports decided /> },
      ]}
    />
  );
}
