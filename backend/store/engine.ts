/** What an engine must do for one organisation; `openStore` makes the five verbs of the port from it. */
import type { Place } from './cursor.ts';
import type { Step } from './order.ts';
import type { Stored, Value } from './row.ts';
import type { Table } from './table.ts';
import type { Filter } from './where.ts';

/** Rows to choose; all parts are checked. */
export interface Selection {
  readonly filter: Filter;
  readonly steps: readonly Step[];
  readonly after?: Place;
  readonly offset?: number;
  readonly limit?: number;
  /** At most so many rows for each value of a column, the first ones in the order. */
  readonly each?: { readonly column: string; readonly limit: number };
}

/** Groups to count and add up. */
export interface Grouping {
  readonly filter: Filter;
  readonly by: readonly string[];
  readonly sum?: string;
}

/** A group with its values, its rows and its total. */
export type Group = {
  readonly values: Readonly<Record<string, Value>>;
  readonly count: number;
  readonly sum: number;
};

/** New values and amounts to add, each of another column. */
export interface Edit {
  readonly set: Readonly<Record<string, Value>>;
  readonly add: Readonly<Record<string, number>>;
}

type Soon<A> = A | Promise<A>;

/** Storage of one organisation in one transaction or snapshot; each call that raises has changed nothing. */
export interface Engine {
  select(table: Table, selection: Selection): Soon<readonly Stored[]>;
  /** Groups in the order of `by`; without `by` always one. */
  tally(table: Table, grouping: Grouping): Soon<readonly Group[]>;
  /** The rows really added; a broken key raises `DuplicateKey`, the id before the unique keys in declared order. */
  insert(table: Table, rows: readonly Stored[], skipExisting: boolean): Soon<readonly Stored[]>;
  /** The rows as they are now, by ascending id. */
  update(table: Table, filter: Filter, edit: Edit): Soon<readonly Stored[]>;
  remove(table: Table, filter: Filter): Soon<number>;
}
