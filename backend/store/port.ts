/** All that domain code knows of storage: five verbs, opened for one organisation (design §5). */
import type { Row, Table } from './table.ts';

/** An organisation's id; it comes from the verified token or the directory, never from a body. */
export type OrgId = string;

/** What a column must be. A bare value means equality; `null` asks for a missing value. `ne` and `in` treat null as a value, everything else never holds for it. */
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

/** Filters as plain data: all named columns must hold, and one of `or` where it is given (an empty `or` never holds). JSON is never filtered; undefined raises. */
export type Where<R> = { readonly [K in keyof R]?: Condition<R[K]> } & { readonly or?: readonly Where<R>[] };

/** New values; a number may also be changed by `inc`. */
export type Change<R> = {
  readonly [K in keyof R as K extends 'id' ? never : K]?:
    | R[K]
    | (R[K] extends number ? { readonly inc: number } : never);
};

/** Columns with their direction; ties are always broken by ascending id. */
export type Order<R> = readonly (readonly [keyof R & string, 'asc' | 'desc'])[];

/** A relation or a count that is loaded with the rows, in a number of reads that does not depend on theirs. */
export type Relation =
  /** The row whose id stands in column `on` of the listed table. */
  | { readonly one: Table; readonly on: string }
  /** The rows whose column `on` holds the id of the listed row; `limit` counts for each of them. */
  | {
      readonly many: Table;
      readonly on: string;
      readonly where?: Readonly<Record<string, unknown>>;
      readonly order?: readonly (readonly [string, 'asc' | 'desc'])[];
      readonly limit?: number;
    }
  /** How many rows hold the id of the listed row in their column `on`. */
  | { readonly count: Table; readonly on: string; readonly where?: Readonly<Record<string, unknown>> };
export type With = Readonly<Record<string, Relation>>;

/** What the relations add to a row: the row or null, rows, a number. */
export type Loaded<W extends With> = {
  readonly [K in keyof W]: W[K] extends { readonly one: infer T extends Table }
    ? Row<T> | null
    : W[K] extends { readonly many: infer T extends Table }
      ? readonly Row<T>[]
      : number;
};

export interface ListQuery<R, W extends With> {
  readonly where?: Where<R>;
  readonly order?: Order<R>;
  /** The `next` of an earlier answer with the same table and order; anything else raises `BadCursor`. */
  readonly after?: string;
  /** Rows to pass over, for the numbered pages of the wire. */
  readonly offset?: number;
  /** At least 1; without it all rows come. */
  readonly limit?: number;
  readonly with?: W;
}

export interface Tally<R, B extends keyof R> {
  readonly where?: Where<R>;
  readonly by?: readonly B[];
  /** An integer column. */
  readonly sum?: keyof R & string;
}

/** Storage of one organisation inside one transaction or snapshot. Foreign rows do not exist for it. A call that raises has changed nothing, and the transaction may go on. */
export interface Store {
  /** Rows in order; `next` is there when more follow. */
  list<T extends Table, const W extends With = Record<never, never>>(
    table: T,
    query?: ListQuery<Row<T>, W>,
  ): Promise<{ readonly rows: readonly (Row<T> & Loaded<W>)[]; readonly next?: string }>;
  /** Counts and sums, in one row for all or one for each combination of `by` (ordered by it); no rows give count 0 only without `by`. */
  tally<T extends Table, const B extends keyof Row<T> & string = never>(
    table: T,
    query?: Tally<Row<T>, B>,
  ): Promise<readonly (Pick<Row<T>, B> & { readonly count: number; readonly sum: number })[]>;
  /** Adds rows and answers those really added, in the given order; a broken unique key raises `DuplicateKey`, or is passed over with `skipExisting`. */
  insert<T extends Table>(
    table: T,
    rows: readonly Row<T>[],
    options?: { readonly skipExisting?: boolean },
  ): Promise<readonly Row<T>[]>;
  /** Changes all rows that match and answers them as they are now, by ascending id; an empty answer means refused. */
  update<T extends Table>(table: T, where: Where<Row<T>>, change: Change<Row<T>>): Promise<readonly Row<T>[]>;
  /** Removes all rows that match and answers how many there were. */
  remove<T extends Table>(table: T, where: Where<Row<T>>): Promise<number>;
}

/** Finds the organisation before a token is known; holds no business data. */
export interface Directory {
  /** By a key such as `email:ana@aurora.example`, `host:aurora.example` or `key:<hash>`; undefined when unknown. */
  find(key: string): Promise<OrgId | undefined>;
  /** Every organisation, oldest first. */
  organizations(): Promise<readonly OrgId[]>;
  /** Binds keys to an organisation; a key that belongs to another raises `DuplicateKey`. */
  bind(org: OrgId, keys: readonly string[]): Promise<void>;
  /** Forgets keys of an organisation. */
  unbind(org: OrgId, keys: readonly string[]): Promise<void>;
}

export interface Database {
  /** Serial; whatever `work` throws undoes all of it. No I/O inside but the store's; never `tx` or `directory.bind` inside, which would wait for itself. */
  tx<A>(org: OrgId, work: (store: Store) => Promise<A>): Promise<A>;
  /** A snapshot that never waits for a writer; writing in it raises. */
  read<A>(org: OrgId, work: (store: Store) => Promise<A>): Promise<A>;
  readonly directory: Directory;
}

/** A unique key (or an id) was already there. `key` names its columns. */
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

/** A cursor that this table and order did not write; a client sent it, so it is a refusal and no crash. */
export class BadCursor extends Error {
  override readonly name = 'BadCursor';
  constructor() {
    super('this cursor does not belong to this list');
  }
}
