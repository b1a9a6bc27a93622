/** The forecast over the store: who reads it, from which months, and that it never says less than what happened. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#backend/people/users.tables.ts';
import { openTestDeployment, type TestDeployment } from '../support/deployment.ts';
import { storesOf } from '../support/trials.ts';
import { admin, analyticsIn, atDay, employee, manager, type Analytics } from './analyticsFixture.ts';

interface Answer {
  readonly figures: readonly {
    readonly kind: string;
    readonly withheld: string | null;
    readonly counted: number;
    readonly so_far: number | null;
    readonly value: number | null;
    readonly low: number | null;
    readonly high: number | null;
    readonly months: readonly {
      readonly month: string;
      readonly value: number;
      readonly is_expected: boolean;
    }[];
  }[];
}

let deployment: TestDeployment;
let analytics: Analytics;
let giver: string;

const read = async (as = admin) => analytics.ask<Answer>('GET /analytics/forecast', as);
const figure = async (kind: string, as = admin) => {
  const found = (await read(as)).body.figures.find((one) => one.kind === kind);
  if (found === undefined) throw new Error('no figure');
  return found;
};
/** Points given by boosts in the middle of months before March 2026; 0 is March until the 18th. */
const give = async (points: number, months: readonly number[]): Promise<void> => {
  await analytics.happen(
    months.map((ago) => ({
      measure: 'points',
      personId: giver,
      tags: ['flow:give-boost'],
      count: 1,
      amount: -points,
      sourceId: deployment.dependencies.newId(),
      at: ago === 0 ? atDay(2) : new Date(Date.UTC(2026, 2 - ago, 14, 18)).toISOString(),
    })),
  );
  await analytics.fold();
};

describe.each(storesOf(import.meta.url))('the forecast, %s store', (kind) => {
  afterEach(() => deployment.close());
  beforeEach(async () => {
    deployment = await openTestDeployment(kind);
    analytics = await analyticsIn(deployment);
    giver = analytics.idOf(employee);
  });

  it('continues the months that are over, with what the unfinished one has already', async () => {
    await give(100, [9, 8, 7, 6, 5, 4, 3, 2, 1]);
    await give(40, [0]);
    const { so_far, counted, value, low, high, months } = await figure('pointsGiven');
    expect([so_far, counted]).toEqual([240, 8]);
    expect(months.map((one) => one.is_expected)).toEqual(Array.from({ length: 12 }, (_, at) => at > 1));
    expect(months.slice(0, 2).map((one) => one.value)).toEqual([100, 100]);
    expect(months.reduce((sum, one) => sum + one.value, 0)).toBe(value);
    // 13 days of March and nine months like all before.
    expect(Math.abs((value ?? 0) - (240 + 44 + 900))).toBeLessThan(25);
    expect([(low ?? 0) <= (value ?? 0), (high ?? 0) >= (value ?? 0), (low ?? 0) >= 240]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('never says less than what was given, even where the months before had less', async () => {
    await give(1, [9, 8, 7, 6, 5, 4, 3, 2, 1]);
    await give(5_000, [0]);
    const { so_far, low, value } = await figure('pointsGiven');
    expect(so_far).toBe(5_002);
    expect(Math.min(low ?? 0, value ?? 0)).toBeGreaterThanOrEqual(5_002);
  });

  it('says how many months it has where they are too few, and the first one is not whole', async () => {
    await give(100, [6, 5, 4, 3, 2, 1]);
    expect(await figure('pointsGiven')).toMatchObject({
      counted: 5,
      value: null,
      low: null,
      months: [],
      so_far: 200,
    });
    await give(100, [7]);
    expect((await figure('pointsGiven')).value).toBeGreaterThan(1_000);
  });

  it('managers read it of their people without what few redeemed, and employees not at all', async () => {
    await give(100, [9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect((await read(employee)).status).toBe(403);
    expect(await figure('pointsGiven', manager)).toMatchObject({ so_far: 0, value: null });
    await analytics.money.write((store) =>
      store.update(users, { id: giver }, { managerId: analytics.idOf(manager) }),
    );
    expect(await figure('pointsGiven', manager)).toMatchObject({ so_far: 200 });
    expect(await figure('pointsRedeemed', manager)).toMatchObject({
      withheld: 'few',
      so_far: null,
      value: null,
    });
  });
});
