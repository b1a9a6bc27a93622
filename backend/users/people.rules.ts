/** What must hold of people before they are kept: the same for one in a form and for thousands in a list, in as many reads. */
import { dayAt } from '#schema/users/celebrations.rules.ts';
import type { ReasonCode, ReasonParams } from '#schema/reasons.ts';
import type { Context, Dependencies } from '../http/context.ts';
import { userGroups } from '../departments/departments.tables.ts';
import { organizations } from '../organization/organization.tables.ts';
import type { OrgId, Store } from '../store/port.ts';
import type { UserRow } from '../people/users.rules.ts';
import { departments, users } from '../people/users.tables.ts';

/** Somebody as they are to be kept. Only what differs from `before` is asked about. */
export interface Draft {
  /** As the person is kept now; missing for somebody new. */
  readonly before?: UserRow;
  readonly now: UserRow;
  /** Missing where the groups stay as they are. */
  readonly groupIds?: readonly string[];
}

/** Something that does not hold, at a field of the person. */
export interface PersonFault {
  readonly field: 'groupIds' | keyof UserRow;
  readonly code: ReasonCode;
  readonly params: ReasonParams;
}

/** What the organisation knows of everything that drafts name. */
export interface PeopleFacts {
  /** On the organisation's wall. */
  readonly today: string;
  readonly byEmail: ReadonlyMap<string, UserRow>;
  readonly byNumber: ReadonlyMap<string, UserRow>;
  /** Whether they are active, by id. */
  readonly departments: ReadonlyMap<string, boolean>;
  readonly groups: ReadonlySet<string>;
  readonly people: ReadonlyMap<string, UserRow>;
  /** Whose manager is whose, as it would be after the drafts. */
  readonly managerOf: ReadonlyMap<string, string>;
  /** Who would administer after the drafts. */
  readonly admins: ReadonlySet<string>;
}

const given = (ids: readonly (string | null | undefined)[]): string[] => [
  ...new Set(ids.filter((id) => id !== null && id !== undefined)),
];

/** Whether somebody can administer. */
export const isAdmin = ({ userType, active, deletedAt }: UserRow): boolean =>
  userType === 'admin' && active && deletedAt === null;

/** Everything that rules of these drafts ask of the store: five reads at most, however many they are. */
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

/** Who reports to whom, without the people themselves. */
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

/** Why the role cannot become what it is to be. `meId` is who changes it. */
function roleFault({ before, now }: Draft, facts: PeopleFacts, meId: string): ReasonCode | undefined {
  if (before === undefined || before.userType === now.userType) return undefined;
  if ((before.userType === 'external') !== (now.userType === 'external')) return 'external_role';
  if (isAdmin(before) && facts.admins.size === 0) return 'last_admin';
  return now.id === meId ? 'not_yourself' : undefined;
}

/** What only colleagues have, and what only people from outside have. */
const staffOnly = ['birthday', 'admissionDate', 'departmentId', 'managerId'] as const;

/** Everything that does not hold of a draft. */
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
    if (isNew('departmentId') && facts.departments.get(now.departmentId ?? '') !== true)
      add('departmentId', 'department_unknown');
    add('managerId', managerFault(draft, facts));
  }
  if (groupIds.some((id) => !facts.groups.has(id))) add('groupIds', 'group_unknown');
  return faults;
}

/** Which addresses (in lower case) belong to another organisation; to be asked before a transaction. */
export async function takenElsewhere(
  { db }: Pick<Dependencies, 'db'>,
  org: OrgId,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (const email of new Set(emails)) {
    const owner = await db.directory.find(`email:${email}`);
    if (owner !== undefined && owner !== org) taken.add(email);
  }
  return taken;
}
