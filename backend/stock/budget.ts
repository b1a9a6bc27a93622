/** The monthly redemption budget of an organisation: a guarded counter for each month in its time zone. */
import type { Context } from '../http/context.ts';
import { pointSettingsOf } from '../points/settings.rules.ts';
import { redeemedMonths } from '../points/points.tables.ts';
import { monthOf, monthStart } from '../kit/month.ts';
import { timezoneOf } from '../organization/timezone.ts';
import type { Store } from '../store/port.ts';

/** The budget of a month. */
export interface Budget {
  /** The current month (YYYY-MM) in the organisation's time zone. */
  readonly month: string;
  /** Points that may still be redeemed in the month; null for unlimited. */
  readonly left: number | null;
  /** The start of the next month. */
  readonly renewsAt: string;
}

const nextOf = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
};

/** The budget of the current month, in three reads. */
export async function budgetOf({ store, at }: Pick<Context, 'store' | 'at'>): Promise<Budget> {
  const timezone = await timezoneOf(store);
  const month = monthOf(at, timezone);
  const { redeemBudget } = await pointSettingsOf(store);
  const {
    rows: [redeemed],
  } = await store.list(redeemedMonths, { where: { month } });
  return {
    month,
    left: redeemBudget === null ? null : Math.max(0, redeemBudget - (redeemed?.points ?? 0)),
    renewsAt: monthStart(nextOf(month), timezone),
  };
}

/**
 * Counts points as redeemed this month and returns the month (YYYY-MM); null, without counting, if the budget is too
 * low. Also counts without a budget, so that a later budget includes the whole month.
 */
export async function takeBudget(
  { store, newId, at }: Pick<Context, 'store' | 'newId' | 'at'>,
  points: number,
): Promise<string | null> {
  const month = monthOf(at, await timezoneOf(store));
  const { redeemBudget } = await pointSettingsOf(store);
  await store.insert(redeemedMonths, [{ id: newId(), month, points: 0 }], { skipExisting: true });
  const fits = redeemBudget === null ? {} : { points: { lte: redeemBudget - points } };
  const counted = await store.update(redeemedMonths, { month, ...fits }, { points: { inc: points } });
  return counted.length > 0 ? month : null;
}

/** Subtracts refunded points from the month that `takeBudget` returned; the budgets of other months do not change. */
export async function giveBudgetBack(store: Store, month: string, points: number): Promise<void> {
  await store.update(redeemedMonths, { month, points: { gte: points } }, { points: { inc: -points } });
}
