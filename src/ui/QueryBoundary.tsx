/** One read of the server in its pictures: loading, failed, old data with its age; the rest is the caller's. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { relativeAge } from '#src/lib/dates.ts';
import { isNotFound } from './isNotFound.ts';
import { isSwitchedOff } from './isSwitchedOff.ts';
import { Empty, Failed, Loading, Stale } from './StateViews.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';

/** Older than this, in ms, what is shown says its age while it is asked for again. */
const agedMs = 60_000;

export interface QueryBoundaryProps<T> {
  query: Pick<
    UseQueryResult<T>,
    'data' | 'error' | 'isError' | 'isFetching' | 'isFetched' | 'dataUpdatedAt' | 'refetch'
  >;
  /** Said while it loads: "Cargando insignias". */
  label: string;
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** What could not be loaded, as a whole sentence. */
  what: ReactNode;
  /** The same for data that is there but old; `what` without it. */
  whatOld?: ReactNode;
  /** For one item, opened by its address: that there is none, as a whole sentence. Asking again cannot help. */
  gone?: ReactNode;
  /** The way out of `gone`, where the page around has none. */
  wayOut?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Draws `children` as soon as there is data, and keeps it through everything that fails afterwards. */
export function QueryBoundary<T>({
  query,
  label,
  skeleton,
  what,
  whatOld = what,
  gone,
  wayOut,
  children,
}: QueryBoundaryProps<T>): ReactElement | null {
  const now = useNow();
  const language = useLanguage();
  const { data, dataUpdatedAt } = query;
  const retry = (): void => void query.refetch();
  if (isSwitchedOff(query)) return null;
  if (data === undefined && gone !== undefined && isNotFound(query.error))
    return <Empty drawing="search" text={gone} action={wayOut} />;
  if (data === undefined)
    return query.isError ? (
      <Failed what={what} onRetry={retry} busy={query.isFetching} />
    ) : (
      <Loading label={label}>{skeleton}</Loading>
    );
  const age = relativeAge(dataUpdatedAt, { now, language });
  if (query.isError)
    return (
      <Failed what={whatOld} age={age} onRetry={retry} busy={query.isFetching}>
        {children(data)}
      </Failed>
    );
  if (query.isFetching && now - dataUpdatedAt > agedMs)
    return (
      <Stale age={age} busy>
        {children(data)}
      </Stale>
    );
  return <>{children(data)}</>;
}
