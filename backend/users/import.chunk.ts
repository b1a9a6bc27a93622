/** The people whom some lines of an import are about, as they stand from line to line. */
import { oneTimeCodes } from '../session/auth.tables.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { oweDirectory } from '../mail/directory.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import type { Places } from './import.places.ts';
import type { Standing } from './import.standing.ts';
import type { userImportLines, Wanted } from './imports.tables.ts';
import { isAdmin } from './people.rules.ts';
import { foldOf, type UserRow } from '../people/users.rules.ts';
import { fold } from '../kit/fold.ts';
import { users } from '../people/users.tables.ts';

/** One person of an import. */
export type Line = Row<typeof userImportLines>;

/** Everybody whom these lines mean or name as a manager. */
export async function peopleOf(store: Store, lines: readonly Line[]): Promise<readonly UserRow[]> {
  const emails = lines.flatMap(({ email, wanted }) => [email, wanted.managerEmail ?? email]);
  const ids = lines.flatMap(({ userId }) => userId ?? []);
  const { rows } = await store.list(users, {
    where: {
      deletedAt: null,
      or: [{ email: { in: [...new Set(emails)] } }, { id: { in: ids } }, { userType: 'admin', active: true }],
    },
  });
  return rows;
}

/** Only what is another than before. */
export function differing(
  before: UserRow,
  wanted: Standing,
): { readonly before: Standing; readonly after: Standing } {
  const was: Readonly<Record<string, unknown>> = { ...before };
  const changed = Object.entries(wanted).filter(([column, value]) => was[column] !== value);
  return {
    before: Object.fromEntries(changed.map(([column]) => [column, was[column]])),
    after: Object.fromEntries(changed),
  };
}

/** What lines come to, before it is written all at once. */
export class Chunk {
  readonly added: UserRow[] = [];
  readonly groups = new Map<string, readonly string[]>();
  readonly links = new Map<string, string>();
  readonly byEmail: Map<string, UserRow>;
  readonly byId: Map<string, UserRow>;
  readonly admins: Set<string>;
  constructor(people: readonly UserRow[]) {
    this.byEmail = new Map(people.map((person) => [person.email, person]));
    this.byId = new Map(people.map((person) => [person.id, person]));
    this.admins = new Set(people.filter(isAdmin).map(({ id }) => id));
  }
  /** Somebody as they are from now on. */
  put(user: UserRow): void {
    this.byEmail.set(user.email, user);
    this.byId.set(user.id, user);
    if (isAdmin(user)) this.admins.add(user.id);
    else this.admins.delete(user.id);
  }
  /** Whether nobody would be left to administer. */
  isLast(user: UserRow, after: UserRow): boolean {
    return isAdmin(user) && !isAdmin(after) && this.admins.size < 2;
  }
}

/** What is wanted of somebody, as columns: a manager who is not there yet, or an address that somebody else has by now, stays as it is. */
export function columnsOf(
  wanted: Wanted,
  chunk: Chunk,
  { departmentIdByName }: Places,
  self: string | undefined,
): Standing {
  const { department, groups: _groups, managerEmail, ldapId: _ldapId, email, ...own } = wanted;
  const managerId = chunk.byEmail.get(managerEmail ?? '')?.id;
  const holder = chunk.byEmail.get(email ?? '');
  return {
    ...own,
    ...(email === undefined || (holder !== undefined && holder.id !== self) ? {} : { email }),
    ...(managerId === undefined || managerId === self ? {} : { managerId }),
    ...(department === undefined ? {} : { departmentId: departmentIdByName.get(fold(department)) ?? null }),
  };
}

/** Groups that are wanted; undefined where they stay as they are. */
export const groupIdsOf = ({ groups }: Wanted, { groupIdByName }: Places): readonly string[] | undefined =>
  groups?.flatMap((name) => groupIdByName.get(fold(name)) ?? []).toSorted();

/** Changes somebody, with all that hangs on it. */
export async function changePerson(
  context: Pick<JobContext, 'store' | 'newId' | 'at'>,
  chunk: Chunk,
  user: UserRow,
  after: Standing,
): Promise<void> {
  const { store } = context;
  const { groupIds: _groups, ldapId: _link, ...columns } = after;
  const now: UserRow = { ...user, ...columns };
  // A token says what somebody was when they came in.
  const isOld = now.userType !== user.userType || (user.active && !now.active);
  await store.update(
    users,
    { id: user.id },
    { ...columns, fold: foldOf(now), ...(isOld ? { tokenEpoch: { inc: 1 } } : {}) },
  );
  if (now.email !== user.email) {
    await oweDirectory(context, 'unbind', [user.email]);
    await oweDirectory(context, 'bind', [now.email]);
    await store.remove(oneTimeCodes, { userId: user.id });
  }
  chunk.put(now);
}
