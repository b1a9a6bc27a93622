/** Copies of goals as they are now, for what is judged later by other domains. */
import { frozen, isPeriodIn, type Span } from '#schema/goals/frozen.ts';
import type { FrozenGoal } from '#schema/goals/goals.shapes.ts';
import { switchesOf } from '../organization/switches.ts';
import { todayOf } from '../organization/timezone.ts';
import type { Context } from '../http/context.ts';
import { goalSettingsOf } from './goals.access.ts';
import { goalPeriods, goals } from './goals.tables.ts';
import { currentPeriod } from './reading.service.ts';

/** Periods that share a day with the span; without one, the current period. */
async function periodsIn(context: Pick<Context, 'store' | 'now'>, span: Span): Promise<string[]> {
  const { store } = context;
  if (span.from === null && span.to === null) {
    const current = await currentPeriod(store, await todayOf(context));
    return current === undefined ? [] : [current.id];
  }
  const { rows } = await store.list(goalPeriods);
  return rows.filter((period) => isPeriodIn(period, span)).map(({ id }) => id);
}

/** The goals of people in these days by owner, without cancelled ones; empty while the module is off. */
export async function frozenGoals(
  context: Pick<Context, 'store' | 'now'>,
  ownerIds: readonly string[],
  span: Span,
): Promise<ReadonlyMap<string, readonly FrozenGoal[]>> {
  const { store } = context;
  const isOn = await switchesOf(store, ['goals']);
  if (!isOn('goals')) return new Map();
  const { weights } = await goalSettingsOf(store);
  const { rows } = await store.list(goals, {
    where: {
      ownerId: { in: ownerIds },
      periodId: { in: await periodsIn(context, span) },
      status: { ne: 'cancelled' },
    },
    order: [['createdAt', 'asc']],
  });
  const own = Map.groupBy(rows, ({ ownerId }) => ownerId);
  return new Map(
    [...own].map(([ownerId, theirs]) => [
      ownerId,
      theirs.map((row) => frozen(weights ? row : { ...row, weight: null })),
    ]),
  );
}
