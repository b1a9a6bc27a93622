/**
 * Undoes lines of an import in reverse order: deletes created people and restores changed ones. People who acted or
 * were changed since then are kept and reported.
 */
import type { ReasonCode } from '#schema/reasons.ts';
import { userGroups } from '../departments/departments.tables.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { oweDirectory } from '../mail/directory.ts';
import type { Store } from '../store/port.ts';
import type { Row, Table } from '../store/table.ts';
import { changePerson, Chunk, type Line } from './import.chunk.ts';
import { link } from './import.places.ts';
import type { Standing } from './import.standing.ts';
import { takeAway, traceless } from './import.traces.ts';
import { ldapLinks, userImportLines, userImportMade, type userImports } from './imports.tables.ts';
import { groupsOfPeople, putInGroups } from './people.rows.ts';
import type { UserRow } from '../people/users.rules.ts';
import { departments, users } from '../people/users.tables.ts';

type Import = Row<typeof userImports>;
type Undoing = Pick<JobContext, 'store' | 'newId' | 'at' | 'now'>;

/** Why a person is kept. */
export type StoredCode = Extract<ReasonCode, `kept_${string}`>;

/** A person who is kept. */
export interface Kept {
  readonly email: string;
  readonly reason: StoredCode;
}

/** Current values of the people that an import touched. */
interface Standings {
  readonly people: ReadonlyMap<string, UserRow>;
  readonly groupsOf: ReadonlyMap<string, readonly string[]>;
  readonly linkOf: ReadonlyMap<string, string>;
}

async function standingsOf(store: Store, ids: readonly string[]): Promise<Standings> {
  const { rows: people } = await store.list(users, { where: { id: { in: ids }, deletedAt: null } });
  const { rows: links } = await store.list(ldapLinks, { where: { userId: { in: ids } } });
  return {
    people: new Map(people.map((person) => [person.id, person])),
    groupsOf: await groupsOfPeople(store, ids),
    linkOf: new Map(links.map(({ userId, ldapId }) => [userId, ldapId])),
  };
}

