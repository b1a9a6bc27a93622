/** Deactivation and deletion of people: announced before, refused with a reason, done once, and undone if possible. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountOf, accountsOf, move } from '#backend/ledger/ledger.ts';
import { orders } from '#backend/orders/orders.tables.ts';
import type { OrderState } from '#schema/orders/orders.rules.ts';
import { deletionRequests, departments, users } from '#backend/people/users.tables.ts';
import { insertPost } from './postFixture.ts';
import { openPeopleFixture, peopleCalls, type PeopleFixture } from './peopleFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: PeopleFixture;
const { update, set } = peopleCalls(() => fixture);
afterEach(() => fixture.deployment.close());

const active = (id: string, on: boolean, by = 'diego') =>
  fixture.call(by, 'POST /user/active/state', { id, active: on });
const cannot = (id: string, on: boolean) =>
  fixture.refused('diego', 'POST /user/active/state', { id, active: on });
const leaving = (id: string, by = 'diego') => fixture.done(by, `GET /org/user/${id}/leaving`);
const remove = (id: string, by = 'diego', reason = '') =>
  fixture.call(by, 'POST /user/admin/delete', { id, reason });
const order = (userId: string, serial: number, status: OrderState) =>
  fixture.change((store) =>
    store.insert(orders, [
      {
        id: `order-${serial}`,
        serial,
        userId,
        status,
        totalPoints: 0,
        refundedPoints: 0,
        delivery: null,
        fold: '',
        createdAt: '2026-03-02T12:00:00.000Z',
        updatedAt: '2026-03-02T12:00:00.000Z',
      },
    ]),
  );
const give = (id: string, purse: 'give' | 'redeem', points: number) =>
  fixture.change(async (store) => {
    const { newId } = fixture.deployment.dependencies;
    const from = await accountOf(store, 'issue', newId);
    const to = (await accountsOf(store, [id], purse, newId)).get(id);
    if (to === undefined) throw new Error(id);
    const at = new Date(fixture.deployment.now).toISOString();
    await move(store, [{ from, to, points, kind: 'extra', postId: null }], { newId, at });
  });
const ask = async (name: string, reason = 'Me voy') =>
  (await fixture.done(name, 'POST /user/request-delete', { reason })).id as string;
const decide = (id: string, approve: boolean, by = 'diego') =>
  fixture.call(by, 'POST /org/deletion_request/decide', { id, approve });
/** Signs both administrators in before either acts. */
const signedIn = () => Promise.all(['diego', 'dora'].map((name) => fixture.call(name, 'GET /user')));
const statuses = (answers: readonly { readonly status: number }[]): readonly number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
const wishes = async (search = '') =>
  (await fixture.done('diego', `GET /org/deletion_requests${search}`)).items;

