/** The date range and the department of a report as URL parameters. Pure functions. */
import { filterOf } from '#src/points/statementFilter.ts';
import type { ReportScope } from './pointsAdmin.queries.ts';

/** Preset periods. */
export const periods = ['month', 'before', 'all'] as const;
export type Period = (typeof periods)[number];

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The first and last day of the month that is `months` after the month of `today` (YYYY-MM-DD). */
function monthAt(today: string, months: number): Required<Pick<ReportScope, 'startDate' | 'endDate'>> {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return {
    startDate: dayOf(new Date(Date.UTC(year, month - 1 + months, 1))),
    endDate: dayOf(new Date(Date.UTC(year, month + months, 0))),
  };
}

/** The date range of a period; empty for the whole time. */
export const daysOf = (period: Period, today: string): Pick<ReportScope, 'startDate' | 'endDate'> =>
  period === 'all' ? {} : monthAt(today, period === 'month' ? 0 : -1);

/** The period with exactly this date range; null for a custom range. */
export const periodOf = ({ startDate, endDate }: ReportScope, today: string): Period | null =>
  periods.find((period) => {
    const days = daysOf(period, today);
    return days.startDate === startDate && days.endDate === endDate;
  }) ?? null;

/** Parses the URL. Without dates the scope is the current month. */
export function scopeOf(search: URLSearchParams, today: string): ReportScope {
  const { startDate, endDate } = filterOf(search);
  const departmentId = search.get('department') ?? undefined;
  const days =
    search.get('period') === 'all'
      ? {}
      : startDate === undefined && endDate === undefined
        ? daysOf('month', today)
        : { startDate, endDate };
  return { ...days, ...(departmentId === undefined || departmentId === '' ? {} : { departmentId }) };
}

/** The URL of a scope; `scopeOf` parses it back. */
export function addressOf(scope: ReportScope, today: string): string {
  const period = periodOf(scope, today);
  const { startDate, endDate, departmentId } = scope;
  const days: readonly (readonly [string, string | undefined])[] =
    period === 'month'
      ? []
      : period === 'all'
        ? [['period', 'all']]
        : [
            ['from', startDate],
            ['to', endDate],
          ];
  return new URLSearchParams(
    [...days, ['department', departmentId] as const].flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  ).toString();
}
