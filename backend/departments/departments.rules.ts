/** Validation and admin views of departments and groups. */
import type { OrgDepartment, OrgGroup } from '#schema/departments/departments.endpoints.ts';
import type { Context } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { byName, isNameTaken } from '../kit/names.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { departments, users } from '../people/users.tables.ts';
import { userGroupMembers, userGroups } from './departments.tables.ts';

export type DepartmentRow = Row<typeof departments>;
export type GroupRow = Row<typeof userGroups>;

/** Departments with their people counted, in three reads. */
export async function departmentViews({ store, language }: Context): Promise<OrgDepartment[]> {
  const { rows } = await store.list(departments, { with: { manager: { one: users, on: 'managerId' } } });
  const counts = async (where: { readonly active?: boolean }) => {
    const found = await store.tally(users, { where: { ...where, deletedAt: null }, by: ['departmentId'] });
    return new Map(found.map((one) => [one.departmentId, one.count]));
  };
  const [active, all] = [await counts({ active: true }), await counts({})];
  return rows
    .map(({ manager, ...row }) => ({
      ...row,
      managerName: manager === null ? null : `${manager.firstName} ${manager.lastName}`,
      usersCount: active.get(row.id) ?? 0,
      peopleCount: all.get(row.id) ?? 0,
    }))
    .toSorted(byName(language));
}

/** Groups with their active people, in three reads. */
export async function groupViews({ store, language }: Context): Promise<OrgGroup[]> {
  const { rows } = await store.list(userGroups);
  const { rows: members } = await store.list(userGroupMembers, {
    with: { user: { one: users, on: 'userId' } },
  });
  const inGroup = new Map<string, string[]>();
  for (const { groupId, userId, user } of members)
    if (user?.active === true) inGroup.set(groupId, [...(inGroup.get(groupId) ?? []), userId]);
  return rows
    .map((row) => {
      const userIds = inGroup.get(row.id) ?? [];
      return { ...row, userIds, usersCount: userIds.length };
    })
    .toSorted(byName(language));
}

/** The view with this id. Throws 404. */
export function oneOf<T extends { readonly id: string }>(
  { language }: Context,
  views: readonly T[],
  id: string,
): T {
  const found = views.find((view) => view.id === id);
  if (found === undefined) throw domainError('not_found', language);
  return found;
}

/** Whether a department would become its own ancestor. */
function isCircle(row: DepartmentRow, others: readonly DepartmentRow[]): boolean {
  const parents = new Map([...others, row].map(({ id, parentId }) => [id, parentId]));
  const met = new Set<string>();
  for (let at = row.parentId; at !== null && !met.has(at); at = parents.get(at) ?? null) {
    if (at === row.id) return true;
    met.add(at);
  }
  return false;
}

async function mayLead(store: Store, id: string): Promise<boolean> {
  const [found] = await store.tally(users, {
    where: { id, active: true, deletedAt: null, userType: { ne: 'external' } },
  });
  return (found?.count ?? 0) > 0;
}

/** Throws 422 with all errors of a department; unchanged fields are not checked. */
export async function expectDepartment(
  { store, language }: Context,
  row: DepartmentRow,
  before?: DepartmentRow,
): Promise<void> {
  const findings = new ValidationErrors(language);
  const { rows } = await store.list(departments);
  if (isNameTaken(row, rows)) findings.add('name', 'name_taken');
  if (row.parentId !== null && row.parentId !== before?.parentId) {
    if (isCircle(row, rows)) findings.add('parentId', 'department_circle');
    else if (!rows.some(({ id, active }) => id === row.parentId && active))
      findings.add('parentId', 'department_unknown');
  }
  if (row.managerId !== null && row.managerId !== before?.managerId && !(await mayLead(store, row.managerId)))
    findings.add('managerId', 'manager_unknown');
  findings.throwIfAny();
}

/** Throws 422 if the name of a group is taken or a member is unknown. */
export async function expectGroup(
  { store, language }: Context,
  row: GroupRow,
  userIds: readonly string[],
): Promise<void> {
  const findings = new ValidationErrors(language);
  const { rows } = await store.list(userGroups);
  if (isNameTaken(row, rows)) findings.add('name', 'name_taken');
  const known = await store.tally(users, {
    where: { id: { in: userIds }, deletedAt: null },
    by: ['id'],
  });
  const ids = new Set(known.map(({ id }) => id));
  userIds.forEach((id, place) => {
    if (!ids.has(id)) findings.add(`userIds.${place}`, 'person_unknown');
  });
  findings.throwIfAny();
}
