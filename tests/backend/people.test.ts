/** Creating people in the administration: every rule. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#backend/people/users.tables.ts';
import { openPeopleFixture, everything, newcomer, peopleCalls, type PeopleFixture } from './peopleFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: PeopleFixture;
const { create, cannotCreate, update, cannotUpdate } = peopleCalls(() => fixture);
afterEach(() => fixture.deployment.close());
const external = { first_name: 'Otto', last_name: 'Vega', email: 'otto@proveedor.example' };

describe.each(storesOf(import.meta.url))('creating people, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openPeopleFixture(kind);
  });

  it('administrators create a person with all fields, and an activation mail is sent', async () => {
    const said = await create({
      phone: '+52 55 1234 5678',
      employee_number: '0042',
      birthday: '1994-02-28',
      admission_date: '2026-09-01',
      job_position: 'Analista',
      user_type: 'manager',
      points: false,
      groups: ['choir', 'choir'],
      department_id: 'sales',
      manager_id: 'carla',
      language: 'english',
    });
    expect(said).toMatchObject({
      first_name: 'Inés',
      email: 'ines.quiroga@nueva.example',
      phone: '+525512345678',
      employee_number: '0042',
      birthday: '1994-02-28',
      admission_date: '2026-09-01',
      job_position: 'Analista',
      user_type: 'manager',
      points: false,
      groups: ['choir'],
      department_id: 'sales',
      manager_id: 'carla',
      language: 'english',
      active: true,
      state: 'invited',
    });
    expect(await fixture.mails()).toEqual(['activation ines.quiroga@nueva.example']);
    expect(await fixture.owner('ines.quiroga@nueva.example')).toBe('taller');
    expect(await fixture.listed('?keywords=INES%20analista')).toEqual([said.id]);
  });

  it('a created person has default role, points and language, and receives no mail when not invited', async () => {
    const { status } = await fixture.call('diego', 'POST /org/create/user', { ...newcomer, invite: false });
    expect(status).toBe(201);
    const [row] = (
      await fixture.look((store) => store.list(users, { where: { email: 'ines.quiroga@nueva.example' } }))
    ).rows;
    expect(row).toMatchObject({
      userType: 'employee',
      takesPoints: true,
      language: 'spanish',
      passwordHash: null,
      tokenEpoch: 0,
      activatedAt: null,
    });
    expect(await fixture.mails()).toEqual([]);
  });

  it('administrators create an external person with a last day, without employment fields', async () => {
    const said = await fixture.done('diego', 'POST /org/create/user/external', {
      ...external,
      expires_at: '2026-03-18',
    });
    expect(said).toMatchObject({
      user_type: 'external',
      is_external: true,
      points: false,
      expires_at: '2026-03-18',
      department_id: null,
      birthday: null,
    });
    expect(
      await fixture.refused('diego', 'POST /org/create/user/external', {
        ...external,
        email: 'otto2@proveedor.example',
        expires_at: '2026-03-17',
      }),
    ).toEqual([422, 'expires_at date_past']);
  });

  it('creating a person with an address taken in any organisation is refused, regardless of case', async () => {
    expect(await cannotCreate({ email: 'ANA@taller.example' })).toEqual([422, 'email email_taken']);
    expect(await cannotCreate({ email: 'Ines@taller.example' })).toEqual([422, 'email email_taken']);
    expect(await cannotCreate({ email: 'OLGA@otro.example' })).toEqual([422, 'email email_elsewhere']);
    expect(await cannotUpdate('ana', { email: 'olga@otro.example' })).toEqual([422, 'email email_elsewhere']);
  });

  it('employee numbers are unique, with leading zeros counted', async () => {
    await create({ employee_number: '042' });
    expect(await cannotUpdate('ana', { employee_number: '042' })).toEqual([
      422,
      'employee_number number_taken',
    ]);
    const { said } = await fixture.call('diego', 'POST /user/update', { id: 'ana', employee_number: '042' });
    expect(said.reasons[0].message).toBe('Ese número ya es de Inés Quiroga.');
    expect((await update('ana', { employee_number: '42' })).employee_number).toBe('42');
    expect((await update('ana', { employee_number: null })).employee_number).toBeNull();
  });

  it('creating a person with a future birthday, an admission beyond a year, or a malformed date is refused', async () => {
    expect(await cannotCreate({ birthday: '2026-03-19' })).toEqual([422, 'birthday date_future']);
    expect(await cannotCreate({ admission_date: '2027-03-19' })).toEqual([422, 'admission_date date_future']);
    expect(await cannotCreate({ birthday: '1994-02-30' })).toEqual([422, 'birthday format']);
    expect(await cannotCreate({ birthday: '28/02/1994' })).toEqual([422, 'birthday format']);
    await create({ birthday: '2026-03-18', admission_date: '2027-03-18' });
  });

  it('creating a person with an inactive department, unknown groups or an invalid manager is refused', async () => {
    expect(
      await cannotCreate({ department_id: 'works', groups: ['choir', 'none'], manager_id: 'ines' }),
    ).toEqual([
      422,
      'department_id department_unknown',
      'manager_id manager_unknown',
      'groups group_unknown',
    ]);
    for (const manager_id of ['xavi', 'olga', 'nobody'])
      expect(await cannotCreate({ manager_id }), manager_id).toEqual([422, 'manager_id manager_unknown']);
    expect(await cannotCreate({ department_id: 'nowhere' })).toEqual([
      422,
      'department_id department_unknown',
    ]);
  });

  it('an invalid person is refused with all faults at once, and nothing is stored', async () => {
    const before = await fixture.look(everything);
    expect(
      await cannotCreate({ email: 'ana@taller.example', birthday: '2030-01-01', manager_id: 'xavi' }),
    ).toEqual([422, 'email email_taken', 'birthday date_future', 'manager_id manager_unknown']);
    expect(await fixture.look(everything)).toEqual(before);
  });

  it('repeated creation of a person with one key creates one person and one mail', async () => {
    const first = await fixture.call('diego', 'POST /org/create/user', newcomer, 'the same');
    const second = await fixture.call('diego', 'POST /org/create/user', newcomer, 'the same');
    expect(second).toEqual(first);
    expect(await fixture.mails()).toHaveLength(1);
  });

  it('creating people is forbidden to other roles', async () => {
    for (const name of ['ana', 'carla', 'xavi'])
      expect((await fixture.call(name, 'POST /org/create/user', newcomer)).status, name).toBe(403);
  });
});
