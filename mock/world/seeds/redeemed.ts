/** Points that an organisation redeemed in each month, counted as purchases and coupons count them. */
import { redeemedMonths } from '#backend/points/points.tables.ts';
import type { RowsByTable } from '#backend/store/seed.ts';
import { rowsOf, type Plan } from '../plan.ts';

export interface Redeemed {
  /** Counts points in the month of a moment; a refund is subtracted from the month of the redemption. */
  readonly add: (at: number, points: number) => void;
  /** The points of the month of a moment until now. */
  readonly of: (at: number) => number;
  readonly rows: () => RowsByTable;
}

/** Counters that start at zero. */
export function redeemedOf({ calendar, newId }: Plan): Redeemed {
  const months = new Map<string, number>();
  return {
    add(at, points) {
      const month = calendar.monthOf(at);
      months.set(month, (months.get(month) ?? 0) + points);
    },
    of: (at) => months.get(calendar.monthOf(at)) ?? 0,
    rows: () =>
      rowsOf(
        redeemedMonths,
        [...months].map(([month, points]) => ({ id: newId('redeemed_months'), month, points })),
      ),
  };
}
