/** The administration of departments and groups: every rule, and the effects on people. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userGroupMembers } from '#backend/departments/departments.tables.ts';
import { pointRequests } from '#backend/points/points.tables.ts';
import { departments } from '#backend/people/users.tables.ts';
import { openPeopleFixture, everything, peopleCalls, type PeopleFixture } from './peopleFixture.ts';
import { storesOf } from '../support/trials.ts';

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

describe.each(storesOf(import.meta.url))('administered departments, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openPeopleFixture(kind);
    // elena and carla are in works, an inactive department; ines is deactivated and in sales.
    await person('ines', { department_id: 'sales' });
  });

  it('administrators see all departments, inactive ones too, with active and total people counts', async () => {
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

  it('departments do not count deleted people', async () => {
    await done('POST /user/admin/delete', { id: 'ana' });
    await done('POST /user/admin/delete', { id: 'ines' });
    expect((await list())[0]).toMatchObject({ users_count: 1, people_count: 1 });
  });

  it('a department is created inside an active department and under an active manager who is a member', async () => {
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

  it('department names are unique regardless of case', async () => {
    expect(await refused('POST /department', { name: 'SALES' })).toEqual([422, 'name name_taken']);
    expect(await refused('PATCH /department/works', { name: 'Sales' })).toEqual([422, 'name name_taken']);
    expect((await done('PATCH /department/sales', { name: 'Sales' })).name).toBe('Sales');
  });

  it('a department update changes only the sent fields, and keeps a manager who has left', async () => {
    await done('PATCH /department/sales', { manager_id: 'carla' });
    expect(await done('PATCH /department/sales', { name: 'Ventas' })).toMatchObject({
      name: 'Ventas',
      manager_id: 'carla',
    });
    // A manager who has left since may stay as manager.
    await done('POST /user/active/state', { id: 'carla', active: false });
    expect(await done('PATCH /department/sales', { name: 'Cuentas', manager_id: 'carla' })).toMatchObject({
      manager_id: 'carla',
    });
    expect((await done('PATCH /department/sales', { manager_id: null })).manager_id).toBeNull();
    expect(await refused('PATCH /department/nowhere', { name: 'x' })).toEqual([404]);
  });

  it('a department cannot be moved into itself or its descendants', async () => {
    const { id: inner } = await done('POST /department', { name: 'Norte', parent_id: 'sales' });
    const { id: innermost } = await done('POST /department', { name: 'Centro', parent_id: inner });
    for (const parent_id of ['sales', inner, innermost])
      expect(await refused('PATCH /department/sales', { parent_id }), parent_id).toEqual([
        422,
        'parent_id department_circle',
      ]);
    expect((await done(`PATCH /department/${innermost}`, { parent_id: null })).parent_id).toBeNull();
  });

  it('an inactive department keeps its people and is no longer offered', async () => {
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

  it('a department with people is deleted only with a valid target, which receives people and pending requests', async () => {
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
    // Open requests are decided by the managers of the new departments.
    const { rows } = await fixture.look((store) => store.list(pointRequests, { order: [['id', 'asc']] }));
    expect(rows.map(({ departmentId }) => departmentId)).toEqual([id, 'sales']);
    await done('DELETE /org/department/works?move_to=none');
    expect((await fixture.kept('carla'))?.departmentId).toBeNull();
  });

  it('a department with departments inside is not deleted', async () => {
    const { id } = await done('POST /department', { name: 'Norte' });
    const { id: inner } = await done('POST /department', { name: 'Centro', parent_id: id });
    const { status, said } = await fixture.call('diego', `DELETE /org/department/${id}?move_to=none`);
    expect([status, said.reasons[0].message]).toEqual([409, 'Tiene 1 departamentos dentro: muévelos antes.']);
    await done(`DELETE /org/department/${inner}`);
    await done(`DELETE /org/department/${id}`);
    expect(await refused(`DELETE /org/department/${id}`)).toEqual([404]);
  });

  it('a department update ignores unknown and read-only fields', async () => {
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

describe.each(storesOf(import.meta.url))('administered groups, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openPeopleFixture(kind);
  });

  it('a group is created from people of the organisation, external ones too, each once', async () => {
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

  it('a group holds no deleted people', async () => {
    const { id } = await done('POST /org/group', { name: 'Brigada', user_ids: ['ana', 'bruno'] });
    await done('POST /user/admin/delete', { id: 'ana' });
    expect((await groups()).find((one: { id: string }) => one.id === id).user_ids).toEqual(['bruno']);
    expect(await refused(`PATCH /org/group/${id}`, { user_ids: ['ana'] })).toEqual([
      422,
      'user_ids.0 person_unknown',
    ]);
  });

  it('a group update changes only the sent fields and keeps inactive members', async () => {
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

  it('an inactive group keeps its people and is no longer offered', async () => {
    await done('PATCH /org/group/choir', { user_ids: ['ana'] });
    expect(await done('POST /org/group/activate', { id: 'choir', active: false })).toMatchObject({
      active: false,
      users_count: 1,
    });
    expect(await fixture.done('ana', 'GET /groups')).toEqual([]);
    expect((await groups()).map((one: { active: boolean }) => one.active)).toEqual([false, false]);
    expect(await refused('POST /org/group/activate', { id: 'none', active: true })).toEqual([404]);
  });

  it('deleting a group removes its memberships and leaves its people unchanged', async () => {
    await done('PATCH /org/group/choir', { user_ids: ['ana'] });
    const before = await fixture.kept('ana');
    await done('DELETE /org/group/choir');
    expect(await fixture.kept('ana')).toEqual(before);
    expect((await fixture.look((store) => store.list(userGroupMembers))).rows).toEqual([]);
    expect(await refused('DELETE /org/group/choir')).toEqual([404]);
  });

  it('a refused group call changes nothing', async () => {
    const before = await fixture.look(everything);
    await refused('PATCH /org/group/choir', { name: 'Otro', user_ids: ['nobody'] });
    await refused('POST /org/group', { name: 'Otro', user_ids: ['nobody'] });
    expect(await fixture.look(everything)).toEqual(before);
  });
});
