/** Runs the table of races: the rows of each domain are in `rows/<domain>.races.ts`. */
import { describe, expect, it } from 'vitest';
import { allRows } from '#schema/contract.ts';
import type { StoreKind } from '../support/deployment.ts';
import { isWhole, trials } from '../support/trials.ts';
import { races as benefits } from './rows/benefits.races.ts';
import { races as cart } from './rows/cart.races.ts';
import { races as challenges } from './rows/challenges.races.ts';
import { races as coupons } from './rows/coupons.races.ts';
import { races as decisions } from './rows/decisions.races.ts';
import { races as evaluations } from './rows/evaluations.races.ts';
import { races as events } from './rows/events.races.ts';
import { races as goals } from './rows/goals.races.ts';
import { races as ideas } from './rows/ideas.races.ts';
import { races as programs } from './rows/programs.races.ts';
import { races as surveys } from './rows/surveys.races.ts';
import { races as tasks } from './rows/tasks.races.ts';

const table = [
  ...benefits,
  ...cart,
  ...challenges,
  ...coupons,
  ...decisions,
  ...evaluations,
  ...events,
  ...goals,
  ...ideas,
  ...programs,
  ...surveys,
  ...tasks,
].map((race) => [`${race.call} at once for ${race.limited}: ${race.invariant}`, race] as const);

it('every race names a call of the contract', () => {
  const calls: readonly string[] = allRows.map(({ row }) => row.route);
  expect(table.map(([, { call }]) => call).filter((call) => !calls.includes(call))).toEqual([]);
});

describe.each(['tab', 'sql'] satisfies StoreKind[])('concurrent calls, %s store', (kind) => {
  it.each(table)('%s', async (_, { statuses, expected, races = { usual: 1, whole: 1 }, run }) => {
    const after = await run(kind, isWhole ? races.whole : trials(races.usual));
    for (const one of after.statuses) {
      const byStatus = Map.groupBy(one, (status) => status);
      expect(Object.fromEntries([...byStatus].map(([status, { length }]) => [status, length]))).toEqual(
        statuses,
      );
    }
    expect(after.left).toEqual(expected);
    expect(after.seen).toEqual([]);
  });
});
