/** What a table of the administration is told: apart from its looks, so that sections can name their columns alone. */
import type { ReactNode } from 'react';
import type { MenuItem } from './Menu.tsx';

/** One column; the first of a table names the row. */
export interface Column<T> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: T) => ReactNode;
  /** `end` for numbers. */
  readonly align?: 'start' | 'end' | undefined;
  /** CSS, "8rem"; without it the words decide. */
  readonly width?: string | undefined;
  readonly sortable?: boolean | undefined;
  /** Cannot be hidden; the first column never can. */
  readonly fixed?: boolean | undefined;
  readonly startsHidden?: boolean | undefined;
}

/** The order that the rows come in. */
export interface TableSort {
  /** Id of a column. */
  readonly by: string;
  readonly direction: 'asc' | 'desc';
}

/** The rows and all that can be done with them; table and cards take the same. */
export interface TableRows<T> {
  /** Accessible name of the table. */
  label: string;
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** What a row is called in the labels of its controls. */
  nameOf: (row: T) => string;
  columns: readonly Column<T>[];
  /** The row's menu; none where it answers nothing. */
  actions?: ((row: T) => readonly (readonly MenuItem[])[]) | undefined;
  onOpen?: ((row: T) => void) | undefined;
  sort?: TableSort | null | undefined;
  /** The caller sorts. */
  onSort?: ((next: TableSort) => void) | undefined;
  /** Keys of the chosen rows; with `onChosen` rows can be chosen. */
  chosen?: ReadonlySet<string> | undefined;
  onChosen?: ((next: ReadonlySet<string>) => void) | undefined;
}

/** The order after a press on a column's head: ascending first, then the other way round. */
export const nextSort = (now: TableSort | null | undefined, by: string): TableSort => ({
  by,
  direction: now?.by === by && now.direction === 'asc' ? 'desc' : 'asc',
});

/** The chosen keys after one more press on `keys`: all of them chosen, or, if they all were, none. */
export function toggled(chosen: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  const next = new Set(chosen);
  const all = keys.every((key) => chosen.has(key));
  for (const key of keys)
    if (all) next.delete(key);
    else next.add(key);
  return next;
}
