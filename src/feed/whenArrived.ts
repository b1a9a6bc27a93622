/** Changes lists that may be read at the same time: an answer that began before a change lacks it. */
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes each list under a key now, and each that is being read now once more when its answer has arrived. `change`
 * must do nothing to a list that has the change already.
 */
export function changeAlsoArriving(
  cache: QueryClient,
  queryKey: QueryKey,
  change: (key: QueryKey) => void,
): void {
  const queries = cache.getQueryCache();
  const arriving = new Map<string, QueryKey>();
  for (const { queryKey: key, queryHash, state } of queries.findAll({ queryKey })) {
    if (state.fetchStatus !== 'idle') arriving.set(queryHash, key);
    change(key);
  }
  if (arriving.size === 0) return;
  const leave = queries.subscribe(({ type, query: { queryHash, state } }) => {
    const key = arriving.get(queryHash);
    if (key === undefined || (type !== 'removed' && (type !== 'updated' || state.fetchStatus !== 'idle')))
      return;
    arriving.delete(queryHash);
    if (arriving.size === 0) leave();
    if (type === 'updated') change(key);
  });
}
