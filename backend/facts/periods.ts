/** Splits a range of days into whole months and single days. */
import { dayAfter, daysBetween } from '#schema/users/celebrations.rules.ts';
import { nextMonth } from '../kit/month.ts';
import { remembered } from '../kit/remembered.ts';

/** Days of a range, both included. */
export interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

export const monthOfDay = remembered((day: string): string => day.slice(0, 7));
const firstOf = (month: string): string => `${month}-01`;
const lastOf = (month: string): string => dayAfter(firstOf(nextMonth(month)), -1);

/** Every day of a range. */
export const daysIn = ({ startDate, endDate }: Days): readonly string[] =>
  Array.from({ length: Math.max(0, daysBetween(startDate, endDate) + 1) }, (_, at) =>
    dayAfter(startDate, at),
  );

/** Every day of a month (YYYY-MM). */
export const daysOfMonth = (month: string): readonly string[] =>
  daysIn({ startDate: firstOf(month), endDate: lastOf(month) });

/** The whole months of a range, and the days before and after them. */
export function periodsOf({ startDate, endDate }: Days): {
  readonly months: readonly string[];
  readonly days: readonly Days[];
} {
  if (endDate < startDate) return { months: [], days: [] };
  const [months, days]: [string[], Days[]] = [[], []];
  for (let month = monthOfDay(startDate); month <= monthOfDay(endDate); month = nextMonth(month)) {
    const from = firstOf(month) < startDate ? startDate : firstOf(month);
    const to = lastOf(month) > endDate ? endDate : lastOf(month);
    if (from === firstOf(month) && to === lastOf(month)) months.push(month);
    else days.push({ startDate: from, endDate: to });
  }
  return { months, days };
}
