/** How a row becomes a person that others may see. */
import type { CurrentUser, PublicUser } from '#schema/users/users.shapes.ts';
import { may, permissions, type Permission } from '#schema/permissions.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { departments, users } from './users.tables.ts';

export type UserRow = Row<typeof users>;

/** Text as search compares it: no accents, no case. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/** Folded text that a person is found by. */
export const foldOf = (user: Pick<UserRow, 'firstName' | 'lastName' | 'email' | 'jobPosition'>): string =>
  fold([user.firstName, user.lastName, user.jobPosition ?? '', user.email].join(' '));

/** A person as colleagues see them. */
export const publicUser = (
  user: UserRow & { readonly department: Row<typeof departments> | null },
): PublicUser => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  jobPosition: user.jobPosition,
  departmentId: user.departmentId,
  departmentName: user.department?.name ?? null,
  profileImageUrl: user.profileImageUrl,
  active: user.active,
  takesPoints: user.takesPoints,
});

/** What is loaded with a person. */
export const withDepartment = { department: { one: departments, on: 'departmentId' } } as const;

/** People by id, in one read. */
export async function peopleById(
  store: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublicUser>> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map();
  const { rows } = await store.list(users, { where: { id: { in: unique } }, with: withDepartment });
  return new Map(rows.map((row) => [row.id, publicUser(row)]));
}

const isPermission = (name: string): name is Permission => Object.hasOwn(permissions, name);

/** What a person may do, by their role. */
export const permissionsOf = (user: Pick<UserRow, 'userType'>): CurrentUser['permissions'] =>
  Object.keys(permissions)
    .filter(isPermission)
    .filter((permission) => may(user.userType, permission));
