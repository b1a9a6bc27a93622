/**
 * Random actions with points, in any order and by any user. The ledger agrees with a model, entries never change, and
 * no balance is negative.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountOf, accountsOf, InsufficientPoints, move } from '#backend/ledger/ledger.ts';
import { accounts, entries } from '#backend/ledger/ledger.tables.ts';
import { renewals } from '#backend/points/points.tables.ts';
import { monthStart } from '#backend/kit/month.ts';
import type { StoreKind } from '../support/deployment.ts';
import { faultsOf } from './money.ts';
import { after, beginning, cast, type Act, type Cast, type Standing } from './pointsModel.ts';
import { openPointsFixture, type PointsFixture } from './pointsFixture.ts';
import { trials } from '#tests/support/trials.ts';
import { assertUntilSeen } from '#tests/support/untilSeen.ts';

const person = fc.constantFrom(...cast);
/** Mostly people who take points, because otherwise most actions would be refused. */
const taker = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...cast.slice(0, 5)) },
  { weight: 1, arbitrary: person },
);
const purse = fc.constantFrom('give' as const, 'redeem' as const);
const points = fc.integer({ min: 1, max: 90 });
const which = fc.nat(3);
const decider = fc.constantFrom<Cast>('diego', 'diego', 'carla', 'ana');

const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
const act: fc.Arbitrary<Act> = fc.oneof(
  often(3, fc.record({ do: fc.constant('budget' as const), points: fc.integer({ min: 0, max: 600 }) })),
  often(1, fc.record({ do: fc.constant('base' as const), points: fc.nat(150) })),
  often(1, fc.record({ do: fc.constant('expires' as const), on: fc.boolean() })),
  often(
    2,
    fc.record({
      do: fc.constant('extra' as const),
      to: fc.array(taker, { minLength: 1, maxLength: 3 }),
      points,
      purse,
    }),
  ),
  often(
    2,
    fc.record({
      do: fc.constant('transfer' as const),
      parts: fc.array(fc.record({ to: taker, points, purse }), { minLength: 1, maxLength: 5 }),
    }),
  ),
  often(5, fc.record({ do: fc.constant('ask' as const), who: taker, points })),
  often(
    4,
    fc.record({
      do: fc.constant('approve' as const),
      which,
      by: decider,
      points: fc.option(points, { nil: null }),
    }),
  ),
  often(2, fc.record({ do: fc.constantFrom('reject' as const, 'withdraw' as const), which, by: taker })),
  often(2, fc.record({ do: fc.constant('spend' as const), who: taker, points })),
  often(2, fc.record({ do: fc.constant('months' as const), count: fc.nat(2) })),
);

/** Performs an action in the fixture; returns whether it was accepted. Every refusal is a domain error. */
async function perform(fixture: PointsFixture, one: Act, requests: string[]): Promise<boolean> {
  const call = async (name: string, route: string, body?: unknown): Promise<boolean> => {
    const { status, said, text } = await fixture.call(name, route, body);
    expect(status, `${route}: ${text}`).toBeLessThan(500);
    if (route === 'POST /point_request' && status === 200) requests.push(said.id);
    return status < 300;
  };
  const request = (place: number): string => requests[place] ?? 'nothing';
  switch (one.do) {
    case 'budget':
      return call('diego', 'POST /org/points_to_distribute', { amount: one.points });
    case 'base':
      return call('diego', 'POST /org/base_points', { base_points: one.points });
    case 'expires':
      return call('diego', 'PATCH /org/settings/points', { expires: one.on });
    case 'extra':
      return call('diego', 'POST /user/extra_points', {
        user_ids: one.to,
        amount: one.points,
        wallet: one.purse,
      });
    case 'transfer': {
      const lines = one.parts.map(({ to, points: amount, purse: wallet }, place) => [
        String(place + 1),
        { user_id: to, amount, wallet },
      ]);
      return call('diego', 'POST /transfer/admin/points', Object.fromEntries(lines));
    }
    case 'ask':
      // A deactivated user cannot sign in.
      return (
        one.who !== 'ines' && call(one.who, 'POST /point_request', { amount: one.points, reason: 'Feria' })
      );
    case 'approve':
      return call(one.by, 'POST /point_request/approve', {
        id: request(one.which),
        ...(one.points === null ? {} : { amount: one.points }),
      });
    case 'reject':
      return one.by !== 'ines' && call(one.by, 'POST /point_request/reject', { id: request(one.which) });
    case 'withdraw':
      return one.by !== 'ines' && call(one.by, `DELETE /point_request/${request(one.which)}`);
    case 'spend':
      return spend(fixture, one.who, one.points);
    case 'months': {
      const month = new Date(fixture.deployment.now);
      month.setUTCMonth(month.getUTCMonth() + one.count, 15);
      if (one.count > 0)
        fixture.deployment.now =
          Date.parse(monthStart(month.toISOString().slice(0, 7), 'America/Mexico_City')) + 86_400_000;
      await Promise.all([fixture.deployment.tick(), fixture.deployment.tick()]);
      return true;
    }
  }
}