describe.each(storesOf(import.meta.url))('deactivating and deleting people, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openPeopleFixture(kind);
  });

  it('the consequences of deactivating or deleting a person are shown in numbers beforehand', async () => {
    await fixture.change(async (store) => {
      const { newId } = fixture.deployment.dependencies;
      await insertPost(store, newId, { from: 'carla' });
      await insertPost(store, newId, { from: 'carla', isPrivate: true });
      await insertPost(store, newId, { from: 'carla', state: 'removed' });
      await store.update(departments, { id: 'sales' }, { managerId: 'carla' });
    });
    await give('carla', 'give', 40);
    await give('carla', 'redeem', 25);
    await order('carla', 1, 'sent');
    await order('carla', 2, 'delivered');
    await order('carla', 3, 'cancelled');
    await order('carla', 4, 'pending');
    await update('ana', { manager_id: 'carla' });
    expect(await leaving('carla')).toEqual({
      posts: 2,
      points_to_give: 40,
      points_to_redeem: 25,
      open_orders: 2,
      reports: 1,
      departments: 1,
      deactivate_refused: null,
      delete_refused: 'Tiene 2 pedidos en curso: entrégalos o cancélalos antes.',
    });
    expect(await leaving('diego')).toMatchObject({
      deactivate_refused: expect.stringContaining('propia cuenta'),
      delete_refused: expect.stringContaining('propia cuenta'),
    });
    expect(await leaving('dora')).toMatchObject({ deactivate_refused: null, delete_refused: null });
  });

  it('deactivating a person ends every session, and reactivating does not restore them', async () => {
    expect((await fixture.call('ana', 'GET /user')).status).toBe(200);
    expect((await active('ana', false)).said).toMatchObject({ active: false, state: 'inactive' });
    expect((await fixture.call('ana', 'GET /user')).status).toBe(401);
    expect((await active('ana', true)).said).toMatchObject({ active: true, state: 'active' });
    expect((await fixture.call('ana', 'GET /user')).status).toBe(401);
    expect((await fixture.kept('ana'))?.tokenEpoch).toBe(1);
  });

  it('deactivating a person twice counts once and is allowed with open orders', async () => {
    await active('ana', false);
    await active('ana', false);
    expect((await fixture.kept('ana'))?.tokenEpoch).toBe(1);
    await order('bruno', 1, 'pending');
    expect((await active('bruno', false)).status).toBe(200);
  });

  it('deactivating or deleting oneself or the last administrator is refused with that reason', async () => {
    expect(await cannot('diego', false)).toEqual([409, 'id not_yourself']);
    expect((await remove('diego')).said.reasons[0].code).toBe('not_yourself');
    await active('dora', false);
    expect(await cannot('diego', false)).toEqual([409, 'id last_admin']);
    expect((await remove('diego')).said.reasons[0].code).toBe('last_admin');
    expect((await leaving('diego')).delete_refused).toBe(
      'Es la última persona que administra: nombra antes a otra.',
    );
    expect((await fixture.kept('diego'))?.active).toBe(true);
  });

  it('deleting a person is refused while orders are open, and the reason counts them', async () => {
    for (const [index, status] of (['pending', 'approved', 'in_progress', 'sent'] as const).entries())
      await order('ana', index + 1, status);
    const { status, said } = await remove('ana');
    expect([status, said.code, said.reasons[0].message]).toEqual([
      409,
      'conflict',
      'Tiene 4 pedidos en curso: entrégalos o cancélalos antes.',
    ]);
    await fixture.change((store) => store.update(orders, { userId: 'ana' }, { status: 'delivered' }));
    expect((await remove('ana')).status).toBe(200);
  });

  it('an external person whose last day has passed is reactivated only after a new last day', async () => {
    await set('xavi', { expiresAt: '2026-03-01' });
    expect(await cannot('xavi', true)).toEqual([409, 'id access_over']);
    expect((await active('xavi', false)).said).toMatchObject({ active: false, state: 'expired' });
    await update('xavi', { expires_at: '2026-04-01' });
    expect((await active('xavi', true)).said).toMatchObject({ active: true, state: 'active' });
  });

  it('two administrators who deactivate each other concurrently: one succeeds, and one stays active', async () => {
    await signedIn();
    const both = await Promise.all([active('dora', false, 'diego'), active('diego', false, 'dora')]);
    expect(statuses(both)).toEqual([200, 401]);
    const { rows } = await fixture.look((store) =>
      store.list(users, { where: { userType: 'admin', active: true } }),
    );
    expect(rows).toHaveLength(1);
  });

  it('two administrators who demote each other concurrently: one succeeds', async () => {
    await signedIn();
    const demote = (id: string, by: string) =>
      fixture.call(by, 'POST /user/update', { id, user_type: 'employee' });
    const both = await Promise.all([demote('dora', 'diego'), demote('diego', 'dora')]);
    expect(statuses(both)).toEqual([200, 401]);
  });

  it('two concurrent deletions of one person succeed once', async () => {
    await signedIn();
    const both = await Promise.all([remove('ana', 'diego'), remove('ana', 'dora')]);
    expect(statuses(both)).toEqual([200, 404]);
  });
});

