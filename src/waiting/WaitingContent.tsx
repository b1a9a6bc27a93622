/** The queue with its pictures: loading, failed, empty, lines. */
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { pageSize } from '#schema/limits.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { firstShown, waitingQueries } from './waiting.queries.ts';
import { WaitingList } from './WaitingList.tsx';
import { waitingSummary } from './waitingWords.ts';

const Shape = (): ReactElement => (
  <div className="flex flex-col gap-6 py-3">
    {[0, 1, 2].map((line) => (
      <div key={line} className="flex gap-3">
        <Skeleton round className="size-8" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-3 w-20" />
          <Skeleton className="h-3 w-40" />
          <Skeleton className="h-9 w-24" />
        </div>
      </div>
    ))}
  </div>
);

export function WaitingContent(): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const [showsAll, setShowsAll] = useState(false);
  const query = useQuery({
    ...waitingQueries.queue(showsAll ? pageSize.max : firstShown),
    placeholderData: keepPreviousData,
  });
  const { data, isError } = query;
  return (
    <>
      {data === undefined || isError ? (
        <QueryBoundary
          query={query}
          label={t`Cargando lo que te espera`}
          skeleton={<Shape />}
          what={<Trans>No pudimos cargar lo que te espera.</Trans>}
          whatOld={<Trans>No pudimos actualizar lo que te espera.</Trans>}
        >
          {() => <></>}
        </QueryBoundary>
      ) : null}
      {/* Not inside, where old and failed data is drawn anew: an open form and its words stay. */}
      {data === undefined ? null : (
        <>
          {data.total === 0 ? null : (
            <p className="text-small text-soft">{waitingSummary(data.counts, t, language)}</p>
          )}
          <WaitingList queue={data} showsAll={showsAll} onShowAll={() => setShowsAll(true)} />
        </>
      )}
    </>
  );
}
