/**
 * Rows of a snapshot that another release made, as rows of this release. This release makes the seed's rows again,
 * so only the changes are converted.
 */
import { fileVersions, files } from '#backend/files/files.tables.ts';
import { accounts, entries } from '#backend/ledger/ledger.tables.ts';
import { posts } from '#backend/posts/posts.tables.ts';
import { columnNames, type Stored, type Value } from '#backend/store/row.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Table } from '#backend/store/table.ts';
import type { Change } from './engine.changes.ts';

const empty = { text: '', int: 0, bool: false, json: undefined } as const;

/** The row with the columns of the table: unknown ones are left out, missing ones are empty. */
function withColumns(table: Table, row: Stored): Stored {
  const fitted: Record<string, Value> & { id: string } = { id: row.id };
  for (const name of columnNames(table)) {
    const column = table.columns[name];
    const value = row[name] ?? (column?.nullable === false ? empty[column.kind] : null);
    // A missing list of the person's data cannot be guessed; the check of the row refuses it.
    if (value !== undefined) fitted[name] = value;
  }
  return fitted;
}

/** The changes of tables that this release has, with its columns. */
export const fittedTo = (known: ReadonlyMap<string, Table>, changes: readonly Change[]): readonly Change[] =>
  changes.flatMap(([name, org, id, row]): readonly Change[] => {
    const table = known.get(name);
    return table === undefined ? [] : [[name, org, id, row && withColumns(table, row)]];
  });

const placeOf = (org: string, id: Value | undefined): string => JSON.stringify([org, id]);
const textsOf = (value: Value | undefined): readonly string[] => {
  const list: unknown = typeof value === 'string' ? JSON.parse(value) : [];
  return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];
};

/** Entries without a number continue those of the seed; their ids were drawn in the order of the ledger. */
function numbered(changes: readonly Change[], seed: readonly OrgSeed[]): readonly Change[] {
  const counts = new Map<string, number>();
  for (const { org, rows } of seed)
    for (const { id, entryCount } of rows[accounts.name] ?? [])
      counts.set(placeOf(org, String(id)), Number(entryCount));
  const numbers = new Map<string, number>();
  const fresh = changes.filter(([name, , , row]) => name === entries.name && row?.['number'] === 0);
  for (const [, org, id, row] of fresh.toSorted(([, , one], [, , other]) => (one < other ? -1 : 1))) {
    const account = placeOf(org, row?.['accountId']);
    const number = (counts.get(account) ?? 0) + 1;
    counts.set(account, number);
    numbers.set(placeOf(org, id), number);
  }
  return changes.map(([name, org, id, row]): Change => {
    const place = placeOf(org, id);
    if (row !== null && name === accounts.name && row['entryCount'] === 0)
      return [name, org, id, { ...row, entryCount: counts.get(place) ?? 0 }];
    const number = name === entries.name ? numbers.get(place) : undefined;
    return row === null || number === undefined ? [name, org, id, row] : [name, org, id, { ...row, number }];
  });
}

/** Files without a record get the one that names them. */
function held(changes: readonly Change[]): readonly Change[] {
  const records = new Map<string, Value>();
  for (const [name, org, id, row] of changes) {
    if (row !== null && name === posts.name)
      for (const key of textsOf(row['attachmentKeys'])) records.set(placeOf(org, key), id);
    if (row !== null && name === fileVersions.name)
      records.set(placeOf(org, row['key']), row['fileId'] ?? null);
  }
  return changes.map(([name, org, id, row]): Change => {
    const recordId = records.get(placeOf(org, id));
    return row === null || name !== files.name || row['recordId'] !== null || recordId === undefined
      ? [name, org, id, row]
      : [name, org, id, { ...row, recordId }];
  });
}

/** Fills what earlier releases did not store and what follows from other rows. */
export const completed = (changes: readonly Change[], seed: readonly OrgSeed[]): readonly Change[] =>
  held(numbered(changes, seed));
