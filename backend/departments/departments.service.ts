/** Departments and groups for employees (spec §7 "Departments and groups"). */
import { departmentEndpoints } from '#schema/departments/departments.endpoints.ts';
import type { Service } from '../http/context.ts';
import { lazyService } from '../http/lazyService.ts';
import { byName } from '../kit/names.ts';
import { departments, users } from '../people/users.tables.ts';
import { userGroupMembers, userGroups } from './departments.tables.ts';

const { list: _list, groups: _groups, ...adminEndpoints } = departmentEndpoints;

export const departmentService: Service<typeof departmentEndpoints> = {
  ...lazyService(
    adminEndpoints,
    async () => (await import('./departmentsAdmin.service.ts')).departmentAdminService,
  ),

  async list({ store, language }) {
    const { rows } = await store.list(departments, { where: { active: true } });
    const found = await store.tally(users, { where: { active: true }, by: ['departmentId'] });
    const counts = new Map(found.map((one) => [one.departmentId, one.count]));
    return rows
      .map(({ id, name, active }) => ({ id, name, active, usersCount: counts.get(id) ?? 0 }))
      .toSorted(byName(language));
  },

  async groups({ store, language }) {
    const { rows } = await store.list(userGroups, { where: { active: true } });
    const { rows: members } = await store.list(userGroupMembers, {
      where: { groupId: { in: rows.map((row) => row.id) } },
      with: { user: { one: users, on: 'userId' } },
    });
    return rows
      .map(({ id, name, description }) => ({
        id,
        name,
        description,
        userIds: members.flatMap((one) =>
          one.groupId === id && one.user?.active === true ? [one.userId] : [],
        ),
      }))
      .toSorted(byName(language));
  },
};
