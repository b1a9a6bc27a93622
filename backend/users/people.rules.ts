/**
 * Rules that people must satisfy before they are saved. One person of a form and a list of thousands need the same
 * number of reads.
 */
import { inParts } from '../kit/inParts.ts';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import type { ReasonCode, ReasonParams } from '#schema/reasons.ts';
import type { Context, Dependencies } from '../http/context.ts';
import { userGroups } from '../departments/departments.tables.ts';
import { organizations } from '../organization/organization.tables.ts';
import type { OrgId, Store } from '../store/port.ts';
import type { UserRow } from '../people/users.rules.ts';
import { departments, users } from '../people/users.tables.ts';

/** A person to be saved. Only values that differ from `before` are checked. */
export interface Draft {
  /** The stored row; missing for a new person. */
  readonly before?: UserRow;
  readonly now: UserRow;
  /** Missing if the groups do not change. */
  readonly groupIds?: readonly string[];
}

/** A broken rule, at a field of the person. */
export interface PersonFault {
  readonly field: 'groupIds' | keyof UserRow;
  readonly code: ReasonCode;
  readonly params: ReasonParams;
}

/** The stored data that the rules need. */
export interface PeopleFacts {
  /** In the organisation's time zone. */
  readonly today: string;
  readonly byEmail: ReadonlyMap<string, UserRow>;
  readonly byNumber: ReadonlyMap<string, UserRow>;
  /** Whether each department is active, by id. */
  readonly departments: ReadonlyMap<string, boolean>;
  readonly groups: ReadonlySet<string>;
  readonly people: ReadonlyMap<string, UserRow>;
  /** Manager ids by user id, after the drafts are applied. */
  readonly managerOf: ReadonlyMap<string, string>;
  /** The administrators after the drafts are applied. */
  readonly admins: ReadonlySet<string>;
}

const given = (ids: readonly (string | null | undefined)[]): string[] => [
  ...new Set(ids.filter((id) => id !== null && id !== undefined)),
];

/** Whether a person can administer. */
export const isAdmin = ({ userType, active, deletedAt }: UserRow): boolean =>
  userType === 'admin' && active && deletedAt === null;

/** Reads all data for the rules, in at most five reads for any number of drafts. */
export async function peopleFacts(
  { store, now }: Pick<Context, 'store' | 'now'>,
  drafts: readonly Draft[],
): Promise<PeopleFacts> {
  const after = drafts.map((draft) => draft.now);
  const { rows: orgs } = await store.list(organizations, { limit: 1 });
  const { rows } = await store.list(users, {
    where: {
      or: [
        { email: { in: given(after.map(({ email }) => email)) } },
        { employeeNumber: { in: given(after.map(({ employeeNumber }) => employeeNumber)) } },
        { id: { in: given(after.map(({ managerId }) => managerId)) } },
        { userType: 'admin', active: true, deletedAt: null },
      ],
    },
  });
  const { rows: parts } = await store.list(departments, {
    where: { id: { in: given(after.map(({ departmentId }) => departmentId)) } },
  });
  const { rows: groups } = await store.list(userGroups, {
    where: { id: { in: given(drafts.flatMap(({ groupIds }) => groupIds ?? [])) } },
  });
  const mayCircle = drafts.some((one) => changed(one, 'managerId') && one.before !== undefined);
  const led = mayCircle ? await managers(store) : [];
  const managerOf = new Map(led);
  for (const { id, managerId } of after)
    if (managerId === null) managerOf.delete(id);
    else managerOf.set(id, managerId);
  const admins = new Set(rows.filter(isAdmin).map(({ id }) => id));
  for (const one of after)
    if (isAdmin(one)) admins.add(one.id);
    else admins.delete(one.id);
  return {
    today: dayAt(now, orgs[0]?.timezone ?? 'UTC'),
    byEmail: new Map(rows.map((row) => [row.email, row])),
    byNumber: new Map(
      rows.flatMap((row) => (row.employeeNumber === null ? [] : [[row.employeeNumber, row]])),
    ),
    departments: new Map(parts.map(({ id, active }) => [id, active])),
    groups: new Set(groups.map(({ id }) => id)),
    people: new Map([...rows, ...after].map((row) => [row.id, row])),
    managerOf,
    admins,
  };
}

/** Pairs of user id and manager id. */
async function managers(store: Store): Promise<readonly (readonly [string, string])[]> {
  const led = await store.tally(users, { where: { managerId: { ne: null } }, by: ['id', 'managerId'] });
  return led.flatMap(({ id, managerId }) => (managerId === null ? [] : [[id, managerId] as const]));
}

