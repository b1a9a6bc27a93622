/** The overview: each figure with the same of the days before, and how widely thanks are spread. */
import { overviewKinds, type FigureKind } from '#schema/analytics/analytics.rules.ts';
import type { Overview } from '#schema/analytics/analytics.shapes.ts';
import type { analyticsEndpoints } from '#schema/analytics/analytics.endpoints.ts';
import type { Service } from '../http/context.ts';
import { present } from '../departments/leaders.ts';
import { countedShare } from '../facts/past.ts';
import { readSpread } from '../facts/ranks.ts';
import { users } from '../people/users.tables.ts';
import { lastCorrected } from './corrected.ts';
import { perPerson, valueOf } from './figures.ts';
import { lastMonthOf } from './partMonths.ts';
import { isPromised, promiseOf } from './promise.ts';
import { daysBefore, over, readingOf, type Reading } from './reading.ts';

/** Whether the lines of a figure can be read: not where a promise holds. */
export const hasLines = (reading: Pick<Reading, 'scope' | 'isPublished'>, kind: FigureKind): boolean =>
  !isPromised(reading, kind);

/** The people who can receive thanks, of whom a reading is. */
export const whoIsThere = ({ scope, ids, departmentId, countryId }: Reading) => ({
  ...present,
  ...(scope === 'organization' ? {} : { id: { in: ids } }),
  ...(departmentId === null ? {} : { departmentId }),
  ...(countryId === null ? {} : { countryId }),
});

/**
 * Gini coefficient in percent, one digit, of how many people did it how often, of whom all that are not named did not;
 * null if nobody did.
 */
export function spreadOf(spread: ReadonlyMap<number, number>, people: number): number | null {
  const groups = [...spread].toSorted(([one], [other]) => one - other);
  const named = groups.reduce((total, [, group]) => total + group, 0);
  const sum = groups.reduce((total, [times, group]) => total + times * group, 0);
  const all = Math.max(people, named);
  if (sum === 0 || all === 0) return null;
  let [ranked, place] = [0, all - named];
  for (const [times, group] of groups) {
    ranked += times * (group * place + (group * (group + 1)) / 2);
    place += group;
  }
  return Math.round(((2 * ranked) / (all * sum) - (all + 1) / all) * 1_000) / 10;
}

const countedBy = (counts: readonly number[]): ReadonlyMap<number, number> =>
  new Map([...Map.groupBy(counts, (one) => one)].map(([count, group]) => [count, group.length]));

async function concentrationOf(reading: Reading, people: number): Promise<number | null> {
  if (reading.scope === 'own') return null;
  const isAll = reading.scope === 'organization' && reading.facts.kind === 'all';
  const kept = isAll ? await readSpread(reading.context.store, 'received', reading) : null;
  if (kept !== null) return spreadOf(kept, people);
  const received = await perPerson(reading, 'received');
  if (isAll || reading.scope === 'people') return spreadOf(countedBy([...received.values()]), people);
  const { rows } = await reading.context.store.list(users, {
    columns: ['active'],
    where: whoIsThere(reading),
  });
  return spreadOf(countedBy(rows.flatMap(({ id }) => received.get(id) ?? [])), people);
}

/** Figures with those of the days before, as far as the reader may see them. */
export async function comparedFigures<K extends FigureKind>(reading: Reading, kinds: readonly K[]) {
  const allowed = await promiseOf(reading, kinds);
  const compared = daysBefore(reading);
  const allowedBefore = compared === null ? allowed : await promiseOf(over(reading, compared), kinds);
  const figures: (Overview['figures'][number] & { readonly kind: K })[] = [];
  for (const kind of kinds) {
    const { value, withheld } = await valueOf(reading, kind, allowed(kind));
    const before =
      compared === null
        ? null
        : (await valueOf(reading, kind, allowedBefore(kind), { days: compared })).value;
    figures.push({ kind, value, before, withheld, hasLines: hasLines(reading, kind) });
  }
  return { compared, figures };
}

export const overviewService: Pick<Service<typeof analyticsEndpoints>, 'overview'> = {
  async overview(context, { query }) {
    const reading = await readingOf(context, query);
    const { compared, figures } = await comparedFigures(reading, overviewKinds);
    const [there] = await context.store.tally(users, { where: whoIsThere(reading) });
    const people = there?.count ?? 0;
    return {
      about: reading.about,
      compared: compared === null ? null : { startDate: compared.startDate, endDate: compared.endDate },
      people,
      figures,
      partCounted: await countedShare(context.store),
      lastMonth: await lastMonthOf(reading),
      concentration: await concentrationOf(reading, people),
      corrected: reading.scope === 'organization' ? await lastCorrected(context.store) : null,
    };
  },
};
