/**
 * The props of administration tables, without styles, so that sections can define columns without loading the
 * table.
 */
import type { ReactNode } from 'react';
import type { MenuItem } from './Menu.tsx';

/** One column; the first column names the row. */
export interface Column<T> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: T) => ReactNode;
  /** `end` for numbers. */
  readonly align?: 'start' | 'end' | undefined;
  /** CSS width such as "8rem"; by default the content decides. */
  readonly width?: string | undefined;
  readonly sortable?: boolean | undefined;
  /** Cannot be hidden; the first column never can. */
  readonly fixed?: boolean | undefined;
  readonly startsHidden?: boolean | undefined;
}

/** The sort order of the rows. */
export interface TableSort {
  /** Id of a column. */
  readonly by: string;
  readonly direction: 'asc' | 'desc';
}

/** The rows and their actions; table and cards have the same props. */
export interface TableRows<T> {
  /** Accessible name of the table. */
  label: string;
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** The name of a row, for the labels of its controls. */
  nameOf: (row: T) => string;
  columns: readonly Column<T>[];
  /** The actions of a row's menu; no menu if the result is empty. */
  actions?: ((row: T) => readonly (readonly MenuItem[])[]) | undefined;
  onOpen?: ((row: T) => void) | undefined;
  sort?: TableSort | null | undefined;
  /** The caller sorts the rows. */
  onSort?: ((next: TableSort) => void) | undefined;
  /** Keys of the selected rows; rows are selectable if `onChosen` is set. */
  chosen?: ReadonlySet<string> | undefined;
  onChosen?: ((next: ReadonlySet<string>) => void) | undefined;
}

/** The sort order after a click on a column head: ascending first, then reversed. */
export const nextSort = (now: TableSort | null | undefined, by: string): TableSort => ({
  by,
  direction: now?.by === by && now.direction === 'asc' ? 'desc' : 'asc',
});

/** The selected keys after a click on `keys`: selects all of them, or none if all were selected. */
export function toggled(chosen: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  const next = new Set(chosen);
  const all = keys.every((key) => chosen.has(key));
  for (const key of keys)
    if (all) next.delete(key);
    else next.add(key);
  return next;
}
