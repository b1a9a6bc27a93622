/** The overview: each figure with the same of the days before, and how widely thanks are spread. */
import { figureKinds, type FigureKind } from '#schema/analytics/analytics.rules.ts';
import type { analyticsEndpoints } from '#schema/analytics/analytics.endpoints.ts';
import type { Service } from '../http/context.ts';
import { present } from '../departments/leaders.ts';
import { users } from '../people/users.tables.ts';
import { perPerson, valueOf } from './figures.ts';
import { isPromised, promiseOf } from './promise.ts';
import { daysBefore, over, readingOf, type Reading } from './reading.ts';

/** Whether the lines of a figure can be read: not where a promise holds. */
export const hasLines = (reading: Pick<Reading, 'scope' | 'isPublished'>, kind: FigureKind): boolean =>
  !isPromised(reading, kind);

/** The people who can receive thanks, of whom a reading is. */
const whoIsThere = ({ scope, ids, departmentId, countryId }: Reading) => ({
  ...present,
  ...(scope === 'organization' ? {} : { id: { in: ids } }),
  ...(departmentId === null ? {} : { departmentId }),
  ...(countryId === null ? {} : { countryId }),
});

/** Gini coefficient in percent, one digit, of counts of which all that are not named are 0; null if all are. */
export function spreadOf(counts: readonly number[], people: number): number | null {
  const sum = counts.reduce((total, one) => total + one, 0);
  const all = Math.max(people, counts.length);
  if (sum === 0 || all === 0) return null;
  const missing = all - counts.length;
  const ranked = counts
    .toSorted((one, other) => one - other)
    .reduce((total, one, at) => total + (missing + at + 1) * one, 0);
  return Math.round(((2 * ranked) / (all * sum) - (all + 1) / all) * 1_000) / 10;
}

async function concentrationOf(reading: Reading, people: number): Promise<number | null> {
  if (reading.scope === 'own') return null;
  const received = await perPerson(reading, 'received');
  if (reading.scope === 'people' || reading.facts.kind === 'all')
    return spreadOf([...received.values()], people);
  const { rows } = await reading.context.store.list(users, {
    columns: ['active'],
    where: whoIsThere(reading),
  });
  return spreadOf(
    rows.flatMap(({ id }) => received.get(id) ?? []),
    people,
  );
}

export const overviewService: Pick<Service<typeof analyticsEndpoints>, 'overview'> = {
  async overview(context, { query }) {
    const reading = await readingOf(context, query);
    const allowed = await promiseOf(reading);
    const compared = daysBefore(reading);
    const allowedBefore = compared === null ? allowed : await promiseOf(over(reading, compared));
    const [there] = await context.store.tally(users, { where: whoIsThere(reading) });
    const people = there?.count ?? 0;
    const figures = [];
    for (const kind of figureKinds) {
      const { value, withheld } = await valueOf(reading, kind, allowed(kind));
      const before =
        compared === null
          ? null
          : (await valueOf(reading, kind, allowedBefore(kind), { days: compared })).value;
      figures.push({ kind, value, before, withheld, hasLines: hasLines(reading, kind) });
    }
    return {
      about: reading.about,
      compared: compared === null ? null : { startDate: compared.startDate, endDate: compared.endDate },
      people,
      figures,
      concentration: await concentrationOf(reading, people),
    };
  },
};
