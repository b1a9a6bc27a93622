/** The SQL schema of the tables, as statements and as comparable facts. */
import { columnNames } from '#backend/store/row.ts';
import type { ColumnKind, Table } from '#backend/store/table.ts';
import type { SqlConnection } from './sqlConnection.ts';

/** An identifier in SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Identifiers in SQL, separated by commas. */
export const quotedList = (names: readonly string[]): string => names.map(quoted).join(', ');

const types: Readonly<Record<ColumnKind, string>> = {
  text: 'text',
  int: 'integer',
  bool: 'integer',
  json: 'text',
};

const indexName = (table: Table, names: readonly string[]): string => `${table.name}_${names.join('_')}`;

/**
 * The statements that create one table with its keys and indexes; each key and index begins with the
 * organisation.
 */
export function createTable(table: Table): readonly string[] {
  if (Object.hasOwn(table.columns, 'org'))
    throw new TypeError(`${table.name}: the column "org" belongs to the store`);
  const columns = Object.entries(table.columns).map(
    ([name, { kind, nullable }]) => `  ${quoted(name)} ${types[kind]}${nullable ? '' : ' not null'}`,
  );
  const index = (unique: string) => (names: readonly string[]) =>
    `create ${unique}index ${quoted(indexName(table, names))} on ${quoted(table.name)} (${quotedList(['org', ...names])});`;
  return [
    `create table ${quoted(table.name)} (\n  "org" text not null,\n${columns.join(',\n')},\n  primary key ("org", "id")\n) strict, without rowid;`,
    ...table.unique.map(index('unique ')),
    ...table.indexes.map(index('')),
  ];
}

/**
 * The figures for the planner: rows in total, rows of one organisation, and the factor by which each column
 * of an index reduces the rows.
 */
const told = { rows: 1_000_000, organization: 100_000, fewer: 1_000, fewerByBool: 2 };

/**
 * States to SQLite's planner that organisations are large. Without an analysis the planner expects `org = ?`
 * to match ten rows, and scans the organisation instead of using an index. Fixed figures make its plans good
 * and the same everywhere.
 */
export function statePlannerFigures(connection: SqlConnection, tables: readonly Table[]): void {
  // Only `analyze` creates the table of figures; its own figures are deleted.
  connection.exec('analyze directory_organizations; delete from sqlite_stat1');
  const state = (table: Table, index: string, names: readonly string[], unique: boolean): void => {
    let rows = told.organization;
    const figures = names.map((name, at) => {
      const usual = table.columns[name]?.kind === 'bool' ? told.fewerByBool : told.fewer;
      rows = Math.ceil(rows / (table.values?.[name] ?? usual));
      return at === names.length - 1 && unique ? 1 : Math.max(rows, 2);
    });
    const figure = [told.rows, told.organization, ...figures].join(' ');
    connection.run('insert into sqlite_stat1 (tbl, idx, stat) values (?, ?, ?)', [table.name, index, figure]);
  };
  for (const table of tables) {
    state(table, table.name, ['id'], true);
    for (const names of table.unique) state(table, indexName(table, names), names, true);
    for (const names of table.indexes) state(table, indexName(table, names), names, false);
  }
  connection.exec('analyze sqlite_schema');
}

/** The facts of a table that the store relies on. */
export interface TableFacts {
  /** `name type`, with `!` if the column is not nullable. */
  readonly columns: readonly string[];
  /** The columns of each key and index, with a leading `!` if it is unique. */
  readonly keys: readonly string[];
}

/** The facts after `createTable`. */
export function expectedFacts(table: Table): TableFacts {
  const columns = columnNames(table).map((name) => {
    const column = table.columns[name];
    return `${name} ${column ? types[column.kind] : '?'}${column?.nullable ? '' : '!'}`;
  });
  const keys = [['id'], ...table.unique].map((names) => `!org,${names.join()}`);
  return {
    columns: ['org text!', ...columns].sort(),
    keys: [...keys, ...table.indexes.map((names) => `org,${names.join()}`)].sort(),
  };
}

/** The facts of a table in the database; empty lists if the table is missing. */
export function actualFacts(connection: SqlConnection, name: string): TableFacts {
  const columns = connection.all('select name, lower(type), "notnull" from pragma_table_info(?)', [name]);
  const keys = connection.all(
    `select i."unique", group_concat(c.name, ',') from pragma_index_list(?) i, pragma_index_info(i.name) c group by i.name order by c.seqno`,
    [name],
  );
  return {
    columns: columns
      .map(([column, type, full]) => `${String(column)} ${String(type)}${full ? '!' : ''}`)
      .sort(),
    keys: keys.map(([unique, names]) => `${unique ? '!' : ''}${String(names)}`).sort(),
  };
}

/** The differences between the tables and the database, as sentences; empty if the database is usable. */
export function schemaDifferences(connection: SqlConnection, tables: readonly Table[]): readonly string[] {
  return tables.flatMap((table) => {
    const [expected, actual] = [expectedFacts(table), actualFacts(connection, table.name)];
    const compare = (what: 'columns' | 'keys'): string[] => [
      ...expected[what]
        .filter((fact) => !actual[what].includes(fact))
        .map((fact) => `${table.name}: ${what} lack "${fact}"`),
      ...actual[what]
        .filter((fact) => !expected[what].includes(fact))
        .map((fact) => `${table.name}: ${what} have "${fact}" unasked`),
    ];
    return [...compare('columns'), ...compare('keys')];
  });
}
