/** The existing people, departments and groups that a list is compared with. */
import { nameKey, oneLine } from '#schema/kit/names.ts';
import type { ImportField } from '#schema/users/imports.rules.ts';
import { userGroupMembers, userGroups } from '../departments/departments.tables.ts';
import { organizations } from '../organization/organization.tables.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import type { Told } from './import.values.ts';
import type { UserRow } from '../people/users.rules.ts';
import { departments, users } from '../people/users.tables.ts';

/** What exists before the import. */
export interface Known {
  readonly organization: Row<typeof organizations> | undefined;
  /** Without deleted people. */
  readonly people: readonly UserRow[];
  readonly byEmail: ReadonlyMap<string, UserRow>;
  readonly byId: ReadonlyMap<string, UserRow>;
  /** Names and ids of departments and groups, also by `nameKey`. */
  readonly departments: Named;
  readonly groups: Named;
  readonly groupsOf: ReadonlyMap<string, readonly string[]>;
}

/** Named records, compared by `nameKey`. */
export interface Named {
  readonly nameOf: ReadonlyMap<string, string>;
  readonly idOf: ReadonlyMap<string, string>;
}

const namedOf = (rows: readonly { readonly id: string; readonly name: string }[]): Named => ({
  nameOf: new Map(rows.map(({ id, name }) => [id, name])),
  idOf: new Map(rows.map(({ id, name }) => [nameKey(name), id])),
});

/** Departments and groups by name. */
export async function namesKnown(store: Store): Promise<Pick<Known, 'departments' | 'groups'>> {
  const { rows: rooms } = await store.list(departments);
  const { rows: circles } = await store.list(userGroups);
  return { departments: namedOf(rooms), groups: namedOf(circles) };
}

/** Reads everything. The number of reads does not depend on the number of people. */
export async function knownIn(store: Store): Promise<Known> {
  const { rows: people } = await store.list(users, { where: { deletedAt: null } });
  const { rows: orgs } = await store.list(organizations, { limit: 1 });
  const { rows: members } = await store.list(userGroupMembers);
  const groupsOf = new Map<string, string[]>();
  for (const { userId, groupId } of members) {
    const mine = groupsOf.get(userId);
    if (mine === undefined) groupsOf.set(userId, [groupId]);
    else mine.push(groupId);
  }
  return {
    organization: orgs[0],
    people,
    byEmail: new Map(people.map((person) => [person.email, person])),
    byId: new Map(people.map((person) => [person.id, person])),
    ...(await namesKnown(store)),
    groupsOf,
  };
}

/** The stored values of a person, in the fields of a list. */
export function toldOf(user: UserRow, { byId, departments: rooms, groups, groupsOf }: Known): Told {
  const { phone, employeeNumber, birthday, admissionDate, jobPosition, userType } = user;
  const department = rooms.nameOf.get(user.departmentId ?? '');
  const managerEmail = byId.get(user.managerId ?? '')?.email;
  const named = (groupsOf.get(user.id) ?? []).map((id) => groups.nameOf.get(id) ?? '');
  return {
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    language: user.language,
    takesPoints: user.takesPoints,
    groups: named.toSorted(),
    ...(userType === 'external' ? {} : { userType }),
    ...(employeeNumber === null ? {} : { employeeNumber }),
    ...(phone === null ? {} : { phone }),
    ...(birthday === null ? {} : { birthday }),
    ...(admissionDate === null ? {} : { admissionDate }),
    ...(jobPosition === null ? {} : { jobPosition }),
    ...(department === undefined ? {} : { department }),
    ...(managerEmail === undefined ? {} : { managerEmail }),
  };
}

/** A value as the preview shows it. Lists are joined with semicolons. */
export function shownValue(value: Told[ImportField]): string {
  if (value === undefined) return '';
  return typeof value === 'object' ? value.join('; ') : String(value);
}

/**
 * Whether a list treats two values as equal. Names of departments and groups are compared by `nameKey`, texts as the
 * form would store them now.
 */
export function isSameValue(field: ImportField, one: Told[ImportField], other: Told[ImportField]): boolean {
  const compared = (value: Told[ImportField]): string =>
    typeof value === 'object'
      ? JSON.stringify(value.map(nameKey).toSorted())
      : field === 'department'
        ? nameKey(shownValue(value))
        : oneLine(shownValue(value));
  return compared(one) === compared(other);
}
