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
  const arriving = new Set(
    queries.findAll({ queryKey, predicate: ({ state }) => state.fetchStatus !== 'idle' }),
  );
  for (const query of queries.findAll({ queryKey })) change(query.queryKey);
  if (arriving.size === 0) return;
  const leave = queries.subscribe(({ type, query }) => {
    if (type !== 'removed' && (type !== 'updated' || query.state.fetchStatus !== 'idle')) return;
    if (!arriving.delete(query)) return;
    if (arriving.size === 0) leave();
    if (type === 'updated') change(query.queryKey);
  });
}
