/** People who came in, by day and week. */
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { analyticsLimits } from '#schema/analytics/analytics.rules.ts';
import type { analyticsEndpoints } from '#schema/analytics/analytics.endpoints.ts';
import { weekOf } from '#schema/wellbeing/moods.rules.ts';
import type { Service } from '../http/context.ts';
import { daysIn, type Days } from '../facts/periods.ts';
import { seriesOf, valueOf } from './figures.ts';
import { promiseOf } from './promise.ts';
import { over, readingOf } from './reading.ts';

export const sessionAnalytics: Pick<Service<typeof analyticsEndpoints>, 'sessions'> = {
  async sessions(context, { query }) {
    const reading = await readingOf(context, query);
    const allowed = (await promiseOf(reading))('sessions');
    const { today } = reading;
    const oldest = dayAfter(today, 1 - analyticsLimits.sessionDays);
    const kept: Days = {
      startDate: reading.startDate < oldest ? oldest : reading.startDate,
      endDate: reading.endDate > today ? today : reading.endDate,
    };
    const days = daysIn(kept);
    const sums =
      allowed.scope === null
        ? []
        : await seriesOf(over(reading, kept), 'sessions', allowed.scope, { by: 'day' });
    const sessionsOn = (some: readonly string[]): number =>
      sums.reduce((sum, one) => some.reduce((total, day) => total + (one.get(day) ?? 0), sum), 0);
    const countOf = async (date: string, some: readonly string[], last: string) => {
      const sessions = allowed.scope === null ? null : sessionsOn(some);
      const range = { startDate: some[0] ?? date, endDate: some.at(-1) ?? date };
      const people =
        sessions === 0
          ? { value: 0, withheld: null }
          : await valueOf(reading, 'activePeople', allowed, { days: range });
      return {
        date,
        activeUsers: people.value,
        sessions,
        withheld: allowed.withheld,
        isUnfinished: last >= today,
      };
    };
    const weeks = Map.groupBy(days, weekOf);
    const [byDay, byWeek] = [[], []] as Awaited<ReturnType<typeof countOf>>[][];
    for (const day of days) byDay?.push(await countOf(day, [day], day));
    for (const [week, some] of weeks) byWeek?.push(await countOf(week, some, dayAfter(week, 6)));
    return { about: reading.about, days: byDay ?? [], weeks: byWeek ?? [] };
  },
};
