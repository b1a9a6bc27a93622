/** Departments and groups as administrators keep them: every rule, and what becomes of their people. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userGroupMembers } from '#backend/departments/departments.tables.ts';
import { pointRequests } from '#backend/points/points.tables.ts';
import { departments } from '#backend/users/users.tables.ts';
import type { StoreKind } from '../support/deployment.ts';
import { openPeopleFixture, everything, peopleCalls, type PeopleFixture } from './peopleFixture.ts';

let fixture: PeopleFixture;
const { update: person, cannotUpdate: cannotPerson } = peopleCalls(() => fixture);
afterEach(() => fixture.deployment.close());

const done = (route: string, body?: object) => fixture.done('diego', route, body);
const refused = (route: string, body?: object) => fixture.refused('diego', route, body);
const list = () => done('GET /org/departments');
const groups = () => done('GET /org/groups');
const offered = async () =>
  (await fixture.done('ana', 'GET /departments')).map(({ id }: { id: string }) => id);
const at = '2026-03-01T12:00:00.000Z';

describe.each(['tab', 'sql'] satisfies StoreKind[])('departments, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openPeopleFixture(kind);
    // elena and carla are in works, which is switched off; ines is deactivated and in sales.
    await person('ines', { department_id: 'sales' });
  });

  it('are listed with those that are off, and everybody in them is counted', async () => {
    expect(await list()).toEqual([
      {
        id: 'sales',
        name: 'sales',
        active: true,
        users_count: 2,
        people_count: 3,
        parent_id: null,
        manager_id: null,
        manager_name: null,
        created_at: expect.any(String),
      },
      expect.objectContaining({ id: 'works', active: false, users_count: 2, people_count: 2 }),
    ]);
    for (const name of ['ana', 'carla', 'xavi'])
      expect((await fixture.call(name, 'GET /org/departments')).status, name).toBe(403);
  });

  it('count nobody who was deleted', async () => {
    await done('POST /user/admin/delete', { id: 'ana' });
    await done('POST /user/admin/delete', { id: 'ines' });
    expect((await list())[0]).toMatchObject({ users_count: 1, people_count: 1 });
  });

  it('are made inside others and under somebody who works here', async () => {
    const made = await done('POST /department', { name: ' Norte ', parent_id: 'sales', manager_id: 'carla' });
    expect(made).toMatchObject({
      name: 'Norte',
      active: true,
      parent_id: 'sales',
      manager_id: 'carla',
      manager_name: 'carla Taller',
      people_count: 0,
    });
    for (const manager_id of ['xavi', 'ines', 'olga', 'nobody'])
      expect(await refused('POST /department', { name: 'Sur', manager_id }), manager_id).toEqual([
        422,
        'manager_id manager_unknown',
      ]);
    for (const parent_id of ['works', 'nowhere'])
      expect(await refused('POST /department', { name: 'Sur', parent_id }), parent_id).toEqual([
        422,
        'parent_id department_unknown',
      ]);
    expect(await refused('POST /department', { name: '  ' })).toEqual([422, expect.stringMatching(/^name /)]);
  });

  it('have names that differ by more than their case', async () => {
    expect(await refused('POST /department', { name: 'SALES' })).toEqual([422, 'name name_taken']);
    expect(await refused('PATCH /department/works', { name: 'Sales' })).toEqual([422, 'name name_taken']);
    expect((await done('PATCH /department/sales', { name: 'Sales' })).name).toBe('Sales');
  });

  it('are changed in what is named, and the rest stays', async () => {
    await done('PATCH /department/sales', { manager_id: 'carla' });
    expect(await done('PATCH /department/sales', { name: 'Ventas' })).toMatchObject({
      name: 'Ventas',
      manager_id: 'carla',
    });
    // Who leads it already may have left since.
    await done('POST /user/active/state', { id: 'carla', active: false });
    expect(await done('PATCH /department/sales', { name: 'Cuentas', manager_id: 'carla' })).toMatchObject({
      manager_id: 'carla',
    });
    expect((await done('PATCH /department/sales', { manager_id: null })).manager_id).toBeNull();
    expect(await refused('PATCH /department/nowhere', { name: 'x' })).toEqual([404]);
  });

  it('are never inside themselves, at whatever depth', async () => {
    const { id: inner } = await done('POST /department', { name: 'Norte', parent_id: 'sales' });
    const { id: innermost } = await done('POST /department', { name: 'Centro', parent_id: inner });
    for (const parent_id of ['sales', inner, innermost])
      expect(await refused('PATCH /department/sales', { parent_id }), parent_id).toEqual([
        422,
        'parent_id department_circle',
      ]);
    expect((await done(`PATCH /department/${innermost}`, { parent_id: null })).parent_id).toBeNull();
  });

  it('that are switched off keep their people and are offered no more', async () => {
    expect(await done('POST /org/department/activate', { id: 'sales', active: false })).toMatchObject({
      active: false,
      people_count: 3,
    });
    expect(await offered()).toEqual([]);
    expect((await fixture.kept('ana'))?.departmentId).toBe('sales');
    expect(await cannotPerson('carla', { department_id: 'sales' })).toEqual([
      422,
      'department_id department_unknown',
    ]);
    await done('POST /org/department/activate', { id: 'sales', active: true });
    expect(await offered()).toEqual(['sales']);
    expect(await refused('POST /org/department/activate', { id: 'nowhere', active: true })).toEqual([404]);
  });

  it('with people in them go only when it is said where these go', async () => {
    const { status, said } = await fixture.call('diego', 'DELETE /org/department/sales');
    expect([status, said.reasons]).toEqual([
      409,
      [{ field: 'move_to', code: 'department_people', message: 'Tiene 3 personas: elige a dónde pasan.' }],
    ]);
    for (const goal of ['sales', 'works', 'nowhere'])
      expect(await refused(`DELETE /org/department/sales?move_to=${goal}`), goal).toEqual([
        422,
        'move_to department_unknown',
      ]);
    expect((await list())[0].people_count).toBe(3);
    const { id } = await done('POST /department', { name: 'Norte' });
    await fixture.change((store) =>
      store.insert(
        pointRequests,
        (['pending', 'rejected'] as const).map((state) => ({
          id: state,
          userId: 'ana',
          requestedBy: 'ana',
          departmentId: 'sales',
          amount: 5,
          reason: '',
          status: state,
          resolvedBy: null,
          resolvedAt: null,
          approvedAmount: null,
          note: '',
          createdAt: at,
        })),
      ),
    );
    await done(`DELETE /org/department/sales?move_to=${id}`);
    expect(
      (await list()).map((one: { id: string; people_count: number }) => [one.id, one.people_count]),
    ).toEqual([
      [id, 3],
      ['works', 2],
    ]);
    // What waits is decided on by whoever leads them now.
    const { rows } = await fixture.look((store) => store.list(pointRequests, { order: [['id', 'asc']] }));
    expect(rows.map(({ departmentId }) => departmentId)).toEqual([id, 'sales']);
    await done('DELETE /org/department/works?move_to=none');
    expect((await fixture.kept('carla'))?.departmentId).toBeNull();
  });

  it('with others inside them do not go', async () => {
    const { id } = await done('POST /department', { name: 'Norte' });
    const { id: inner } = await done('POST /department', { name: 'Centro', parent_id: id });
    const { status, said } = await fixture.call('diego', `DELETE /org/department/${id}?move_to=none`);
    expect([status, said.reasons[0].message]).toEqual([409, 'Tiene 1 departamentos dentro: muévelos antes.']);
    await done(`DELETE /org/department/${inner}`);
    await done(`DELETE /org/department/${id}`);
    expect(await refused(`DELETE /org/department/${id}`)).toEqual([404]);
  });

  it('take nothing from fields that are none of theirs', async () => {
    const before = (await fixture.look((store) => store.list(departments))).rows;
    await done('PATCH /department/sales', {
      active: false,
      org_id: 'otro',
      created_at: at,
      id: 'works',
      people_count: 9,
    });
    expect((await fixture.look((store) => store.list(departments))).rows).toEqual(before);
  });
});

describe.each(['tab', 'sql'] satisfies StoreKind[])('groups, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openPeopleFixture(kind);
  });

  it('are made of people of the organisation, from outside as well, once each', async () => {
    const made = await done('POST /org/group', {
      name: 'Brigada',
      description: 'Por si tiembla',
      user_ids: ['ana', 'xavi', 'ana'],
    });
    expect(made).toMatchObject({
      name: 'Brigada',
      description: 'Por si tiembla',
      active: true,
      users_count: 2,
    });
    expect(made.user_ids.toSorted()).toEqual(['ana', 'xavi']);
    expect((await done('GET /org/user/ana')).groups).toEqual([made.id]);
    expect(
      await refused('POST /org/group', { name: 'Otra', user_ids: ['ana', 'olga', 'bruno', 'nobody'] }),
    ).toEqual([422, 'user_ids.1 person_unknown', 'user_ids.3 person_unknown']);
    expect(await refused('POST /org/group', { name: 'CORO' })).toEqual([422, 'name name_taken']);
    for (const name of ['ana', 'carla', 'xavi'])
      expect((await fixture.call(name, 'POST /org/group', { name: 'x' })).status, name).toBe(403);
  });

  it('hold nobody who was deleted', async () => {
    const { id } = await done('POST /org/group', { name: 'Brigada', user_ids: ['ana', 'bruno'] });
    await done('POST /user/admin/delete', { id: 'ana' });
    expect((await groups()).find((one: { id: string }) => one.id === id).user_ids).toEqual(['bruno']);
    expect(await refused(`PATCH /org/group/${id}`, { user_ids: ['ana'] })).toEqual([
      422,
      'user_ids.0 person_unknown',
    ]);
  });

  it('are changed in what is named; people who are deactivated stay, since nobody sees them to keep them', async () => {
    await done('PATCH /org/group/choir', { user_ids: ['ana', 'bruno', 'ines'] });
    expect(await done('PATCH /org/group/choir', { name: 'Coro grande' })).toMatchObject({
      name: 'Coro grande',
      users_count: 2,
    });
    await done('PATCH /org/group/choir', { user_ids: ['bruno', 'carla'] });
    const { rows } = await fixture.look((store) =>
      store.list(userGroupMembers, { where: { groupId: 'choir' }, order: [['userId', 'asc']] }),
    );
    expect(rows.map(({ userId }) => userId)).toEqual(['bruno', 'carla', 'ines']);
    await done('POST /user/active/state', { id: 'ines', active: true });
    expect((await groups())[0].users_count).toBe(3);
    await done('PATCH /org/group/choir', { user_ids: [] });
    expect((await groups())[0]).toMatchObject({ users_count: 0, user_ids: [] });
  });

  it('that are switched off keep their people and are offered no more', async () => {
    await done('PATCH /org/group/choir', { user_ids: ['ana'] });
    expect(await done('POST /org/group/activate', { id: 'choir', active: false })).toMatchObject({
      active: false,
      users_count: 1,
    });
    expect(await fixture.done('ana', 'GET /groups')).toEqual([]);
    expect((await groups()).map((one: { active: boolean }) => one.active)).toEqual([false, false]);
    expect(await refused('POST /org/group/activate', { id: 'none', active: true })).toEqual([404]);
  });

  it('go without their people', async () => {
    await done('PATCH /org/group/choir', { user_ids: ['ana'] });
    const before = await fixture.kept('ana');
    await done('DELETE /org/group/choir');
    expect(await fixture.kept('ana')).toEqual(before);
    expect((await fixture.look((store) => store.list(userGroupMembers))).rows).toEqual([]);
    expect(await refused('DELETE /org/group/choir')).toEqual([404]);
  });

  it('take nothing from a refused call', async () => {
    const before = await fixture.look(everything);
    await refused('PATCH /org/group/choir', { name: 'Otro', user_ids: ['nobody'] });
    await refused('POST /org/group', { name: 'Otro', user_ids: ['nobody'] });
    expect(await fixture.look(everything)).toEqual(before);
  });
});
