/** Administration of departments and groups (spec §7 "Departments and groups"). */
import type { departmentEndpoints } from '#schema/departments/departments.endpoints.ts';
import { reason } from '#schema/reasons.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { emit } from '../http/handling.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import type { Row, Table } from '../store/table.ts';
import { departments, users } from '../people/users.tables.ts';
import {
  departmentViews,
  expectDepartment,
  expectGroup,
  groupViews,
  oneOf,
  type DepartmentRow,
  type GroupRow,
} from './departments.rules.ts';
import { departmentRemoved } from './departments.events.ts';
import { userGroupMembers, userGroups } from './departments.tables.ts';

/** The value of `moveTo` that leaves the people of a removed department without one. */
const nowhere = 'none';

async function kept<T extends Table>({ store, language }: Context, table: T, id: string): Promise<Row<T>> {
  const {
    rows: [row],
  } = await store.list<T>(table, { where: { id } as never }); // every table has ids, but the compiler cannot see that of a generic table
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

const departmentView = async (context: Context, id: string) =>
  oneOf(context, await departmentViews(context), id);
const groupView = async (context: Context, id: string) => oneOf(context, await groupViews(context), id);

/**
 * The target department for the people of a removed department. Throws 409 if people have no target, 422 if the target
 * is not another active department.
 */
async function goalOf(context: Context, id: string, moveTo: string | undefined): Promise<string | null> {
  const { store, language } = context;
  const [people] = await store.tally(users, { where: { departmentId: id, deletedAt: null } });
  const count = people?.count ?? 0;
  if (moveTo === undefined) {
    if (count > 0)
      throw domainError('conflict', language, [reason('moveTo', 'department_people', language, { count })]);
    return null;
  }
  if (moveTo === nowhere) return null;
  const findings = new ValidationErrors(language);
  const { rows } = await store.list(departments, { where: { id: moveTo, active: true } });
  if (rows.length === 0 || moveTo === id) findings.add('moveTo', 'department_unknown');
  findings.throwIfAny();
  return moveTo;
}

/** Sets the members of a group. Inactive members are hidden in the UI, so they stay members. */
async function putPeople(
  { store, newId }: Context,
  groupId: string,
  userIds: readonly string[],
): Promise<void> {
  const { rows } = await store.list(userGroupMembers, {
    where: { groupId },
    with: { user: { one: users, on: 'userId' } },
  });
  const wanted = new Set(userIds);
  const gone = rows.filter(({ userId, user }) => !wanted.has(userId) && user?.active !== false);
  await store.remove(userGroupMembers, { id: { in: gone.map(({ id }) => id) } });
  const known = new Set(rows.map(({ userId }) => userId));
  await store.insert(
    userGroupMembers,
    [...wanted].filter((id) => !known.has(id)).map((userId) => ({ id: newId(), groupId, userId })),
  );
}

export const departmentAdminService: Service<Omit<typeof departmentEndpoints, 'list' | 'groups'>> = {
  listOrg: departmentViews,

  async create(context, { body }) {
    const { store, newId, at: createdAt } = context;
    const row: DepartmentRow = {
      id: newId(),
      name: body.name,
      active: true,
      parentId: body.parentId ?? null,
      managerId: body.managerId ?? null,
      createdAt,
    };
    await expectDepartment(context, row);
    await store.insert(departments, [row]);
    return departmentView(context, row.id);
  },

  async update(context, { params, body }) {
    const before = await kept(context, departments, params.id);
    expectBase(context, body, before);
    const row = applyPatch<DepartmentRow>(before, body);
    await expectDepartment(context, row, before);
    const { id, ...change } = row;
    await context.store.update(departments, { id }, change);
    return departmentView(context, id);
  },

  /** People stay in an inactive department; the department is only no longer offered. */
  async activate(context, { body: { id, active } }) {
    await kept(context, departments, id);
    await context.store.update(departments, { id }, { active });
    return departmentView(context, id);
  },

  async remove(context, { params: { id }, query: { moveTo } }) {
    const { store, language } = context;
    await kept(context, departments, id);
    const [parts] = await store.tally(departments, { where: { parentId: id } });
    const count = parts?.count ?? 0;
    if (count > 0)
      throw domainError('conflict', language, [reason('', 'department_parts', language, { count })]);
    const departmentId = await goalOf(context, id, moveTo);
    await store.update(users, { departmentId: id }, { departmentId });
    await emit(context, departmentRemoved, { id, movedTo: departmentId });
    await store.remove(departments, { id });
    return { success: true };
  },

  listOrgGroups: groupViews,

  async createGroup(context, { body: { name, description, userIds } }) {
    const { store, newId, at: createdAt } = context;
    const row: GroupRow = { id: newId(), name, description, active: true, createdAt };
    await expectGroup(context, row, userIds);
    await store.insert(userGroups, [row]);
    await putPeople(context, row.id, userIds);
    return groupView(context, row.id);
  },

  async updateGroup(context, { params, body }) {
    const { userIds } = body;
    const before = await kept(context, userGroups, params.id);
    expectBase(context, body, await groupView(context, params.id));
    const row = applyPatch<GroupRow>(before, body);
    await expectGroup(context, row, userIds ?? []);
    const { id, ...change } = row;
    await context.store.update(userGroups, { id }, change);
    if (userIds !== undefined) await putPeople(context, id, userIds);
    return groupView(context, id);
  },

  async activateGroup(context, { body: { id, active } }) {
    await kept(context, userGroups, id);
    await context.store.update(userGroups, { id }, { active });
    return groupView(context, id);
  },

  /** Removing a group does not change its people. */
  async removeGroup(context, { params: { id } }) {
    const { store } = context;
    await kept(context, userGroups, id);
    await store.remove(userGroupMembers, { groupId: id });
    await store.remove(userGroups, { id });
    return { success: true };
  },
};
