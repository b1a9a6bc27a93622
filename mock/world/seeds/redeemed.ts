/** What an organisation redeemed in each month, counted as purchases and coupons count it. */
import { redeemedMonths } from '#backend/points/points.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import { rowsOf, type Plan } from '../plan.ts';

/** The counters. */
export interface Redeemed {
  /** Counts points in the month of a moment; what is given back goes off the month in which it was redeemed. */
  readonly add: (at: number, points: number) => void;
  readonly rows: () => RowsByTable;
}

/** Counters that stand at nothing. */
export function redeemedOf({ calendar, newId }: Plan): Redeemed {
  const months = new Map<string, number>();
  return {
    add(at, points) {
      const month = calendar.monthOf(at);
      months.set(month, (months.get(month) ?? 0) + points);
    },
    rows: () =>
      rowsOf(
        redeemedMonths,
        [...months].map(([month, points]) => ({ id: newId('redeemed_months'), month, points })),
      ),
  };
}
