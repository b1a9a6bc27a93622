/** What people take part in: one's own, or that of one's people, beside the organisation's. */
import { partKinds, requestAges, type RequestAge } from '#schema/analytics/analytics.rules.ts';
import type { analyticsEndpoints } from '#schema/analytics/analytics.endpoints.ts';
import type { PartFigure } from '#schema/analytics/analytics.shapes.ts';
import type { Service } from '../http/context.ts';
import { requests } from '../requests/requests.tables.ts';
import type { Store } from '../store/port.ts';
import { valueOf } from './figures.ts';
import { hasLines } from './overview.service.ts';
import { lastMonthOf, monthKinds, partMonthsOf } from './partMonths.ts';
import { promiseOf } from './promise.ts';
import { daysBefore, over, readingOf } from './reading.ts';

const dayMs = 86_400_000;
/** The oldest of each age, in days. */
const oldest: Readonly<Record<RequestAge, number>> = { days2: 2, days7: 7, days30: 30, older: Infinity };

/** Requests that wait for a decision, by how long they do. */
async function openRequests(store: Store, now: number) {
  let before = 0;
  const found = [];
  for (const age of requestAges) {
    const days = oldest[age];
    const since = days === Infinity ? '' : new Date(now - days * dayMs).toISOString();
    const [row] = await store.tally(requests, { where: { state: 'waiting', createdAt: { gt: since } } });
    const all = row?.count ?? 0;
    found.push({ age, count: all - before });
    before = all;
  }
  return found;
}

export const participationService: Pick<Service<typeof analyticsEndpoints>, 'participation'> = {
  async participation(context, { query }) {
    const { store, now } = context;
    const reading = await readingOf(context, { ...query, kinds: partKinds });
    const { about, scope, facts } = reading;
    const allowed = await promiseOf(reading, [...partKinds, ...monthKinds]);
    const compared = daysBefore(reading);
    const allowedBefore = compared === null ? allowed : await promiseOf(over(reading, compared), partKinds);
    // Of the organisation everybody reads the same, as in what is published.
    const { startDate, endDate } = query;
    const whole =
      scope === 'organization' ? null : await readingOf(context, { startDate, endDate }, undefined, true);
    const allowedWhole = whole === null ? allowed : await promiseOf(whole, partKinds);
    const figures: PartFigure[] = [];
    for (const kind of partKinds) {
      const shown = await valueOf(reading, kind, allowed(kind));
      const before =
        compared === null
          ? null
          : (await valueOf(reading, kind, allowedBefore(kind), { days: compared })).value;
      figures.push({
        kind,
        ...shown,
        before,
        hasLines: hasLines(reading, kind),
        whole: whole === null ? null : await valueOf(whole, kind, allowedWhole(kind)),
      });
    }
    return {
      about,
      compared: compared === null ? null : { startDate: compared.startDate, endDate: compared.endDate },
      figures,
      months: [...(await partMonthsOf(reading, allowed))],
      lastMonth: await lastMonthOf(reading),
      wholeMonth: whole === null ? null : await lastMonthOf(whole),
      openRequests: facts.kind === 'all' ? await openRequests(store, now) : null,
    };
  },
};
