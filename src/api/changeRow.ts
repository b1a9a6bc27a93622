/** Changes a row in the cached lists, before or after the server has it. */
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

type Rows = readonly { readonly id: string }[];
type List = Rows | InfiniteData<{ readonly items: Rows }>;

/** Every list below `queryKey` has the change; paged lists too. Lists without the row stay as they are. */
export function changeRow(cache: QueryClient, queryKey: QueryKey, id: string, change: object): void {
  const changed = (rows: Rows): Rows => rows.map((row) => (row.id === id ? { ...row, ...change } : row));
  cache.setQueriesData<List>({ queryKey }, (list) => {
    if (list === undefined) return undefined;
    if (!('pages' in list)) return changed(list);
    return { ...list, pages: list.pages.map((page) => ({ ...page, items: changed(page.items) })) };
  });
}