const changed = ({ before, now }: Draft, field: keyof UserRow): boolean =>
  before === undefined ? now[field] !== null : now[field] !== before[field];

const nextYear = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

function isCircle({ managerOf }: PeopleFacts, id: string): boolean {
  const met = new Set<string>();
  for (let at = managerOf.get(id); at !== undefined && !met.has(at); at = managerOf.get(at)) {
    if (at === id) return true;
    met.add(at);
  }
  return false;
}

function managerFault(draft: Draft, facts: PeopleFacts): ReasonCode | undefined {
  const { id, managerId } = draft.now;
  if (managerId === null || !changed(draft, 'managerId')) return undefined;
  if (managerId === id) return 'manager_self';
  const manager = facts.people.get(managerId);
  if (!manager?.active || manager.deletedAt !== null || manager.userType === 'external')
    return 'manager_unknown';
  return isCircle(facts, id) ? 'manager_circle' : undefined;
}

/** Why the role cannot change. `meId` is the user who changes it. */
function roleFault({ before, now }: Draft, facts: PeopleFacts, meId: string): ReasonCode | undefined {
  if (before === undefined || before.userType === now.userType) return undefined;
  if ((before.userType === 'external') !== (now.userType === 'external')) return 'external_role';
  if (isAdmin(before) && facts.admins.size === 0) return 'last_admin';
  return now.id === meId ? 'not_yourself' : undefined;
}

/** Fields of employees only. */
const staffOnly = ['birthday', 'admissionDate', 'departmentId', 'managerId'] as const;

/** All broken rules of a draft. */
export function personFaults(draft: Draft, facts: PeopleFacts, meId: string): readonly PersonFault[] {
  const { now, groupIds = [] } = draft;
  const { today } = facts;
  const faults: PersonFault[] = [];
  const add = (
    field: PersonFault['field'],
    code: ReasonCode | undefined,
    params: ReasonParams = {},
  ): void => {
    if (code !== undefined) faults.push({ field, code, params });
  };
  const isNew = (field: keyof UserRow): boolean => now[field] !== null && changed(draft, field);
  const isExternal = now.userType === 'external';

  const sameEmail = facts.byEmail.get(now.email);
  if (sameEmail !== undefined && sameEmail.id !== now.id) add('email', 'email_taken');
  const sameNumber = now.employeeNumber === null ? undefined : facts.byNumber.get(now.employeeNumber);
  if (sameNumber !== undefined && sameNumber.id !== now.id)
    add('employeeNumber', 'number_taken', { name: `${sameNumber.firstName} ${sameNumber.lastName}` });
  add('userType', roleFault(draft, facts, meId));
  const staffFields = isExternal ? staffOnly.filter(isNew) : [];
  for (const field of staffFields) add(field, 'staff_only');
  if (isNew('expiresAt') && now.expiresAt !== null) {
    if (!isExternal) add('expiresAt', 'external_only');
    else if (now.expiresAt < today) add('expiresAt', 'date_past');
  }
  if (!isExternal) {
    if (isNew('birthday') && now.birthday !== null && now.birthday > today) add('birthday', 'date_future');
    if (isNew('admissionDate') && now.admissionDate !== null && now.admissionDate > nextYear(today))
      add('admissionDate', 'date_future');
    const isDated = isNew('birthday') || isNew('admissionDate');
    if (isDated && now.birthday !== null && now.admissionDate !== null && now.birthday > now.admissionDate)
      add(isNew('birthday') ? 'birthday' : 'admissionDate', 'born_after_start');
    if (isNew('departmentId') && facts.departments.get(now.departmentId ?? '') !== true)
      add('departmentId', 'department_unknown');
    add('managerId', managerFault(draft, facts));
  }
  if (groupIds.some((id) => !facts.groups.has(id))) add('groupIds', 'group_unknown');
  return faults;
}

/** The addresses (in lower case) that belong to another organisation. Call it before the transaction. */
export async function takenElsewhere(
  { db, pause }: Pick<Dependencies, 'db' | 'pause'>,
  org: OrgId,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  const ask = async (email: string): Promise<void> => {
    const owner = await db.directory.find(`email:${email}`);
    if (owner !== undefined && owner !== org) taken.add(email);
  };
  await inParts([...new Set(emails)], ask, pause);
  return taken;
}
