/** Builds rows of people and of their group memberships. */
import { userGroupMembers } from '../departments/departments.tables.ts';
import type { Context } from '../http/context.ts';
import type { Store } from '../store/port.ts';
import { foldOf, type UserRow } from '../people/users.rules.ts';

type Needed = 'id' | 'createdAt' | 'firstName' | 'lastName' | 'email' | 'userType' | 'language';

/** A person who has not signed in yet, with defaults for missing values. */
export function newPerson(said: Pick<UserRow, Needed> & Partial<UserRow>): UserRow {
  const person = {
    passwordHash: null,
    active: true,
    takesPoints: true,
    jobPosition: null,
    departmentId: null,
    birthday: null,
    admissionDate: null,
    profileImageUrl: null,
    photoKey: null,
    photoSmallKey: null,
    backgroundKey: null,
    birthdayImageKey: null,
    bio: null,
    phone: null,
    phoneShown: false,
    timezone: null,
    birthdayShown: 'no_year' as const,
    anniversaryShown: 'full' as const,
    tokenEpoch: 0,
    employeeNumber: null,
    managerId: null,
    activatedAt: null,
    countryId: null,
    cityId: null,
    passwordExpired: false,
    expiresAt: null,
    deletedAt: null,
    ...said,
  };
  return { ...person, fold: foldOf(person) };
}

/** Group ids by user id, in one read. */
export async function groupsOfPeople(
  store: Store,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await store.list(userGroupMembers, { where: { userId: { in: userIds } } });
  const found = new Map<string, string[]>();
  for (const { userId, groupId } of rows) found.set(userId, [...(found.get(userId) ?? []), groupId]);
  return found;
}

/** Replaces the groups of these people. */
export async function putInGroups(
  { store, newId }: Pick<Context, 'store' | 'newId'>,
  wanted: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  if (wanted.size === 0) return;
  const known = await groupsOfPeople(store, [...wanted.keys()]);
  const added = [...wanted].flatMap(([userId, ids]) =>
    [...new Set(ids)]
      .filter((groupId) => !known.get(userId)?.includes(groupId))
      .map((groupId) => ({ id: newId(), groupId, userId })),
  );
  if (added.length > 0) await store.insert(userGroupMembers, added);
  for (const [userId, ids] of known) {
    const gone = ids.filter((id) => !wanted.get(userId)?.includes(id));
    if (gone.length > 0) await store.remove(userGroupMembers, { userId, groupId: { in: gone } });
  }
}
