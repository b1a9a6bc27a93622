/** People who came in, by day and week. */
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { analyticsLimits } from '#schema/analytics/analytics.rules.ts';
import type { analyticsEndpoints } from '#schema/analytics/analytics.endpoints.ts';
import { weekOf } from '#schema/wellbeing/moods.rules.ts';
import type { Service } from '../http/context.ts';
import { daysIn, type Days } from '../facts/periods.ts';
import { readPeopleIn } from '../facts/readSpans.ts';
import { seriesOf } from './figures.ts';
import { promiseOf, type Allowed } from './promise.ts';
import { over, readingOf, type Reading } from './reading.ts';

/** Days that are counted together. */
interface Span {
  readonly date: string;
  readonly days: readonly string[];
  readonly last: string;
}

/** People of spans; null for oneself, and where nothing is shown. */
async function peopleIn(
  { context: { store } }: Reading,
  { scope }: Allowed,
  spans: readonly Span[],
): Promise<readonly number[] | null> {
  const ranges = spans.map(({ date, days }) => ({
    startDate: days[0] ?? date,
    endDate: days.at(-1) ?? date,
  }));
  const found: (readonly number[])[] = [];
  for (const one of scope ?? []) {
    if (one.kind === 'people') return null;
    found.push(await readPeopleIn(store, { measure: 'sessions', scope: one }, ranges));
  }
  return scope === null ? null : spans.map((_, at) => found.reduce((sum, one) => sum + (one[at] ?? 0), 0));
}

export const sessionAnalytics: Pick<Service<typeof analyticsEndpoints>, 'sessions'> = {
  async sessions(context, { query }) {
    const reading = await readingOf(context, query);
    const allowed = (await promiseOf(reading, ['sessions']))('sessions');
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
    const weeks = [...Map.groupBy(days, weekOf)];
    const spans: readonly Span[] = [
      ...days.map((day) => ({ date: day, days: [day], last: day })),
      ...weeks.map(([week, some]) => ({ date: week, days: some, last: dayAfter(week, 6) })),
    ];
    const people = await peopleIn(reading, allowed, spans);
    const counts = spans.map(({ date, days: some, last }, at) => {
      const sessions = allowed.scope === null ? null : sessionsOn(some);
      return {
        date,
        // Oneself came in, or did not.
        activeUsers: people === null ? (sessions === null ? null : Math.min(1, sessions)) : (people[at] ?? 0),
        sessions,
        withheld: allowed.withheld,
        isUnfinished: last >= today,
      };
    });
    return { about: reading.about, days: counts.slice(0, days.length), weeks: counts.slice(days.length) };
  },
};
