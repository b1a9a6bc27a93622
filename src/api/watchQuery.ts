/** Passes the results of a query to a machine. */
import {
  QueryObserver,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/react-query';

/** Callbacks for new data and for a new failure. */
export interface QueryListener<T> {
  readonly arrived: (data: T) => void;
  readonly lost: (error: unknown) => void;
}

/** Reads a query and calls back with each new result, the known one included; returns a function that stops it. */
export function watchQuery<T, K extends QueryKey>(
  cache: QueryClient,
  query: QueryObserverOptions<T, Error, T, T, K>,
  { arrived, lost }: QueryListener<T>,
): () => void {
  const observer = new QueryObserver(cache, query);
  let last: unknown = null;
  const hear = ({ data, error, isError }: QueryObserverResult<T>): void => {
    const news: unknown = isError ? error : data;
    if (news === undefined || news === last) return;
    last = news;
    if (isError) lost(error);
    else if (data !== undefined) arrived(data);
  };
  const leave = observer.subscribe(hear);
  hear(observer.getCurrentResult());
  return leave;
}
