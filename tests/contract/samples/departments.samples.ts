/** Valid calls of departments. */
import { userGroups } from '#backend/departments/departments.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { departments, users } from '#backend/people/users.tables.ts';
import { firstId, type FieldSamples, type Known, type RestSamples } from './known.ts';

/** Two departments, a group, and a user as their manager and member. */
export const known = async (store: Store, { colleague }: Known) => {
  const departmentId = await firstId(store, departments, { order: [['id', 'asc']] });
  return {
    departmentId,
    otherDepartmentId: await firstId(store, departments, { where: { id: { ne: departmentId } } }),
    userGroupId: await firstId(store, userGroups),
    leaderId: await firstId(store, users, { where: { email: colleague } }),
  };
};
type DepartmentsKnown = Awaited<ReturnType<typeof known>>;

export const restSamples: RestSamples<DepartmentsKnown> = {
  'departments.list': () => ({}),
  'departments.groups': () => ({}),
  'departments.listOrg': () => ({}),
  'departments.create': ({ otherDepartmentId, leaderId }) => ({
    body: { name: 'Archivo histórico', parent_id: otherDepartmentId, manager_id: leaderId },
  }),
  'departments.update': ({ departmentId, leaderId }) => ({
    params: { id: departmentId },
    body: { name: 'Ventas y cuentas', parent_id: null, manager_id: leaderId },
  }),
  'departments.activate': ({ departmentId }) => ({ body: { id: departmentId, active: false } }),
  'departments.remove': ({ departmentId }) => ({
    params: { id: departmentId },
    search: '?move_to=none',
  }),
  'departments.listOrgGroups': () => ({}),
  'departments.createGroup': ({ leaderId }) => ({
    body: { name: 'Brigada de emergencia', description: 'Por si tiembla', user_ids: [leaderId] },
  }),
  'departments.updateGroup': ({ userGroupId, leaderId }) => ({
    params: { id: userGroupId },
    body: { name: 'Comité de fiestas', description: '', user_ids: [leaderId] },
  }),
  'departments.activateGroup': ({ userGroupId }) => ({ body: { id: userGroupId, active: false } }),
  'departments.removeGroup': ({ userGroupId }) => ({ params: { id: userGroupId } }),
};

export const fieldSamples: FieldSamples<DepartmentsKnown> = {
  'Query.departments': () => '',
  'Query.groups': () => '',
  'Query.orgDepartments': () => '',
  'Query.orgGroups': () => '',
  'Mutation.createDepartment': ({ leaderId }) =>
    `(input: { name: "Archivo histórico", managerId: "${leaderId}" })`,
  'Mutation.updateDepartment': ({ departmentId }) => `(id: "${departmentId}", input: { parentId: null })`,
  'Mutation.activateDepartment': ({ departmentId }) => `(id: "${departmentId}", active: false)`,
  'Mutation.deleteDepartment': ({ departmentId, otherDepartmentId }) =>
    `(id: "${departmentId}", moveTo: "${otherDepartmentId}")`,
  'Mutation.createGroup': ({ leaderId }) => `(input: { name: "Brigada", userIds: ["${leaderId}"] })`,
  'Mutation.updateGroup': ({ userGroupId }) => `(id: "${userGroupId}", input: { name: "Fiestas" })`,
  'Mutation.activateGroup': ({ userGroupId }) => `(id: "${userGroupId}", active: false)`,
  'Mutation.deleteGroup': ({ userGroupId }) => `(id: "${userGroupId}")`,
};
