/** The storage interface of domain code: five verbs, opened for one organisation. */
import type { Row, Table } from './table.ts';

/** An organisation's id; it comes from the verified token or the directory, never from a body. */
export type OrgId = string;

/**
 * A condition on a column. A bare value means equality, `null` a missing value. `ne` and `in` treat null as a value;
 * all other conditions are false for it.
 */
export type Condition<V> =
  | V
  | { readonly ne: V }
  | { readonly in: readonly V[] }
  | { readonly gt: NonNullable<V> }
  | { readonly gte: NonNullable<V> }
  | { readonly lt: NonNullable<V> }
  | { readonly lte: NonNullable<V> }
  | { readonly gte: NonNullable<V>; readonly lt: NonNullable<V> }
  | (V extends string | null ? { readonly has: string } : never);

/**
 * Filters as plain data: all named columns must match, and one of `or` if given (an empty `or` matches nothing). JSON
 * columns cannot be filtered; undefined throws.
 */
export type Where<R> = { readonly [K in keyof R]?: Condition<R[K]> } & { readonly or?: readonly Where<R>[] };

/** New values; `inc` adds to a number. */
export type Change<R> = {
  readonly [K in keyof R as K extends 'id' ? never : K]?:
    | R[K]
    | (R[K] extends number ? { readonly inc: number } : never);
};

/** Columns with their direction; ties are always broken by ascending id. */
export type Order<R> = readonly (readonly [keyof R & string, 'asc' | 'desc'])[];

/** A relation or a count that is loaded with the rows, in a constant number of reads. */
export type Relation =
  /** The row whose id is in column `on` of the listed table. */
  | { readonly one: Table; readonly on: string }
  /** The rows whose column `on` holds the id of the listed row; `limit` applies to each listed row. */
  | {
      readonly many: Table;
      readonly on: string;
      readonly where?: Readonly<Record<string, unknown>>;
      readonly order?: readonly (readonly [string, 'asc' | 'desc'])[];
      readonly limit?: number;
    }
  /** The number of rows whose column `on` holds the id of the listed row. */
  | { readonly count: Table; readonly on: string; readonly where?: Readonly<Record<string, unknown>> };
export type With = Readonly<Record<string, Relation>>;

/** The fields that relations add to a row: the row or null, rows, a number. */
export type Loaded<W extends With> = {
  readonly [K in keyof W]: W[K] extends { readonly one: infer T extends Table }
    ? Row<T> | null
    : W[K] extends { readonly many: infer T extends Table }
      ? readonly Row<T>[]
      : number;
};

/** A row with some of its columns, and always its id. */
export type Picked<T extends Table, K extends keyof Row<T>> = Pick<Row<T>, K> & Pick<Row<T>, 'id'>;

export interface ListQuery<R, W extends With, K extends keyof R = keyof R> {
  /** The only columns of the listed rows, with `id`; relations and the order may use others. Default: all. */
  readonly columns?: readonly (K & string)[];
  readonly where?: Where<R>;
  readonly order?: Order<R>;
  /** The `next` of an earlier result with the same table and order; any other value throws `BadCursor`. */
  readonly after?: string;
  /** Rows to skip, for the numbered pages of the wire. */
  readonly offset?: number;
  /** At least 1; without it all rows are returned. */
  readonly limit?: number;
  readonly with?: W;
}

export interface Tally<R, B extends keyof R> {
  readonly where?: Where<R>;
  readonly by?: readonly B[];
  /** An integer column. */
  readonly sum?: keyof R & string;
  /** Stops counting at this number of rows, which bounds the cost; at least 1, without `by` and `sum`. */
  readonly atMost?: number;
}

/**
 * Storage of one organisation inside one transaction or snapshot, without the rows of other organisations. A call that
 * throws changes nothing, and the transaction may continue.
 */
export interface Store {
  /** Rows in order; `next` is set if more rows follow. */
  list<
    T extends Table,
    const W extends With = Record<never, never>,
    const K extends keyof Row<T> = keyof Row<T>,
  >(
    table: T,
    query?: ListQuery<Row<T>, W, K>,
  ): Promise<{ readonly rows: readonly (Picked<T, K> & Loaded<W>)[]; readonly next?: string }>;
  /**
   * Counts and sums: one row for all, or one for each combination of `by`, in that order. Without rows there is a count
   * of 0 only without `by`.
   */
  tally<T extends Table, const B extends keyof Row<T> & string = never>(
    table: T,
    query?: Tally<Row<T>, B>,
  ): Promise<readonly (Pick<Row<T>, B> & { readonly count: number; readonly sum: number })[]>;
  /**
   * Inserts rows and returns the inserted ones, in the given order. A violated unique key throws `DuplicateKey`; with
   * `skipExisting` the row is skipped.
   */
  insert<T extends Table>(
    table: T,
    rows: readonly Row<T>[],
    options?: { readonly skipExisting?: boolean },
  ): Promise<readonly Row<T>[]>;
  /**
   * Updates all matching rows and returns them with their new values, by ascending id; an empty result means that no
   * row matched.
   */
  update<T extends Table>(table: T, where: Where<Row<T>>, change: Change<Row<T>>): Promise<readonly Row<T>[]>;
  /** Removes all matching rows and returns their number. */
  remove<T extends Table>(table: T, where: Where<Row<T>>): Promise<number>;
}

/** Finds the organisation before a token is verified; holds no business data. */
export interface Directory {
  /** By a key such as `email:ana@aurora.example`, `host:aurora.example` or `apiKey:<hash>`; undefined if unknown. */
  find(key: string): Promise<OrgId | undefined>;
  /** Every organisation, oldest first. */
  organizations(): Promise<readonly OrgId[]>;
  /** Binds keys to an organisation; throws `DuplicateKey` if a key belongs to another organisation. */
  bind(org: OrgId, keys: readonly string[]): Promise<void>;
  /** Removes keys of an organisation. */
  unbind(org: OrgId, keys: readonly string[]): Promise<void>;
}

export interface Database {
  /**
   * Transactions are serial; an error of `work` rolls back all changes. `work` does no I/O except with its store. It
   * must not call `tx` or `directory.bind`, because they would wait for the transaction itself.
   */
  tx<A>(org: OrgId, work: (store: Store) => Promise<A>): Promise<A>;
  /** A snapshot that never waits for a writer; writing to it throws. */
  read<A>(org: OrgId, work: (store: Store) => Promise<A>): Promise<A>;
  readonly directory: Directory;
  /** Whether the rows of a table wait for their first read: what only makes reading it quick can wait, too. */
  readonly isUnread?: (org: OrgId, table: Table) => boolean;
}

/** A unique key (or an id) already exists. `key` names its columns. */
export class DuplicateKey extends Error {
  override readonly name = 'DuplicateKey';
  readonly table: string;
  readonly key: readonly string[];
  constructor(tableName: string, key: readonly string[]) {
    super(`duplicate key (${key.join(', ')}) in ${tableName}`);
    this.table = tableName;
    this.key = key;
  }
}

/** The store cannot take this work now: another process holds its lock, or its disk is full. Nothing was written. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly why: 'busy' | 'full';
  constructor(why: 'busy' | 'full', options?: ErrorOptions) {
    super(why, options);
    this.why = why;
  }
}

/** A cursor for another table or order. Clients send cursors, so this is an input error, not an internal one. */
export class BadCursor extends Error {
  override readonly name = 'BadCursor';
  constructor() {
    super('this cursor does not belong to this list');
  }
}
