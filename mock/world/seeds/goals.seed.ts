/** The goals of an organisation. */
import { goalPeriods } from '#backend/goals/goals.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import { day, instant } from '../calendar.ts';
import { rowsOf, type Plan } from '../plan.ts';

/** One open period. */
export function goalSeed(plan: Plan): RowsByTable {
  const createdAt = instant(plan.calendar.worked(60 * day, plan.dice('goals')));
  return rowsOf(goalPeriods, [
    {
      id: plan.newId('goals'),
      name: plan.profile.words === 'es' ? 'Este año' : 'This year',
      nameEn: 'This year',
      startsOn: createdAt.slice(0, 10),
      endsOn: null,
      closedAt: null,
      createdAt,
    },
  ]);
}