/** The current values of a person in these columns. */
function standingIn(columns: Standing, user: UserRow, { groupsOf, linkOf }: Standings): Standing {
  const now: Readonly<Record<string, unknown>> = {
    ...user,
    groupIds: (groupsOf.get(user.id) ?? []).toSorted(),
    ldapId: linkOf.get(user.id) ?? null,
  };
  return Object.fromEntries(Object.keys(columns).map((column) => [column, now[column]]));
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The values to restore; undefined if one of them was changed after the import. */
function putBack({ before, after }: Line, now: Standing): Standing | undefined {
  const [was, left, is] = [before ?? {}, after ?? {}, now].map(
    (standing): ReadonlyMap<string, unknown> => new Map(Object.entries(standing)),
  );
  const back: [string, unknown][] = [];
  for (const [column, value] of was ?? []) {
    if (same(is?.get(column), value)) continue;
    if (!same(is?.get(column), left?.get(column))) return undefined;
    back.push([column, value]);
  }
  return Object.fromEntries(back);
}

/** Manager ids by user id. */
async function managers(store: Store): Promise<Map<string, string>> {
  const led = await store.tally(users, { where: { managerId: { ne: null } }, by: ['id', 'managerId'] });
  return new Map(led.map(({ id, managerId }) => [id, managerId ?? '']));
}

function isUnder(managerOf: ReadonlyMap<string, string>, id: string, of: string): boolean {
  const met = new Set<string>();
  for (let at: string | undefined = id; at !== undefined && !met.has(at); at = managerOf.get(at)) {
    if (at === of) return true;
    met.add(at);
  }
  return false;
}

/** Limits the values to what can still be restored: deleted managers, departments and groups are left out. */
async function possible({ store }: Undoing, all: readonly Standing[]) {
  const idsIn = (pick: (one: Standing) => readonly (string | null | undefined)[]): string[] =>
    all.flatMap(pick).flatMap((id) => id ?? []);
  const { rows: leaders } = await store.list(users, {
    where: { id: { in: idsIn(({ managerId }) => [managerId]) }, deletedAt: null },
  });
  const { rows: rooms } = await store.list(departments, {
    where: { id: { in: idsIn(({ departmentId }) => [departmentId]) } },
  });
  const { rows: circles } = await store.list(userGroups, {
    where: { id: { in: idsIn(({ groupIds }) => groupIds ?? []) } },
  });
  const { rows: holders } = await store.list(users, {
    where: { email: { in: idsIn(({ email }) => [email]) } },
  });
  const there = new Set([...leaders, ...rooms, ...circles].map(({ id }) => id));
  const kept = (id: string | null): string | null => (id !== null && there.has(id) ? id : null);
  return {
    owners: new Map(holders.map(({ email, id }) => [email, id])),
    of: ({ managerId, departmentId, groupIds, ...rest }: Standing): Standing => ({
      ...rest,
      ...(managerId === undefined ? {} : { managerId: kept(managerId) }),
      ...(departmentId === undefined ? {} : { departmentId: kept(departmentId) }),
      ...(groupIds === undefined ? {} : { groupIds: groupIds.filter((id) => there.has(id)) }),
    }),
  };
}

/** Undoes applied lines in reverse order. Returns the people who are kept, with reasons. */
export async function undoLines(
  context: Undoing,
  tables: readonly Table[],
  lines: readonly Line[],
): Promise<readonly Kept[]> {
  const { store } = context;
  const ids = lines.flatMap(({ userId }) => userId ?? []);
  const standings = await standingsOf(store, ids);
  const { rows: admins } = await store.list(users, { where: { userType: 'admin', active: true } });
  const chunk = new Chunk([...standings.people.values(), ...admins]);
  const managerOf = await managers(store);
  const can = await possible(
    context,
    lines.flatMap(({ before }) => before ?? []),
  );
  const kept: Kept[] = [];
  const close = async (line: Line, reason: StoredCode | undefined): Promise<void> => {
    if (reason !== undefined) kept.push({ email: line.email, reason });
    const status = reason === undefined ? 'undone' : 'kept';
    await store.update(userImportLines, { id: line.id }, { status });
  };

  async function change(line: Line): Promise<StoredCode | undefined> {
    const user = chunk.byId.get(line.userId ?? '');
    if (user === undefined) return 'kept_gone';
    const found = putBack(line, standingIn(line.before ?? {}, user, standings));
    if (found === undefined) return 'kept_changed';
    const { groupIds, ldapId, ...columns } = can.of(found);
    const holder = can.owners.get(columns.email ?? '');
    if (holder !== undefined && holder !== user.id) return 'kept_changed';
    if (columns.managerId && isUnder(managerOf, columns.managerId, user.id)) return 'kept_changed';
    if (chunk.isLast(user, { ...user, ...columns })) return 'kept_admin';
    if (columns.managerId === null) managerOf.delete(user.id);
    else if (columns.managerId !== undefined) managerOf.set(user.id, columns.managerId);
    if (Object.keys(columns).length > 0) await changePerson(context, chunk, user, columns);
    if (groupIds !== undefined) await putInGroups(context, new Map([[user.id, groupIds]]));
    if (ldapId === null) await store.remove(ldapLinks, { userId: user.id });
    else if (ldapId !== undefined) await link(context, new Map([[ldapId, user.id]]));
    return undefined;
  }

  const isNew = ({ action }: Line): boolean => action === 'added';
  for (const line of lines.filter((one) => !isNew(one))) await close(line, await change(line));

  // Checked after the other lines are undone, because reports of the added people may be gone by then.
  const added = lines.filter(isNew);
  const untouched = added.flatMap((line) => {
    const user = standings.people.get(line.userId ?? '');
    const isAsLeft = user !== undefined && same(standingIn(line.after ?? {}, user, standings), line.after);
    return isAsLeft ? [user] : [];
  });
  const gone = await traceless(store, tables, untouched);
  for (const line of added) {
    const user = chunk.byId.get(line.userId ?? '');
    if (user === undefined) await close(line, 'kept_gone');
    else if (gone.has(user.id)) await close(line, undefined);
    else if (chunk.isLast(user, { ...user, active: false })) await close(line, 'kept_admin');
    else {
      if (user.active) await changePerson(context, chunk, user, { active: false });
      await close(line, 'kept_acted');
    }
  }
  await takeAway(store, [...gone]);
  const addresses = untouched.filter(({ id }) => gone.has(id)).map(({ email }) => email);
  await oweDirectory(context, 'unbind', addresses);
  return kept;
}

/** Names of the columns that hold department or group ids, in any table. */
const placeColumns = { department: ['departmentId', 'parentId'], group: ['groupId'] } as const;

/** Deletes departments and groups that the import created and that no row refers to. */
export async function undoPlaces(
  { store }: Undoing,
  tables: readonly Table[],
  { id: importId }: Import,
): Promise<void> {
  const { rows } = await store.list(userImportMade, { where: { importId } });
  for (const [kind, from] of [
    ['department', departments],
    ['group', userGroups],
  ] as const) {
    const made = new Set(rows.filter((row) => row.kind === kind).map(({ madeId }) => madeId));
    for (const table of tables)
      for (const column of placeColumns[kind].filter((name) => Object.hasOwn(table.columns, name))) {
        const found = await store.tally<Table, string>(table, {
          where: { [column]: { in: [...made] } },
          by: [column],
        });
        for (const row of found) made.delete(String(row[column]));
      }
    await store.remove<Table>(from, { id: { in: [...made] } });
  }
}
