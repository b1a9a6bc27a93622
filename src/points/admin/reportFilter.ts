/** The date range and the department of a report as URL parameters. Pure functions. */
import { pointAdminEndpoints } from '#schema/points/admin.endpoints.ts';
import { searchOf, type FilterOf } from '#src/api/searchOf.ts';

const reportSearch = searchOf(pointAdminEndpoints.outputs.body);
/** The scope of a report: inclusive dates in the organisation's zone, and one department or all. */
export type ReportFilter = FilterOf<typeof reportSearch>;

/** Preset periods. */
export const periods = ['month', 'before', 'all'] as const;
export type Period = (typeof periods)[number];

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The first and last day of the month that is `months` after the month of `today` (YYYY-MM-DD). */
function monthAt(today: string, months: number): Required<Pick<ReportFilter, 'startDate' | 'endDate'>> {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return {
    startDate: dayOf(new Date(Date.UTC(year, month - 1 + months, 1))),
    endDate: dayOf(new Date(Date.UTC(year, month + months, 0))),
  };
}

/** The date range of a period; empty for the whole time. */
export const daysOf = (period: Period, today: string): Pick<ReportFilter, 'startDate' | 'endDate'> =>
  period === 'all' ? {} : monthAt(today, period === 'month' ? 0 : -1);

/** The period with exactly this date range; null for a custom range. */
export const periodOf = ({ startDate, endDate }: ReportFilter, today: string): Period | null =>
  periods.find((period) => {
    const days = daysOf(period, today);
    return days.startDate === startDate && days.endDate === endDate;
  }) ?? null;

/** Parses the URL. Without dates the scope is the current month. */
export function readReport(params: URLSearchParams, today: string): ReportFilter {
  const { departmentId, ...days } = reportSearch.read(params);
  const shown =
    params.get('period') === 'all' ? {} : Object.keys(days).length === 0 ? daysOf('month', today) : days;
  return { ...shown, ...(departmentId === undefined ? {} : { departmentId }) };
}

/** The URL of a scope; `readReport` parses it back. */
export function writeReport(filter: ReportFilter, today: string): Readonly<Record<string, string>> {
  const period = periodOf(filter, today);
  const { departmentId } = filter;
  return period === 'month'
    ? reportSearch.write({ departmentId })
    : { ...(period === 'all' ? { period } : {}), ...reportSearch.write(filter) };
}
