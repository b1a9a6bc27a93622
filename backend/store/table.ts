/** Tables as data: one declaration yields the row type, the DDL and the indexes of every store. */

/** How a column is stored; `json` holds plain data, which is compared only as a whole and cannot be filtered. */
export type ColumnKind = 'text' | 'int' | 'bool' | 'json';

/** A column; `V` is the type of its value in a row, including `null` if it is nullable. */
export interface Column<V> {
  readonly kind: ColumnKind;
  readonly nullable: boolean;
  /** Never set: carries the type only. */
  readonly value?: V;
}

/** Text, instants as ISO 8601 in UTC, days as `YYYY-MM-DD`, ids. Ordered by code point, as databases compare UTF-8. */
export const text = <V extends string = string>(): Column<V> => ({ kind: 'text', nullable: false });
/** A safe integer; points, counters, epochs. */
export const int = (): Column<number> => ({ kind: 'int', nullable: false });
/** True or false. */
export const bool = (): Column<boolean> => ({ kind: 'bool', nullable: false });
/** Plain data stored as JSON. */
export const json = <V>(): Column<V> => ({ kind: 'json', nullable: false });
/** The same column, but nullable. Nulls sort before all values. */
export const orNull = <V>(column: Column<V>): Column<V | null> => ({ kind: column.kind, nullable: true });

export type Columns = Readonly<Record<string, Column<unknown>>>;

/**
 * A table of an organisation; its key is (organisation, id), and every unique key and index begins with the
 * organisation.
 */
export interface Table<Name extends string = string, C extends Columns = Columns> {
  readonly name: Name;
  readonly columns: C & { readonly id: Column<string> };
  /** Columns that are together unique in an organisation. */
  readonly unique: readonly (readonly string[])[];
  readonly indexes: readonly (readonly string[])[];
  /** Small, seldom changed and often read: a store may keep rows in memory until the table changes. */
  readonly steady?: true;
  /** About how many values a column has, where that is far less than a thousand: a store chooses its index by it. */
  readonly values?: Readonly<Partial<Record<string, number>>>;
}

/** A row for domain code, without the organisation. */
export type Row<T extends Table> = {
  readonly [K in keyof T['columns']]: T['columns'][K] extends Column<infer V> ? V : never;
};

/** Declares a table. `id` is added: a UUIDv7 from the injected generator. */
export function table<const Name extends string, const C extends Columns>(
  name: Name,
  columns: C,
  keys: {
    readonly unique?: readonly (readonly (keyof C & string)[])[];
    readonly indexes?: readonly (readonly (keyof C & string)[])[];
    readonly steady?: true;
    readonly values?: Readonly<Partial<Record<keyof C & string, number>>>;
  } = {},
): Table<Name, C> {
  return {
    name,
    columns: { id: text(), ...columns },
    unique: keys.unique ?? [],
    indexes: keys.indexes ?? [],
    ...(keys.steady === undefined ? {} : { steady: keys.steady }),
    ...(keys.values === undefined ? {} : { values: keys.values }),
  };
}