async function spend(fixture: PointsFixture, who: Cast, amount: number): Promise<boolean> {
  const { newId } = fixture.deployment.dependencies;
  const moved = fixture.change(async (store) => {
    const from = (await accountsOf(store, [who], 'redeem', newId)).get(who);
    const to = await accountOf(store, 'store', newId);
    if (from === undefined) throw new Error('no purse');
    const draw = { newId, at: new Date(fixture.deployment.now).toISOString() };
    await move(
      store,
      [{ from, to, points: amount, kind: 'purchase', postId: null, sourceId: 'order' }],
      draw,
    );
  });
  return moved.then(
    () => true,
    (error: unknown) => {
      if (error instanceof InsufficientPoints) return false;
      throw error;
    },
  );
}

/** Balances and budget of the store, in the terms of the model. */
async function standingIn(fixture: PointsFixture): Promise<Pick<Standing, 'budget' | 'give' | 'redeem'>> {
  const { rows } = await fixture.look((store) => store.list(accounts));
  const of = (ownerId: string, name: string): number =>
    rows.find((row) => row.ownerId === ownerId && row.purse === name)?.balance ?? 0;
  const all = (name: 'give' | 'redeem') => Object.fromEntries(cast.map((who) => [who, of(who, name)]));
  return { budget: of('', 'budget'), give: all('give'), redeem: all('redeem') };
}

const filled = ({ budget, give, redeem }: Standing): unknown => {
  const all = (held: Standing['give']) => Object.fromEntries(cast.map((who) => [who, held[who] ?? 0]));
  return { budget, give: all(give), redeem: all(redeem) };
};

it.each([
  ['tab', 40],
  ['sql', 20],
] satisfies [StoreKind, number][])(
  'wallets, budget and ledger agree with the model after random point operations, %s store, %i stories',
  async (kind, numRuns) => {
    const outcomes = new Map<string, number>();
    await assertUntilSeen(
      fc.asyncProperty(fc.array(act, { minLength: 10, maxLength: 40, size: 'max' }), async (acts) => {
        const fixture = await openPointsFixture(kind);
        await fixture.change((store) => store.update(renewals, {}, { month: '2026-03' }));
        await fixture.done('diego', 'PATCH /org/settings/points', { self_grants: true });
        const requests: string[] = [];
        const written = new Map<string, string>();
        let standing = beginning;
        for (const one of acts) {
          const expected = after(standing, one);
          const done = await perform(fixture, one, requests);
          outcomes.set(`${one.do} ${done}`, (outcomes.get(`${one.do} ${done}`) ?? 0) + 1);
          expect(done, JSON.stringify(one)).toBe(expected !== undefined);
          standing = expected ?? standing;
          expect(await standingIn(fixture), JSON.stringify(one)).toEqual(filled(standing));
          const { rows } = await fixture.look((store) => store.list(entries));
          const now = new Map(rows.map((row) => [row.id, JSON.stringify(row)]));
          for (const [id, row] of written) expect(now.get(id)).toBe(row);
          for (const [id, row] of now) written.set(id, row);
        }
        expect(await fixture.look(faultsOf)).toEqual([]);
        fixture.deployment.close();
      }),
      trials(numRuns),
      // Every action must be both accepted and refused, so that the runs prove something.
      () =>
        ['extra', 'transfer', 'ask', 'approve', 'reject', 'withdraw', 'spend']
          .flatMap((name) => [`${name} true`, `${name} false`])
          .filter((name) => !outcomes.has(name)),
    );
  },
  120_000,
);
