/** Periods of the charts as days (YYYY-MM-DD), and what two of them are called beside one another. Pure. */
import { viewPeriods, type Period } from '#schema/analytics/views.rules.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';

/** First and last day, both included. */
export interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

const firstOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
/** `months` whole months from the one at an index of the year, which may lie outside of it. */
const whole = (year: number, month: number, months: number): Days => ({
  startDate: firstOf(year, month),
  endDate: dayAfter(firstOf(year, month + months), -1),
});

/** The days of a period around today; one that has not ended ends with its last day. */
export function daysOf(period: Period, today: string): Days {
  const [year = 2000, month = 1] = today.split('-').map(Number);
  const quarter = Math.floor((month - 1) / 3) * 3;
  switch (period) {
    case 'month':
      return whole(year, month - 1, 1);
    case 'lastMonth':
      return whole(year, month - 2, 1);
    case 'quarter':
      return whole(year, quarter, 3);
    case 'lastQuarter':
      return whole(year, quarter - 3, 3);
    case 'year':
      return whole(year, 0, 12);
    case 'usual':
      return whole(year, month - 12, 12);
  }
}

/** Days of which one may be open. */
type Chosen = { readonly [K in keyof Days]?: string | undefined };

/** The period with exactly these days, the usual one without a choice; undefined for others. */
export const periodOf = (chosen: Chosen, today: string): Period | undefined =>
  chosen.startDate === undefined && chosen.endDate === undefined
    ? 'usual'
    : viewPeriods.find((one) => {
        const { startDate, endDate } = daysOf(one, today);
        return startDate === chosen.startDate && endDate === chosen.endDate;
      });

/** Whether the first day comes after the last one. */
export const areReversed = ({ startDate, endDate }: Chosen): boolean =>
  startDate !== undefined && endDate !== undefined && startDate > endDate;

/** What days are called as a whole, where they are one. */
export function nameOfDays({ startDate, endDate }: Days): 'month' | 'quarter' | 'year' | 'days' {
  const [year = 2000, month = 1] = startDate.split('-').map(Number);
  const is = (months: number): boolean => {
    const days = whole(year, month - 1, months);
    return days.startDate === startDate && days.endDate === endDate;
  };
  if (is(1)) return 'month';
  if (is(3) && month % 3 === 1) return 'quarter';
  return is(12) && month === 1 ? 'year' : 'days';
}

/** Each month (YYYY-MM) that the days touch, from the oldest. */
export function monthsOf({ startDate, endDate }: Days): readonly string[] {
  const [year = 2000, month = 1] = startDate.split('-').map(Number);
  const [lastYear = 2000, lastMonth = 1] = endDate.split('-').map(Number);
  return Array.from({ length: Math.max(0, (lastYear - year) * 12 + lastMonth - month + 1) }, (_, index) =>
    firstOf(year, month - 1 + index).slice(0, 7),
  );
}

/** The month (YYYY-MM) before a month. */
export function monthBefore(month: string): string {
  const [year = 2000, index = 1] = month.split('-').map(Number);
  return firstOf(year, index - 2).slice(0, 7);
}

/** Each day of a month (YYYY-MM). */
export function daysIn(month: string): readonly string[] {
  const first = `${month}-01`;
  const [year = 2000, index = 1] = month.split('-').map(Number);
  const last = Number(whole(year, index - 1, 1).endDate.slice(8));
  return Array.from({ length: last }, (_, day) => dayAfter(first, day));
}
