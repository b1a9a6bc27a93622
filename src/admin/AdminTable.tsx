/** The table of a section of the administration: search or filters, loading and failed views, and the view without rows. */
import { useState, type ReactElement, type ReactNode } from 'react';
import { matches } from '#src/lib/text.ts';
import { Card } from '#src/ui/Card.tsx';
import { DataTable, type DataTableProps } from '#src/ui/DataTable.tsx';
import { ListBoundary, type Asked } from './ListBoundary.tsx';
import { NothingFound } from './NothingFound.tsx';
import { SearchField } from './SearchField.tsx';

/** The properties of the table that are not named here pass through: sorting, selection, bulk actions, footer. */
export interface AdminTableProps<T> extends Omit<DataTableProps<T>, 'rows' | 'toolbar' | 'empty'> {
  /** The queries that the list depends on; the first one has the rows. */
  readonly of: readonly [Asked & { readonly isPlaceholderData?: boolean }, ...Asked[]];
  /** All rows that were loaded; undefined before that. */
  readonly rows: readonly T[] | undefined;
  /** What could not be loaded, as a whole sentence. Left out if the caller draws the failure. */
  readonly failed?: string | undefined;
  /** A search over all loaded rows in the browser. */
  readonly search?: { readonly label: string; readonly textOf: (row: T) => string } | undefined;
  /** Filters that the server applies. Their state is the caller's, for example in the address. */
  readonly filters?:
    | { readonly tools: ReactNode; readonly isNarrowed: boolean; readonly onClear: () => void }
    | undefined;
  /** The view without a row. */
  readonly none: ReactElement;
}

/** `of`, `rows`, columns and words are the caller's; the table has the search. */
export function AdminTable<T>({
  of,
  rows = [],
  failed,
  search,
  filters,
  none,
  state,
  ...table
}: AdminTableProps<T>): ReactElement {
  const [query, setQuery] = useState('');
  const [asked] = of;
  const found = search === undefined ? rows : rows.filter((row) => matches(search.textOf(row), query));
  const isNarrowed = rows.length > 0 || filters?.isNarrowed === true;
  const clear = (): void => {
    setQuery('');
    filters?.onClear();
  };
  const drawn = (
    <DataTable
      {...table}
      rows={found}
      state={state ?? (asked.isPending || asked.isPlaceholderData === true ? 'loading' : 'ready')}
      toolbar={
        filters?.tools ??
        (search === undefined || rows.length === 0 ? undefined : (
          <SearchField label={search.label} value={query} onChange={setQuery} />
        ))
      }
      empty={<Card>{isNarrowed ? <NothingFound onClear={clear} /> : none}</Card>}
    />
  );
  if (failed === undefined) return drawn;
  return (
    <ListBoundary of={of} what={failed}>
      {drawn}
    </ListBoundary>
  );
}
