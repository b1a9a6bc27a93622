/** The base of the podium: ranks that ties share, and scores that follow every post. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { monthOf } from '#backend/kit/month.ts';
import { addScores } from '#backend/recognitions/podium.scores.ts';
import { periodOf } from '#backend/recognitions/podium.service.ts';
import { organizations } from '#backend/organization/organization.tables.ts';
import { podiumScores } from '#backend/recognitions/recognitions.tables.ts';
import { ranks } from '#schema/recognitions/recognitions.rules.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { said } from '../support/said.ts';
import { employee, manager, moneyIn, type Money } from './money.ts';
import { trials, storesOf } from '#tests/support/trials.ts';

const timezone = 'America/Mexico_City';
let deployment: TestDeployment;
let money: Money;

describe('ranks of the podium', () => {
  const sorted = fc.array(fc.integer({ min: 0, max: 6 })).map((all) => all.toSorted((a, b) => b - a));

  it('a podium rank is one more than the number of higher scores', () => {
    fc.assert(
      fc.property(sorted, (scores) => {
        expect(ranks(scores)).toEqual(
          scores.map((score_) => scores.filter((other) => other > score_).length + 1),
        );
      }),
    );
  });

  it('equal scores share a podium rank, and different scores never do', () => {
    fc.assert(
      fc.property(sorted, (scores) => {
        const held = ranks(scores);
        for (const [one, score_] of scores.entries())
          for (const [other, theirs] of scores.entries())
            expect(held[one] === held[other]).toBe(score_ === theirs);
      }),
    );
  });
});

describe('periods of the podium', () => {
  it('a podium period is the month, its quarter or its year', () => {
    expect(periodOf('month', '2026-03')).toEqual(['2026-03']);
    expect(periodOf('quarter', '2026-03')).toEqual(['2026-01', '2026-02', '2026-03']);
    expect(periodOf('quarter', '2026-11')).toEqual(['2026-10', '2026-11', '2026-12']);
    expect(periodOf('year', '2026-11')).toHaveLength(12);
  });
});

describe.each(storesOf(import.meta.url))('scores of the podium, %s store', (kind) => {
  afterEach(() => deployment.close());
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
    money = moneyIn(deployment);
    await money.write((store) => store.remove(podiumScores, {}));
  });

  it('podium scores follow published and removed posts, and ignore private ones', async () => {
    const sums = async () => {
      const { rows } = await money.look((store) => store.list(podiumScores));
      const [from, to] = await money.ids([employee, manager]);
      const of = (id = '') => rows.find((row) => row.userId === id);
      return [of(from)?.given, of(from)?.pointsGiven, of(to)?.received, of(to)?.pointsReceived];
    };
    const first = await money.send({ amount: 8 });
    expect(await sums()).toEqual([undefined, undefined, undefined, undefined]);
    await money.send({ amount: 4, is_private: true });
    await money.publish();
    expect(await sums()).toEqual([1, 8, 1, 8]);
    await money.send({ amount: 3 });
    await money.publish();
    expect(await sums()).toEqual([2, 11, 2, 11]);
    await said(deployment, `DELETE /post/${first.said.id}`, { as: employee });
    expect(await sums()).toEqual([1, 3, 1, 3]);
  });

  it('podium scores and badges are taken back in their month after the time zone of the organisation changed', async () => {
    deployment.now = Date.parse('2026-04-01T03:00:00.000Z');
    const zone = (to: string) => money.write((store) => store.update(organizations, {}, { timezone: to }));
    await zone('UTC');
    const badge_id = await money.aBadge(8);
    const { said: sent } = await money.send({ amount: 0, badge_id });
    await money.publish();
    const scores = async () =>
      (await money.look((store) => store.list(podiumScores))).rows.map(
        ({ month, given, received, pointsReceived, badges }) =>
          `${month}: ${given} ${received} ${pointsReceived} ${badges}`,
      );
    expect((await scores()).toSorted()).toEqual(['2026-04: 0 1 8 1', '2026-04: 1 0 0 0']);
    await zone(timezone);
    await said(deployment, `DELETE /post/${sent.id}`, { as: employee });
    expect(await scores()).toEqual(['2026-04: 0 0 0 0', '2026-04: 0 0 0 0']);
  });

  it('podium scores return to zero when every counted post is removed', async () => {
    const receivers = fc.uniqueArray(
      fc.record({ userId: fc.constantFrom('a', 'b', 'c', 'd'), points: fc.nat(3) }),
      { selector: (one) => one.userId, minLength: 1 },
    );
    const post = fc.record({
      receivers,
      senderId: fc.constantFrom('a', 'e', null),
      isPrivate: fc.boolean(),
      createdAt: fc.constantFrom('2026-03-01T05:00:00.000Z', '2026-03-01T07:00:00.000Z'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(post, { maxLength: 5 }), async (posts) => {
        await money.write((store) => store.remove(podiumScores, {}));
        const count = (sign: 1 | -1) =>
          money.write(async (store) => {
            for (const { receivers: got, ...one } of posts)
              await addScores(
                { store, newId: deployment.dependencies.newId },
                { post: one, month: monthOf(one.createdAt, timezone), receivers: got, sign },
              );
          });
        const sum = async (column: 'pointsReceived' | 'pointsGiven' | 'received' | 'given', month: string) =>
          (await money.look((store) => store.tally(podiumScores, { where: { month }, sum: column })))[0]?.sum;
        await count(1);
        for (const month of ['2026-02', '2026-03']) {
          const open = posts.filter((one) => !one.isPrivate && monthOf(one.createdAt, timezone) === month);
          const points = (some: typeof posts) =>
            some.flatMap((one) => one.receivers).reduce((total, one) => total + one.points, 0);
          const sent = open.filter((one) => one.senderId !== null);
          expect(await sum('pointsReceived', month)).toBe(points(open));
          expect(await sum('received', month)).toBe(open.flatMap((one) => one.receivers).length);
          expect(await sum('pointsGiven', month)).toBe(points(sent));
          expect(await sum('given', month)).toBe(sent.length);
        }
        await count(-1);
        const { rows } = await money.look((store) => store.list(podiumScores));
        expect(
          rows.flatMap((row) => [row.received, row.pointsReceived, row.given, row.pointsGiven]).some(Boolean),
        ).toBe(false);
      }),
      { numRuns: trials(40) },
    );
  });
});
