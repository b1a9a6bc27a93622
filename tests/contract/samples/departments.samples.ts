/** Valid calls of departments. */
import { userGroupMembers } from '#backend/departments/departments.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { departments, users } from '#backend/people/users.tables.ts';
import { firstId, noId, type Known, type Calls } from './known.ts';

/** A group with one of its members and their department, another department, and a user as manager and member. */
export const known = async (store: Store, { colleague }: Known) => {
  const { rows: members } = await store.list(userGroupMembers, {
    with: { user: { one: users, on: 'userId' } },
    order: [['id', 'asc']],
  });
  const member = members.find(({ user }) => user?.active === true && user.departmentId !== null);
  const departmentId = member?.user?.departmentId ?? noId;
  return {
    departmentId,
    otherDepartmentId: await firstId(store, departments, { where: { id: { ne: departmentId } } }),
    groupId: member?.groupId ?? noId,
    managerId: await firstId(store, users, { where: { email: colleague } }),
  };
};
/** The result of `known`; samples of other domains may use it. */
export type DepartmentsKnown = Awaited<ReturnType<typeof known>>;

export const calls: Calls<DepartmentsKnown> = {
  'departments.create': ({ otherDepartmentId }) => ({ body: { parentId: otherDepartmentId } }),
  'departments.update': ({ departmentId }) => ({ params: { id: departmentId }, body: { parentId: null } }),
  'departments.activate': ({ departmentId }) => ({ body: { id: departmentId, active: false } }),
  'departments.remove': ({ departmentId }) => ({ params: { id: departmentId }, query: { moveTo: 'none' } }),
  'departments.updateGroup': 'groupId',
  'departments.activateGroup': ({ groupId }) => ({ body: { id: groupId, active: false } }),
  'departments.removeGroup': 'groupId',
};
