/** The interface of an engine for one organisation; `openStore` builds the five verbs of the port on it. */
import type { Place } from './cursor.ts';
import type { Step } from './order.ts';
import type { Stored, Value } from './row.ts';
import type { Table } from './table.ts';
import type { Filter } from './where.ts';

/** A selection of rows; all parts are validated. */
export interface Selection {
  readonly filter: Filter;
  readonly steps: readonly Step[];
  /** The columns that are needed, with `id`; an engine may return more. Default: all. */
  readonly columns?: readonly string[];
  readonly after?: Place;
  readonly offset?: number;
  readonly limit?: number;
  /** The first rows in the order of each of these values of a column; it has no page. A value with many rows costs as little as one with few. */
  readonly each?: { readonly column: string; readonly keys: readonly string[]; readonly limit: number };
}

/** Groups to count and sum. */
export interface Grouping {
  readonly filter: Filter;
  readonly by: readonly string[];
  readonly sum?: string;
  /** Where to stop counting; only without `by` and `sum`. */
  readonly atMost?: number;
}

/** A group with its values, row count and sum. */
export type Group = {
  readonly values: Readonly<Record<string, Value>>;
  readonly count: number;
  readonly sum: number;
};

/** New values and increments; no column is in both. */
export interface Edit {
  readonly set: Readonly<Record<string, Value>>;
  readonly add: Readonly<Record<string, number>>;
}

type Soon<A> = A | Promise<A>;

/** Storage of one organisation in one transaction or snapshot; a call that throws changes nothing. */
export interface Engine {
  select(table: Table, selection: Selection): Soon<readonly Stored[]>;
  /** Groups in the order of `by`; without `by` always one group. */
  tally(table: Table, grouping: Grouping): Soon<readonly Group[]>;
  /**
   * Returns the inserted rows; a violated key throws `DuplicateKey`. The id is checked first, then the unique keys in
   * declared order.
   */
  insert(table: Table, rows: readonly Stored[], skipExisting: boolean): Soon<readonly Stored[]>;
  /** Returns the updated rows by ascending id. */
  update(table: Table, filter: Filter, edit: Edit): Soon<readonly Stored[]>;
  remove(table: Table, filter: Filter): Soon<number>;
}
