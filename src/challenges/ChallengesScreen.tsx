/** `/challenges`: the challenges for the reader, newest first. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Card } from '#src/ui/Card.tsx';
import { ListAge } from '#src/ui/ListAge.tsx';
import { Page } from '#src/ui/Page.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { Empty, Failed, Loading } from '#src/ui/StateViews.tsx';
import { challengeQueries } from './challenges.queries.ts';

/** The list in all its states. */
function Challenges(): ReactElement {
  const query = useQuery(challengeQueries.list());
  const { data, isFetching, isError } = query;
  const retry = () => void query.refetch();
  if (data === undefined)
    return isError ? (
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
      {data.map(({ id, name, description }) => (
        <Card key={id} padding="small">
          <p>{name}</p>
          {description === '' ? null : <p className="text-small text-soft">{description}</p>}
        </Card>
      ))}
    </div>
  );
}

/** The screen of the route `/challenges`. */
export function ChallengesScreen(): ReactElement {
  const { t } = useLingui();
  return (
    <Page title={t`Retos`} width="feed">
      <Challenges />
    </Page>
  );
}
