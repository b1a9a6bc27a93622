/** Points in the administration: the rules, the outgoing points, and the use by department. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountOf, accountsOf, move } from '#backend/ledger/ledger.ts';
import { redeemedMonths } from '#backend/points/points.tables.ts';
import { postTypes } from '#backend/program/program.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { undoMs } from '#schema/limits.ts';
import { openPointsFixture, type PointsFixture } from './pointsFixture.ts';
import { storesOf } from '../support/trials.ts';

describe.each(storesOf(import.meta.url))('point settings and reports, %s store', (kind) => {
  let fixture: PointsFixture;
  beforeEach(async () => {
    fixture = await openPointsFixture(kind);
    await fixture.budget(10_000);
  });
  afterEach(() => fixture.deployment.close());

  const extra = (userIds: readonly string[], amount: number, wallet = 'give') =>
    fixture.done('diego', 'POST /user/extra_points', { user_ids: userIds, amount, wallet });
  /** A purchase, or with `reverses` its refund. */
  const trade = (name: string, points: number, reverses?: string) =>
    fixture.change(async (store) => {
      const { newId } = fixture.deployment.dependencies;
      const redeem = (await accountsOf(store, [name], 'redeem', newId)).get(name);
      const shop = await accountOf(store, 'store', newId);
      if (redeem === undefined) throw new Error('no purse');
      const [from, to] = reverses === undefined ? [redeem, shop] : [shop, redeem];
      const moved = { from, to, points, kind: 'purchase', postId: null, sourceId: 'order' } as const;
      const draw = { newId, at: new Date(fixture.deployment.now).toISOString() };
      return move(store, [{ ...moved, ...(reverses === undefined ? {} : { reverses }) }], draw);
    });
  const thank = async (from: string, to: string, amount: number): Promise<string> => {
    const [tag] = await fixture.look(
      async (store) => (await store.list(postTypes, { where: { active: true } })).rows,
    );
    const { id } = await fixture.done(from, 'POST /send_feedback', {
      reciever_emails: [`${to}@taller.example`],
      amount,
      message: 'Gracias',
      post_types: [tag?.id],
    });
    fixture.deployment.now += undoMs;
    await fixture.deployment.tick();
    return id;
  };

  it('point settings have defaults, change field by field, and show budget, redeemed points and next renewal', async () => {
    const usual = {
      base_employee: 100,
      base_manager: 120,
      base_admin: 100,
      expires: true,
      redeem_budget: null,
      self_grants: false,
      points_to_distribute: 10_000,
      redeemed: 0,
      renews_on: '2026-04-01',
    };
    expect(await fixture.done('diego', 'GET /org/settings/points')).toEqual(usual);
    await fixture.change((store) =>
      store.insert(redeemedMonths, [
        { id: 'a', month: '2026-02', points: 9 },
        { id: 'b', month: '2026-03', points: 40 },
      ]),
    );
    const changed = { ...usual, redeemed: 40, redeem_budget: 500, expires: false };
    const route = 'PATCH /org/settings/points';
    expect(await fixture.done('diego', route, { redeem_budget: 500, expires: false })).toEqual(changed);
    expect(await fixture.done('diego', route, {})).toEqual(changed);
    expect(await fixture.done('diego', route, { redeem_budget: null })).toEqual({
      ...changed,
      redeem_budget: null,
    });
    const base = (body: Record<string, unknown>) => fixture.done('diego', 'POST /org/base_points', body);
    expect(await base({ base_points: 30 })).toEqual({ base_points: 30 });
    await base({ base_points: 45, user_type: 'manager' });
    await base({ base_points: 0, user_type: 'admin' });
    expect(await fixture.done('diego', 'GET /org/settings/points')).toMatchObject({
      base_employee: 30,
      base_manager: 45,
      base_admin: 0,
      expires: false,
    });
    expect(
      await fixture.refused('diego', 'POST /org/base_points', { base_points: 1, user_type: 'external' }),
    ).toEqual([422, 'user_type option']);
    expect((await fixture.call('ana', 'GET /org/settings/points')).status).toBe(403);
  });

  it('the report of outgoing points lists lines newest first with totals and omits points taken back from receivers', async () => {
    await extra(['ana', 'bruno'], 200);
    await extra(['elena'], 90, 'redeem');
    const gone = await thank('ana', 'elena', 15);
    await thank('ana', 'elena', 10);
    await thank('bruno', 'elena', 5);
    await trade('elena', 30);
    // The points come back from elena, who still has them, so they were not spent.
    await fixture.done('ana', `DELETE /post/${gone}`);
    const all = await fixture.done('diego', 'POST /points/outputs', {});
    expect(all.items).toMatchObject([
      { user: { id: 'elena' }, wallet: 'redeem', kind: 'purchase', amount: 30, counterpart: null },
      { user: { id: 'bruno' }, wallet: 'give', kind: 'recognition', amount: 5, counterpart: { id: 'elena' } },
      { user: { id: 'ana' }, wallet: 'give', kind: 'recognition', amount: 10, counterpart: { id: 'elena' } },
      { user: { id: 'ana' }, wallet: 'give', kind: 'recognition', amount: 15, counterpart: { id: 'elena' } },
    ]);
    expect(
      all.totals.toSorted((one: { kind: string }, other: { kind: string }) =>
        one.kind < other.kind ? -1 : 1,
      ),
    ).toEqual([
      { kind: 'purchase', points: 30 },
      { kind: 'recognition', points: 30 },
    ]);
    const sales = await fixture.done('diego', 'POST /points/outputs', { department_id: 'sales' });
    expect(sales.totals).toEqual([{ kind: 'recognition', points: 30 }]);
    expect(sales.pagination.total).toBe(3);
    const later = await fixture.done('diego', 'POST /points/outputs', { start_date: '2026-03-19' });
    expect(later).toMatchObject({ items: [], totals: [], pagination: { total: 0 } });
    expect(
      await fixture.refused('diego', 'POST /points/outputs', {
        start_date: '2026-03-19',
        end_date: '2026-03-18',
      }),
    ).toEqual([422, 'end_date dates_reversed']);
    expect((await fixture.done('diego', 'POST /points/outputs', { department_id: 'nowhere' })).items).toEqual(
      [],
    );
  });

  it('the report of points by department uses current departments and counts each person once', async () => {
    await extra(['ana', 'bruno', 'elena'], 100);
    await extra(['elena'], 50, 'redeem');
    await thank('ana', 'elena', 20);
    const [bought] = await trade('elena', 40);
    await trade('elena', 40, bought?.id ?? '');
    await trade('elena', 25);
    const use = async (search = '') => fixture.done('diego', `GET /points/departments${search}`);
    const none = { received: 0, given: 0, expired: 0, earned: 0, redeemed: 0 };
    expect(await use()).toEqual([
      { ...none, department_id: 'sales', name: 'sales', people: 2, received: 200, given: 20 },
      { ...none, department_id: 'works', name: 'works', people: 2, received: 100, earned: 70, redeemed: 25 },
      // diego, nora, dora and mario.
      { ...none, department_id: null, name: null, people: 4 },
    ]);
    // ana moves to works. A deactivated person still counts if the person's points moved.
    await fixture.change(async (store) => {
      await store.update(users, { id: 'ana' }, { departmentId: 'works' });
      await store.update(users, { id: 'bruno' }, { active: false });
    });
    expect(await use()).toMatchObject([
      { department_id: 'sales', people: 1, received: 100, given: 0 },
      { department_id: 'works', people: 3, received: 200, given: 20 },
      { department_id: null },
    ]);
    const tomorrow = await use('?start_date=2026-03-19');
    expect(
      tomorrow.map((row: { name: string | null; people: number; received: number }) => [
        row.name,
        row.people,
        row.received,
      ]),
    ).toEqual([
      ['works', 3, 0],
      [null, 4, 0],
    ]);
    expect((await fixture.call('carla', 'GET /points/departments')).status).toBe(403);
  });

  it('point reports, statements and requests take the same store reads for many movements as for few', async () => {
    const reads = async (): Promise<number> => {
      let count = 0;
      const { db } = fixture.deployment;
      const read = db.read.bind(db);
      Object.assign(db, {
        read: (org: string, work: Parameters<typeof read>[1]) =>
          read(org, (store) =>
            work({
              ...store,
              list: (table, query) => (count++, store.list(table, query)),
              tally: (table, query) => (count++, store.tally(table, query)),
            }),
          ),
      });
      await fixture.done('diego', 'POST /points/outputs', {});
      await fixture.done('diego', 'GET /points/departments');
      await fixture.done('ana', 'GET /account/history?page=1');
      await fixture.done('ana', 'GET /account/summary');
      await fixture.done('diego', 'GET /point_request?all=true');
      Object.assign(db, { read });
      return count;
    };
    await extra(['ana'], 5);
    await thank('ana', 'bruno', 1);
    await fixture.done('bruno', 'POST /point_request', { amount: 1, reason: 'x' });
    const few = await reads();
    expect(few).toBeGreaterThan(5);
    await extra(['ana', 'bruno', 'elena', 'carla'], 50);
    for (const name of ['bruno', 'elena', 'carla']) {
      await thank('ana', name, 2);
      await thank(name, 'ana', 3);
      await fixture.done(name, 'POST /point_request', { amount: 1, reason: 'x' });
    }
    expect(await reads()).toBe(few);
  });
});
