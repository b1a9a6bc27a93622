/** The SQL schema behind the tables, as statements to run and as facts to compare. */
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

/** The statements that create one table with its keys and indexes, each of which begins with the organisation. */
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

/** Rows in all and of one organisation, and how many times fewer remain for each value of a column, as the planner is told. */
const told = { rows: 1_000_000, organization: 100_000, fewer: 1_000, fewerByBool: 2 };

/**
 * Tells SQLite's planner that organisations are large. A database that was never analysed takes `org = ?` to find ten
 * rows and then scans the organisation instead of using an index; figures that we state make its plans good and the same everywhere.
 */
export function statePlannerFigures(connection: SqlConnection, tables: readonly Table[]): void {
  // Only this creates the table of figures, which is then ours.
  connection.exec('analyze directory_organizations; delete from sqlite_stat1');
  const state = (table: Table, index: string, names: readonly string[], unique: boolean): void => {
    let rows = told.organization;
    const figures = names.map((name, at) => {
      rows = Math.ceil(rows / (table.columns[name]?.kind === 'bool' ? told.fewerByBool : told.fewer));
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

/** What a table is, as far as the store relies on it. */
export interface TableFacts {
  /** `name type` and, where nothing may be missing, `!`. */
  readonly columns: readonly string[];
  /** The columns of each key and index, unique ones with `!` before them. */
  readonly keys: readonly string[];
}

/** The facts that `createTable` brings about. */
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

/** The facts of a table as the database has it; empty lists where it has none. */
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

/** What differs between the tables and the database, as sentences; none when the database can be used. */
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
