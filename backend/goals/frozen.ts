/** Copies of goals as they are now, for what is judged later by other domains. */
import { frozen, isPeriodIn, type Span } from '#schema/goals/frozen.ts';
import type { FrozenGoal } from '#schema/goals/goals.shapes.ts';
import { switchesOf } from '../organization/switches.ts';
import { todayOf } from '../organization/timezone.ts';
import type { Row } from '../store/table.ts';
import type { Context } from '../http/context.ts';
import { goalSettingsOf } from './goals.access.ts';
import { goalPeriods, goals } from './goals.tables.ts';
import { currentPeriod } from './reading.service.ts';

/** Periods that share a day with the span, by id, oldest first; without one, the current period. */
async function periodsIn(
  context: Pick<Context, 'store' | 'now'>,
  span: Span,
): Promise<ReadonlyMap<string, Row<typeof goalPeriods>>> {
  const { store } = context;
  if (span.from === null && span.to === null) {
    const current = await currentPeriod(store, await todayOf(context));
    return new Map(current === undefined ? [] : [[current.id, current]]);
  }
  const { rows } = await store.list(goalPeriods, { order: [['startsOn', 'asc']] });
  return new Map(rows.flatMap((period) => (isPeriodIn(period, span) ? [[period.id, period] as const] : [])));
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
  const periods = await periodsIn(context, span);
  const { rows } = await store.list(goals, {
    where: {
      ownerId: { in: ownerIds },
      periodId: { in: [...periods.keys()] },
      status: { ne: 'cancelled' },
    },
    order: [['createdAt', 'asc']],
  });
  const own = Map.groupBy(rows, ({ ownerId }) => ownerId);
  return new Map(
    [...own].map(([ownerId, theirs]) => [
      ownerId,
      [...periods.values()].flatMap((period) =>
        theirs
          .filter(({ periodId }) => periodId === period.id)
          .map((row) => frozen(weights ? row : { ...row, weight: null }, period)),
      ),
    ]),
  );
}
