/** Finds imported people who left no trace in any table, so that undo can delete their rows. */
import { oneTimeCodes } from '../session/auth.tables.ts';
import { userGroupMembers } from '../departments/departments.tables.ts';
import { accounts } from '../ledger/ledger.tables.ts';
import { outbox } from '../mail/mail.tables.ts';
import { notifications } from '../notifications/notifications.tables.ts';
import { renewals } from '../points/points.tables.ts';
import { recognitionGroups } from '../program/program.tables.ts';
import type { Store } from '../store/port.ts';
import type { Table } from '../store/table.ts';
import { ldapLinks, userImportLines } from './imports.tables.ts';
import type { UserRow } from '../people/users.rules.ts';
import { personColumns } from '../people/people.columns.ts';
import { users } from '../people/users.tables.ts';

/** Rows that people have without any action of their own; deleted together with the person. */
const belongings = [
  { table: userGroupMembers, column: 'userId' },
  { table: ldapLinks, column: 'userId' },
  { table: outbox, column: 'userId' },
  { table: oneTimeCodes, column: 'userId' },
  { table: notifications, column: 'userId' },
  // An empty account and a renewal without points. Ledger entries count as traces.
  { table: accounts, column: 'ownerId' },
  { table: renewals, column: 'userId' },
] as const;

const isTrace = (table: Table, column: string): boolean =>
  personColumns.has(column) &&
  table !== userImportLines &&
  // Reports are checked separately, because they may be deleted too.
  !(table === users && column === 'managerId') &&
  !belongings.some((one) => one.table.name === table.name && one.column === column);

/** The people who left no trace outside `belongings`, and who do not manage anyone who stays. */
export async function traceless(
  store: Store,
  tables: readonly Table[],
  people: readonly UserRow[],
): Promise<ReadonlySet<string>> {
  const ids = people.map(({ id }) => id);
  const left = new Set(people.filter(({ activatedAt }) => activatedAt === null).map(({ id }) => id));
  for (const table of tables)
    for (const column of Object.keys(table.columns).filter((name) => isTrace(table, name))) {
      const found = await store.tally<Table, string>(table, {
        where: { [column]: { in: ids } },
        by: [column],
      });
      for (const row of found) left.delete(String(row[column]));
    }
  const { rows: groups } = await store.list(recognitionGroups);
  for (const { userIds } of groups) for (const id of userIds) left.delete(id);
  const { rows: led } = await store.list(users, { where: { managerId: { in: ids } } });
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const { id, managerId } of led) if (managerId !== null && !left.has(id)) left.delete(managerId);
  }
  return left;
}

/** Deletes the rows of people and their belongings. */
export async function takeAway(store: Store, ids: readonly string[]): Promise<void> {
  for (const { table, column } of belongings) await store.remove<Table>(table, { [column]: { in: ids } });
  await store.remove(users, { id: { in: ids } });
}
