/** Maps the row of a person to the public view, with names, photos and permissions. */
import type { CurrentUser, PublicUser } from '#schema/users/users.shapes.ts';
import { may, permissions, type Permission } from '#schema/permissions.ts';
import { fold } from '../kit/fold.ts';
import type { Picked, Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { departments, users } from './users.tables.ts';

export type UserRow = Row<typeof users>;

/** Whether the last day of an external person has ended in every time zone, at `now` in ms. */
export const isOver = ({ expiresAt }: Pick<UserRow, 'expiresAt'>, now: number): boolean =>
  // A day ends last at UTC-12.
  expiresAt !== null && now >= Date.parse(`${expiresAt}T00:00:00Z`) + 36 * 3_600_000;

/** Whether something for these departments is meant for a person; without departments it is for everybody. */
export const isFor = (
  { departmentIds }: { readonly departmentIds: readonly string[] },
  { departmentId }: Pick<UserRow, 'departmentId'>,
): boolean => departmentIds.length === 0 || (departmentId !== null && departmentIds.includes(departmentId));

/** The full name of a person. */
export const nameOf = ({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** The folded text for the search for people. */
export const foldOf = (user: Pick<UserRow, 'firstName' | 'lastName' | 'email' | 'jobPosition'>): string =>
  fold([user.firstName, user.lastName, user.jobPosition ?? '', user.email].join(' '));

/** Creates a temporary URL for a file. */
type LinkTo = (key: string) => Promise<string>;

/** The URL of a person's photo, preferably the small one; null without a photo. */
export async function photoOf(
  user: Pick<UserRow, 'photoKey' | 'photoSmallKey' | 'profileImageUrl'>,
  linkTo: LinkTo,
): Promise<string | null> {
  const key = user.photoSmallKey ?? user.photoKey;
  return key === null ? user.profileImageUrl : linkTo(key);
}

/** The columns that `publicUser` needs; the others, such as the password hash, stay in the store. */
export const publicColumns = [
  'firstName',
  'lastName',
  'email',
  'jobPosition',
  'departmentId',
  'photoKey',
  'photoSmallKey',
  'profileImageUrl',
  'active',
  'takesPoints',
] as const;

/** A person as colleagues see them. */
export const publicUser = async (
  user: Picked<typeof users, (typeof publicColumns)[number]> & {
    readonly department: Row<typeof departments> | null;
  },
  linkTo: LinkTo,
): Promise<PublicUser> => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  jobPosition: user.jobPosition,
  departmentId: user.departmentId,
  departmentName: user.department?.name ?? null,
  profileImageUrl: await photoOf(user, linkTo),
  active: user.active,
  takesPoints: user.takesPoints,
});

/** The relations that `publicUser` needs. */
export const withDepartment = { department: { one: departments, on: 'departmentId' } } as const;

/** People by id, in one read. */
export async function peopleById(
  { store, linkTo }: { readonly store: Store; readonly linkTo: LinkTo },
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublicUser>> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map();
  const { rows } = await store.list(users, {
    columns: publicColumns,
    where: { id: { in: unique } },
    with: withDepartment,
  });
  return new Map(
    await Promise.all(rows.map(async (row) => [row.id, await publicUser(row, linkTo)] as const)),
  );
}

const isPermission = (name: string): name is Permission => Object.hasOwn(permissions, name);

/** The permissions of a person's role. */
export const permissionsOf = (user: Pick<UserRow, 'userType'>): CurrentUser['permissions'] =>
  Object.keys(permissions)
    .filter(isPermission)
    .filter((permission) => may(user.userType, permission));
