/** Above a list that is there: that it could not be asked for again, or how old it is while it is. */
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { relativeAge } from '#src/lib/dates.ts';
import { Failed, Stale } from './StateViews.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';

/** Older than this, in ms, the list says its age while it is asked for again. */
const agedMs = 60_000;

interface ListAgeProps {
  query: Pick<UseInfiniteQueryResult, 'isRefetchError' | 'isRefetching' | 'isFetching' | 'dataUpdatedAt'>;
  /** What could not be asked for again, as a whole sentence. */
  what: ReactNode;
  onRetry: () => void;
}

/** Nothing while the list is fresh. */
export function ListAge({ query, what, onRetry }: ListAgeProps): ReactElement | null {
  const language = useLanguage();
  const now = useNow();
  const age = relativeAge(query.dataUpdatedAt, { now, language });
  if (query.isRefetchError)
    return (
      <Failed what={what} age={age} onRetry={onRetry} busy={query.isFetching}>
        <span hidden />
      </Failed>
    );
  return query.isRefetching && now - query.dataUpdatedAt > agedMs ? (
    <Stale age={age} busy>
      <span hidden />
    </Stale>
  ) : null;
}