describe.each(storesOf(import.meta.url))('deletion requests, %s store', (kind) => {
  beforeEach(async () => {
    fixture = await openPeopleFixture(kind);
  });

  it('deletion requests are listed newest first and filtered by status, for administrators only', async () => {
    const first = await ask('ana', 'Me voy a otra ciudad');
    fixture.deployment.now += 60_000;
    const second = await ask('bruno');
    await decide(first, false);
    expect((await wishes()).map(({ id }: { id: string }) => id)).toEqual([second, first]);
    expect(await wishes('?status=refused')).toEqual([
      {
        id: first,
        user_id: 'ana',
        name: 'ana Taller',
        email: 'ana@taller.example',
        reason: 'Me voy a otra ciudad',
        status: 'refused',
        created_at: '2026-03-18T18:00:00.000Z',
        resolved_at: '2026-03-18T18:01:00.000Z',
      },
    ]);
    expect((await fixture.call('carla', 'GET /org/deletion_requests')).status).toBe(403);
  });

  it('a refused deletion request leaves the person unchanged, and a new request is possible', async () => {
    const id = await ask('ana');
    const before = await fixture.kept('ana');
    expect((await decide(id, false)).said).toMatchObject({ status: 'refused', name: 'ana Taller' });
    expect(await fixture.kept('ana')).toEqual(before);
    const again = await ask('ana');
    expect(again).not.toBe(id);
  });

  it('a granted deletion request deletes the person and keeps no name, address or reason', async () => {
    const id = await ask('ana', 'Soy Ana y me voy');
    expect((await decide(id, true)).said).toMatchObject({
      status: 'done',
      name: 'Persona eliminada',
      email: 'deleted-ana@invalid',
      reason: '',
      resolved_at: '2026-03-18T18:00:00.000Z',
    });
    expect((await fixture.kept('ana'))?.deletedAt).toBe('2026-03-18T18:00:00.000Z');
    expect((await fixture.call('ana', 'GET /user')).status).toBe(401);
  });

  it('a deletion request is decided once, also by two concurrent decisions', async () => {
    const id = await ask('ana');
    await signedIn();
    const both = await Promise.all([decide(id, false, 'diego'), decide(id, true, 'dora')]);
    expect(statuses(both)).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(late?.said.reasons[0]).toMatchObject({ field: 'id', code: 'deletion_resolved' });
    const granted = both[1]?.status === 200;
    expect((await fixture.kept('ana'))?.deletedAt === null).toBe(!granted);
    expect(
      await fixture.refused('diego', 'POST /org/deletion_request/decide', { id, approve: true }),
    ).toEqual([409, 'id deletion_resolved']);
    expect(
      await fixture.refused('diego', 'POST /org/deletion_request/decide', { id: 'none', approve: true }),
    ).toEqual([404]);
  });

  it('a deletion request stays pending when deleting the person is refused', async () => {
    const id = await ask('ana');
    await order('ana', 1, 'pending');
    expect((await decide(id, true)).status).toBe(409);
    expect((await wishes())[0].status).toBe('pending');
    const own = await ask('diego');
    const { said } = await decide(own, true);
    expect(said.reasons[0].code).toBe('not_yourself');
    expect((await decide(own, true, 'dora')).status).toBe(200);
  });

  it('deleting a person completes the pending deletion request with the reason of the administrator', async () => {
    const id = await ask('ana');
    await remove('ana', 'diego', 'Terminó su contrato');
    await remove('bruno', 'diego', 'Cuenta repetida');
    await remove('elena');
    const { rows } = await fixture.look((store) =>
      store.list(deletionRequests, { order: [['userId', 'asc']] }),
    );
    expect(rows.map(({ userId, status, reason }) => [userId, status, reason])).toEqual([
      ['ana', 'done', 'Terminó su contrato'],
      ['bruno', 'done', 'Cuenta repetida'],
    ]);
    expect(rows[0]?.id).toBe(id);
  });
});
