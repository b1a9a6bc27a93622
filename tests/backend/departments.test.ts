/** Departments and groups as employees read them. */
import { afterEach, describe, expect, it } from 'vitest';
import { userGroupMembers, userGroups } from '#backend/departments/departments.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { departments, users } from '#backend/people/users.tables.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { said } from '../support/said.ts';
import { storesOf } from '../support/trials.ts';

const employee = 'employee@aurora.example';
const at = '2026-03-10T12:00:00.000Z';

let deployment: TestDeployment;
afterEach(() => deployment.close());

const write = async <A>(work: (store: Store) => Promise<A>): Promise<A> =>
  deployment.db.tx((await deployment.db.directory.find(`email:${employee}`)) ?? '', work);

describe.each(storesOf(import.meta.url))('departments as employees see them, %s store', (kind) => {
  it('employees see active departments by name with the number of their active people', async () => {
    deployment = await openTestDeployment(kind);
    await write(async (store) => {
      const people = (await store.list(users, { where: { active: true } })).rows.slice(0, 3);
      await store.insert(departments, [
        { id: 'd-1', name: 'Ñandú', active: true, parentId: null, managerId: null, createdAt: at },
        { id: 'd-2', name: 'Zeta', active: true, parentId: null, managerId: null, createdAt: at },
        { id: 'd-3', name: 'Anulado ya', active: false, parentId: null, managerId: null, createdAt: at },
      ]);
      await store.update(users, { id: { in: people.map((one) => one.id) } }, { departmentId: 'd-1' });
      const [gone] = people.filter((one) => one.email !== employee);
      await store.update(users, { id: gone?.id ?? '' }, { active: false });
    });
    const { body } = await said<{ id: string; name: string; users_count: number }[]>(
      deployment,
      'GET /departments',
      { as: employee },
    );
    expect(body.find((one) => one.id === 'd-1')?.users_count).toBe(2);
    expect(body.find((one) => one.id === 'd-2')?.users_count).toBe(0);
    expect(body.map((one) => one.id)).not.toContain('d-3');
    // An order by code points would put Ñ behind Z.
    const mine = body.filter((one) => one.id.startsWith('d-'));
    expect(mine.map((one) => one.name)).toEqual(['Ñandú', 'Zeta']);
  });
});

describe.each(storesOf(import.meta.url))('groups as employees see them, %s store', (kind) => {
  it('employees see active groups by name with their active people', async () => {
    deployment = await openTestDeployment(kind);
    const people = await write(async (store) => {
      const [one, other] = (await store.list(users, { where: { email: { ne: employee }, active: true } }))
        .rows;
      await store.insert(userGroups, [
        {
          id: 'g-1',
          name: 'Voluntarios de prueba',
          description: 'Con la comunidad',
          active: true,
          createdAt: at,
        },
        {
          id: 'g-2',
          name: 'Brigada de prueba',
          description: '',
          active: true,
          createdAt: at,
        },
        {
          id: 'g-3',
          name: 'Anulado ya',
          description: '',
          active: false,
          createdAt: at,
        },
      ]);
      await store.insert(userGroupMembers, [
        { id: 'm-1', groupId: 'g-1', userId: one?.id ?? '' },
        { id: 'm-2', groupId: 'g-1', userId: other?.id ?? '' },
      ]);
      await store.update(users, { id: other?.id ?? '' }, { active: false });
      return [one?.id];
    });
    const { body } = await said<{ id: string; name: string; user_ids: string[] }[]>(
      deployment,
      'GET /groups',
      {
        as: employee,
      },
    );
    const mine = body.filter((one) => one.id.startsWith('g-'));
    expect(mine.map((one) => [one.id, one.user_ids])).toEqual([
      ['g-2', []],
      ['g-1', people],
    ]);
  });
});
