/** Whom something is for: people of departments and groups, single people, or everybody, within the months of tenure. */
import { permissions } from '#schema/permissions.ts';
import type { PeopleAudience } from '#schema/departments/audience.shapes.ts';
import { userGroupMembers, userGroups } from './departments.tables.ts';
import type { ValidationErrors } from '../http/domainError.ts';
import { departments, users } from '../people/users.tables.ts';
import type { UserRow } from '../people/users.rules.ts';
import type { Store, Where } from '../store/port.ts';

/** An audience as calls name it. */
export interface AudienceInput {
  readonly departmentIds?: string[] | undefined;
  readonly groupIds?: string[] | undefined;
  readonly userIds?: string[] | undefined;
  readonly tenureFrom?: number | null | undefined;
  readonly tenureTo?: number | null | undefined;
}

/** The audience that a call names; null if it names none. */
export function audienceFrom(input: AudienceInput): PeopleAudience | null {
  const { departmentIds = [], groupIds = [], userIds = [], tenureFrom = null, tenureTo = null } = input;
  const isNamed = [input.departmentIds, input.groupIds, input.userIds, input.tenureFrom, input.tenureTo].some(
    (part) => part !== undefined,
  );
  if (!isNamed) return null;
  const parts = {
    departmentIds: [...new Set(departmentIds)],
    groupIds: [...new Set(groupIds)],
    userIds: [...new Set(userIds)],
  };
  return { everyone: Object.values(parts).every((ids) => ids.length === 0), ...parts, tenureFrom, tenureTo };
}

export const everyone: PeopleAudience = {
  everyone: true,
  departmentIds: [],
  groupIds: [],
  userIds: [],
  tenureFrom: null,
  tenureTo: null,
};

/** Adds an error for each part with an unknown id, and for months in the wrong order. */
export async function checkAudience(
  store: Store,
  { departmentIds, groupIds, userIds, tenureFrom, tenureTo }: PeopleAudience,
  findings: ValidationErrors,
): Promise<void> {
  for (const [field, table, ids] of [
    ['departmentIds', departments, departmentIds],
    ['groupIds', userGroups, groupIds],
    ['userIds', users, userIds],
  ] as const) {
    if (ids.length === 0) continue;
    const [found] = await store.tally<typeof table>(table, { where: { id: { in: ids } } });
    if (found?.count !== ids.length) findings.add(field, 'id_unknown');
  }
  if (tenureFrom !== null && tenureTo !== null && tenureTo <= tenureFrom)
    findings.add('tenureTo', 'too_small', { minimum: tenureFrom + 1 });
}

/**
 * The last day of admission of people with at least so many months of tenure on a day. It is only compared, so it may be
 * a day that its month does not have.
 */
export function admittedBy(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const total = year * 12 + month - 1 - months;
  const text = (value: number, digits: number): string => String(value).padStart(digits, '0');
  return `${text(Math.floor(total / 12), 4)}-${text((total % 12) + 1, 2)}-${day.slice(8)}`;
}

/** Any text after it is later than the day. */
const after = (day: string): string => `${day}~`;

/** The number of people of an audience on a day of the organisation. */
export async function countPeople(store: Store, audience: PeopleAudience, day: string): Promise<number> {
  const [counted] = await store.tally(users, { where: await peopleIn(store, audience, day) });
  return counted?.count ?? 0;
}

/** The filter for the people of an audience on a day of the organisation. */
export async function peopleIn(store: Store, audience: PeopleAudience, day: string): Promise<Where<UserRow>> {
  const { groupIds, userIds, departmentIds, tenureFrom, tenureTo } = audience;
  const { rows: members } =
    groupIds.length === 0
      ? { rows: [] }
      : await store.list(userGroupMembers, { where: { groupId: { in: groupIds } } });
  const ids = [...new Set([...userIds, ...members.map(({ userId }) => userId)])];
  const from = tenureFrom === null || tenureFrom === 0 ? undefined : after(admittedBy(day, tenureFrom));
  const to = tenureTo === null ? undefined : after(admittedBy(day, tenureTo));
  return {
    active: true,
    deletedAt: null,
    userType: { in: permissions['surveys.answer'] },
    ...(audience.everyone ? {} : { or: [{ departmentId: { in: departmentIds } }, { id: { in: ids } }] }),
    ...(from !== undefined && to !== undefined
      ? { admissionDate: { gte: to, lt: from } }
      : from !== undefined
        ? { admissionDate: { lt: from } }
        : to === undefined
          ? {}
          : { admissionDate: { gte: to } }),
  };
}

/** Whether an audience holds a person, by the groups of the person. */
export const isAsked = (
  { everyone, departmentIds, groupIds, userIds }: PeopleAudience,
  { id, departmentId }: Pick<UserRow, 'id' | 'departmentId'>,
  groups: ReadonlySet<string>,
): boolean =>
  everyone ||
  userIds.includes(id) ||
  (departmentId !== null && departmentIds.includes(departmentId)) ||
  groupIds.some((group) => groups.has(group));

/** The groups of a person. */
export async function groupsOf(store: Store, userId: string): Promise<ReadonlySet<string>> {
  const { rows } = await store.list(userGroupMembers, { where: { userId } });
  return new Set(rows.map(({ groupId }) => groupId));
}
