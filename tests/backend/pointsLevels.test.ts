/** Levels: they have no gap and no overlap, and count earned points, spent or not. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountOf, accountsOf, move } from '#backend/ledger/ledger.ts';
import { openPointsFixture, type PointsFixture } from './pointsFixture.ts';
import { storesOf } from '../support/trials.ts';

const route = 'POST /levels/create';

describe.each(storesOf(import.meta.url))('levels, %s store', (kind) => {
  let fixture: PointsFixture;
  beforeEach(async () => void (fixture = await openPointsFixture(kind)));
  afterEach(() => fixture.deployment.close());
  const level = (name: string, min_points: number, own: Record<string, unknown> = {}) =>
    fixture.done('diego', route, { name, min_points, ...own });
  const listed = async (): Promise<readonly unknown[]> =>
    (await fixture.done('ana', 'GET /levels')).map(
      (one: { name: string; position: number; min_points: number; max_points: number | null }) => [
        one.name,
        one.position,
        one.min_points,
        one.max_points,
      ],
    );

  it('levels are ordered by their minimum, and each ends below the minimum of the next', async () => {
    await level('Plata', 100, {
      max_points: 900,
      benefits: 'Un día libre',
      icon: 'medal',
      name_en: 'Silver',
    });
    await level('Bronce', 0, { max_points: 99 });
    await level('Oro', 500);
    expect(await listed()).toEqual([
      ['Bronce', 0, 0, 99],
      ['Plata', 1, 100, 499],
      ['Oro', 2, 500, null],
    ]);
  });

  it('a level with a taken minimum, a gap before the next level or a taken name is refused', async () => {
    await level('Bronce', 0);
    const { id } = await level('Oro', 500);
    const refused = (body: Record<string, unknown>) => fixture.refused('diego', route, body);
    expect(await refused({ name: 'Plata', min_points: 500 })).toEqual([422, 'min_points level_overlaps']);
    expect(await refused({ name: 'Plata', min_points: 100, max_points: 400 })).toEqual([
      422,
      'max_points level_gap',
    ]);
    expect(await refused({ name: 'Plata', min_points: 100, max_points: 500 })).toEqual([
      422,
      'max_points level_gap',
    ]);
    expect(await refused({ name: 'Plata', min_points: 100, max_points: 99 })).toEqual([
      422,
      'max_points maximum_below_minimum',
    ]);
    expect(await refused({ name: 'oRO', min_points: 0 })).toEqual([
      422,
      'name name_taken',
      'min_points level_overlaps',
    ]);
    expect(await refused({ name: ' ', min_points: 1 })).toEqual([422, 'name required']);
    expect(await fixture.refused('diego', `PATCH /levels/${id}`, { min_points: 0 })).toEqual([
      422,
      'min_points level_overlaps',
    ]);
    await level('Plata', 100, { max_points: 499 });
  });

  it('levels are updated and deleted by administrators only, and an update keeps omitted fields', async () => {
    const { id } = await level('Oro', 500, { benefits: 'Todo' });
    await level('Bronce', 0);
    expect(await fixture.done('diego', `PATCH /levels/${id}`, { min_points: 600 })).toMatchObject({
      name: 'Oro',
      benefits: 'Todo',
      position: 1,
    });
    expect(await listed()).toEqual([
      ['Bronce', 0, 0, 599],
      ['Oro', 1, 600, null],
    ]);
    for (const name of ['ana', 'carla']) {
      expect((await fixture.call(name, route, { name: 'x', min_points: 1 })).status).toBe(403);
      expect((await fixture.call(name, `DELETE /levels/${id}`)).status).toBe(403);
    }
    expect((await fixture.call('olga', `PATCH /levels/${id}`, { min_points: 1 })).status).toBe(404);
    expect((await fixture.call('olga', `DELETE /levels/${id}`)).status).toBe(404);
    await fixture.done('diego', `DELETE /levels/${id}`);
    expect((await fixture.call('diego', `DELETE /levels/${id}`)).status).toBe(404);
    expect(await listed()).toEqual([['Bronce', 0, 0, null]]);
  });

  it('a level is reached by points earned, and purchases and refunds do not change it', async () => {
    await level('Bronce', 50);
    await level('Plata', 100);
    const mine = () => fixture.done('ana', 'GET /user/level');
    expect(await mine()).toMatchObject({ earned: 0, level: null, next: { name: 'Bronce' } });
    await fixture.budget(1_000);
    const get = (amount: number, wallet: string) =>
      fixture.done('diego', 'POST /user/extra_points', { user_ids: ['ana'], amount, wallet });
    await get(49, 'redeem');
    await get(500, 'give');
    expect(await mine()).toMatchObject({ earned: 49, level: null });
    await get(51, 'redeem');
    expect(await mine()).toMatchObject({ earned: 100, level: { name: 'Plata' }, next: null });
    expect(await fixture.done('ana', 'GET /user')).toMatchObject({ level: { name: 'Plata' }, cart_count: 0 });
    // A purchase, and its refund.
    const { newId } = fixture.deployment.dependencies;
    const trade = (points: number, reverses?: string) =>
      fixture.change(async (store) => {
        const redeem = (await accountsOf(store, ['ana'], 'redeem', newId)).get('ana');
        const shop = await accountOf(store, 'store', newId);
        if (redeem === undefined) throw new Error('no purse');
        const [from, to] = reverses === undefined ? [redeem, shop] : [shop, redeem];
        const moved = { from, to, points, kind: 'purchase', postId: null, sourceId: 'order' } as const;
        const draw = { newId, at: new Date(fixture.deployment.now).toISOString() };
        return move(store, [{ ...moved, ...(reverses === undefined ? {} : { reverses }) }], draw);
      });
    const [bought] = await trade(90);
    expect(await mine()).toMatchObject({ earned: 100, level: { name: 'Plata' } });
    await trade(90, bought?.id ?? '');
    expect(await mine()).toMatchObject({ earned: 100, level: { name: 'Plata' } });
    await fixture.expectSound();
  });
});
