/** Changing people in the administration: every rule, and that no other field changes. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oneTimeCodes } from '#backend/session/auth.tables.ts';
import { userGroupMembers } from '#backend/departments/departments.tables.ts';
import { openPeopleFixture, peopleCalls, type PeopleFixture } from './peopleFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: PeopleFixture;
const { create, cannotCreate, update, cannotUpdate, set } = peopleCalls(() => fixture);
afterEach(() => fixture.deployment.close());
const external = { first_name: 'Otto', last_name: 'Vega', email: 'otto@proveedor.example' };
const at = '2026-03-01T12:00:00.000Z';

describe.each(storesOf(import.meta.url))('changing people, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openPeopleFixture(kind);
  });

  it('a person update changes only the sent fields, and null clears a field', async () => {
    await update('ana', { phone: '+52 55 1234 5678', birthday: '1990-05-05', manager_id: 'carla' });
    const before = await fixture.kept('ana');
    await update('ana', { last_name: 'Mora' });
    expect(await fixture.kept('ana')).toEqual({
      ...before,
      lastName: 'Mora',
      fold: 'ana mora disenadora ana@taller.example',
    });
    await update('ana', { phone: null, birthday: null, manager_id: null, job_position: '' });
    expect(await fixture.kept('ana')).toMatchObject({
      phone: null,
      birthday: null,
      managerId: null,
      jobPosition: null,
    });
  });

  it('a person update accepts the current department and manager even when these became inactive', async () => {
    await set('elena', { managerId: 'ines', departmentId: 'works' });
    expect(
      await update('elena', { department_id: 'works', manager_id: 'ines', last_name: 'Ríos' }),
    ).toMatchObject({
      last_name: 'Ríos',
      department_id: 'works',
      manager_id: 'ines',
    });
  });

  it('a new address of a person is bound for sign-in, the old one is free, and pending codes are void', async () => {
    await fixture.change((store) =>
      store.insert(oneTimeCodes, [
        {
          id: 'c',
          userId: 'ana',
          codeHash: 'x',
          tries: 0,
          expiresAt: '2027-01-01',
          usedAt: null,
          createdAt: at,
        },
      ]),
    );
    await update('ana', { email: 'Ana.Mora@taller.example' });
    expect(await fixture.owner('ana.mora@taller.example')).toBe('taller');
    expect(await fixture.owner('ana@taller.example')).toBeUndefined();
    expect((await fixture.look((store) => store.list(oneTimeCodes))).rows).toEqual([]);
    await create({ email: 'ana@taller.example' });
    expect(await fixture.owner('ana@taller.example')).toBe('taller');
  });

  it('an address changed and changed back is bound to the organisation, and the one in between is free', async () => {
    await update('ana', { email: 'otra@taller.example' });
    await update('ana', { email: 'ana@taller.example' });
    expect(await fixture.owner('ana@taller.example')).toBe('taller');
    expect(await fixture.owner('otra@taller.example')).toBeUndefined();
  });

  it('a changed role ends the sessions of a person at the next call, and other changes do not', async () => {
    expect((await fixture.call('carla', 'GET /user')).status).toBe(200);
    await update('carla', { job_position: 'Jefa' });
    expect((await fixture.call('carla', 'GET /user')).status).toBe(200);
    await update('carla', { user_type: 'employee' });
    expect((await fixture.call('carla', 'GET /user')).status).toBe(401);
    expect((await fixture.kept('carla'))?.tokenEpoch).toBe(1);
  });

  it('administrators cannot change their own role, and the last administrator is refused with that reason', async () => {
    expect(await cannotUpdate('diego', { user_type: 'employee' })).toEqual([422, 'user_type not_yourself']);
    await update('dora', { user_type: 'manager' });
    expect(await cannotUpdate('diego', { user_type: 'employee' })).toEqual([422, 'user_type last_admin']);
    const { said } = await fixture.call('diego', 'POST /user/update', { id: 'diego', user_type: 'manager' });
    expect(said.reasons[0].message).toBe('Es la última persona que administra: nombra antes a otra.');
    expect((await update('diego', { user_type: 'admin', last_name: 'Paz' })).last_name).toBe('Paz');
  });

  it('external people cannot become staff, staff cannot become external, and each has its own fields', async () => {
    expect(await cannotUpdate('xavi', { user_type: 'employee' })).toEqual([422, 'user_type external_role']);
    expect(await cannotUpdate('ana', { user_type: 'external' })).toEqual([422, 'user_type external_role']);
    expect(
      await cannotUpdate('xavi', {
        birthday: '1990-01-01',
        admission_date: '2020-01-01',
        department_id: 'sales',
        manager_id: 'carla',
      }),
    ).toEqual([
      422,
      'birthday staff_only',
      'admission_date staff_only',
      'department_id staff_only',
      'manager_id staff_only',
    ]);
    expect(await cannotUpdate('ana', { expires_at: '2026-12-31' })).toEqual([
      422,
      'expires_at external_only',
    ]);
    expect((await update('xavi', { expires_at: '2026-12-31' })).expires_at).toBe('2026-12-31');
    expect(await cannotUpdate('xavi', { expires_at: '2026-01-31' })).toEqual([422, 'expires_at date_past']);
  });

  it('a person cannot become the own manager, directly or through others', async () => {
    expect(await cannotUpdate('ana', { manager_id: 'ana' })).toEqual([422, 'manager_id manager_self']);
    await update('bruno', { manager_id: 'ana' });
    await update('elena', { manager_id: 'bruno' });
    expect(await cannotUpdate('ana', { manager_id: 'elena' })).toEqual([422, 'manager_id manager_circle']);
    expect((await update('ana', { manager_id: 'carla' })).manager_id).toBe('carla');
  });

  it('a person update sets exactly the named groups and leaves groups of other people', async () => {
    await update('bruno', { groups: ['choir'] });
    await update('ana', { groups: ['choir', 'team'] });
    await update('ana', { groups: ['team'] });
    await update('ana', { last_name: 'Mora' });
    const { rows } = await fixture.look((store) =>
      store.list(userGroupMembers, { order: [['userId', 'asc']] }),
    );
    expect(rows.map(({ userId, groupId }) => `${userId} ${groupId}`)).toEqual(['ana team', 'bruno choir']);
  });

  it('unknown and read-only fields in person calls change nothing', async () => {
    await update('ana', { last_name: 'Mora' });
    const before = await fixture.kept('ana');
    await fixture.call(
      'diego',
      'POST /user/update',
      JSON.stringify({ id: 'ana', org: 'otro', org_id: 'otro' }).replace(
        /\}$/,
        ',"__proto__":{"userType":"admin"},"constructor":{"prototype":{"x":1}},"userType":"admin","passwordHash":"plain:x","password_hash":"plain:x","tokenEpoch":9,"token_epoch":9,"deletedAt":null,"deleted_at":"2026-01-01","active":false,"fold":"x","createdAt":"x","created_at":"x","activated_at":"x","photo_key":"x"}',
      ),
    );
    expect(await fixture.kept('ana')).toEqual(before);
    expect(Object.hasOwn(Object.prototype, 'userType')).toBe(false);
    const made = await create({
      id: 'ana',
      org_id: 'otro',
      active: false,
      password_hash: 'plain:x',
      token_epoch: 9,
      expires_at: '2026-12-31',
      state: 'active',
      activated_at: at,
    });
    expect(made.id).not.toBe('ana');
    expect(await fixture.kept(made.id)).toMatchObject({
      active: true,
      passwordHash: null,
      tokenEpoch: 0,
      expiresAt: null,
      activatedAt: null,
    });
    expect(
      await fixture.refused('diego', 'POST /org/create/user/external', { ...external, user_type: 'admin' }),
    ).toEqual([422, expect.stringMatching(/^user_type /)]);
    expect(await cannotCreate({ email: 'x@y.example', user_type: 'external' })).toEqual([
      422,
      expect.stringMatching(/^user_type /),
    ]);
  });
});

describe.each(storesOf(import.meta.url))('access of people, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openPeopleFixture(kind);
  });

  it('administrators resend an invitation only to people who are active and have not signed in', async () => {
    const { id } = await create();
    await fixture.done('diego', 'POST /org/user/invite', { id });
    expect(await fixture.mails()).toEqual(Array(2).fill('activation ines.quiroga@nueva.example'));
    expect(await fixture.refused('diego', 'POST /org/user/invite', { id: 'ana' })).toEqual([
      409,
      'id already_activated',
    ]);
    await fixture.done('diego', 'POST /user/active/state', { id, active: false });
    expect(await fixture.refused('diego', 'POST /org/user/invite', { id })).toEqual([409, 'id not_active']);
  });

  it('requiring a new password ends the sessions of a person, and is refused for inactive people', async () => {
    expect((await fixture.call('ana', 'GET /user')).status).toBe(200);
    await fixture.done('diego', 'POST /org/user/require_password', { id: 'ana' });
    expect((await fixture.call('ana', 'GET /user')).status).toBe(401);
    expect(await fixture.kept('ana')).toMatchObject({ passwordExpired: true, tokenEpoch: 1 });
    expect(await fixture.refused('diego', 'POST /org/user/require_password', { id: 'ines' })).toEqual([
      409,
      'id not_active',
    ]);
  });
});
