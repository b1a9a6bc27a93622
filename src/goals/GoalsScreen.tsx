/** `/goals`: the reader's own goals, newest first. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { ListAge } from '#src/ui/ListAge.tsx';
import { Page } from '#src/ui/Page.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Empty, Failed, Loading } from '#src/ui/StateViews.tsx';
import { goalQueries } from './goals.queries.ts';

/** The list in all its states. */
function Goals(): ReactElement {
  const query = useQuery(goalQueries.list());
  const { data, isFetching } = query;
  const retry = (): void => void query.refetch();
  if (data === undefined)
    return query.isError ? (
      <Failed what={<Trans>No pudimos cargar esta lista.</Trans>} onRetry={retry} busy={isFetching} />
    ) : (
      <Loading>
        {Array.from({ length: 6 }, (_, line) => (
          <SkeletonLine key={line} />
        ))}
      </Loading>
    );
  if (data.length === 0) return <Empty text={<Trans>Todavía no hay nada aquí.</Trans>} />;
  return (
    <div className="flex flex-col gap-3">
      <ListAge query={query} what={<Trans>No pudimos actualizar esta lista.</Trans>} onRetry={retry} />
      {data.map(({ id, title, description }) => (
        <Card key={id} padding="small">
          <p>{title}</p>
          {description === '' ? null : <p className="text-small text-soft">{description}</p>}
        </Card>
      ))}
    </div>
  );
}

/** The screen of the route `/goals`. */
export function GoalsScreen(): ReactElement {
  const { t } = useLingui();
  return (
    <Page title={t`Objetivos`} width="feed">
      <Goals />
    </Page>
  );
}
