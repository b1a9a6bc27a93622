/** Working copy of the people in a batch of import lines, updated line by line. */
import { nameKey } from '#schema/kit/names.ts';
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
import { users } from '../people/users.tables.ts';

/** One person of an import. */
export type Line = Row<typeof userImportLines>;

/** Everyone the lines refer to, as a person or as a manager. */
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

/** Keeps only the columns whose value changes. */
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

/** Changes of a batch, collected and written together. */
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
  /** Updates a person in the working copy. */
  put(user: UserRow): void {
    this.byEmail.set(user.email, user);
    this.byId.set(user.id, user);
    if (isAdmin(user)) this.admins.add(user.id);
    else this.admins.delete(user.id);
  }
  /** Whether the change would leave the organisation without an administrator. */
  isLast(user: UserRow, after: UserRow): boolean {
    return isAdmin(user) && !isAdmin(after) && this.admins.size < 2;
  }
}

/**
 * Converts the wanted values to columns. Leaves out an unknown manager, and an address that another person has
 * meanwhile.
 */
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
    ...(department === undefined
      ? {}
      : { departmentId: departmentIdByName.get(nameKey(department)) ?? null }),
  };
}

/** The wanted group ids; undefined if the groups do not change. */
export const groupIdsOf = ({ groups }: Wanted, { groupIdByName }: Places): readonly string[] | undefined =>
  groups?.flatMap((name) => groupIdByName.get(nameKey(name)) ?? []).toSorted();

/** Updates a person and everything that depends on the person. */
export async function changePerson(
  context: Pick<JobContext, 'store' | 'newId' | 'at'>,
  chunk: Chunk,
  user: UserRow,
  after: Standing,
): Promise<void> {
  const { store } = context;
  const { groupIds: _groups, ldapId: _link, ...columns } = after;
  const now: UserRow = { ...user, ...columns };
  // Tokens carry the role at sign-in, so a changed role or a deactivation revokes tokens.
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
