/** People of many ranges of days at once, for plots by day and week. */
import { weekOf } from '#schema/wellbeing/moods.rules.ts';
import type { Store } from '../store/port.ts';
import { factSums } from './facts.tables.ts';
import { foldingOf } from './fold.ts';
import type { Measure } from './measures.ts';
import { daysIn, type Days } from './periods.ts';
import { beforePart, firstOf, isBefore } from './personDays.ts';
import { nameOf, type Place } from './read.ts';
import { waiting } from './waiting.ts';

/**
 * How many people did it at least once in each range, a day or days of one week, in as many reads as for one. For
 * measures whose firsts are kept.
 */
export async function readPeopleIn(
  store: Store,
  { measure, scope }: { readonly measure: Measure; readonly scope: Place },
  ranges: readonly Days[],
): Promise<readonly number[]> {
  const name = nameOf(scope);
  const days = new Set(ranges.flatMap(daysIn));
  const isWeek = ({ startDate }: Days): boolean => weekOf(startDate) === startDate;
  /** Days of a week that is cut by the start of the period: at most one range. */
  const cut = new Set(ranges.filter((one) => one.startDate !== one.endDate && !isWeek(one)).flatMap(daysIn));
  const columns = ['period', 'part', 'count'] as const;
  const where = { measure, scope: name };
  const { rows: firsts } = await store.list(factSums, {
    columns,
    where: { ...where, period: { in: [...days] }, part: { in: [firstOf.day, firstOf.week] } },
  });
  const { rows: befores } = await store.list(factSums, {
    columns,
    where: { ...where, period: { in: [...cut] }, part: { gte: beforePart(''), lt: beforePart('~') } },
  });
  const { sums } = await foldingOf(
    store,
    (await waiting(store)).filter((fact) => fact.measure === measure),
  );
  const fresh = sums.filter(({ scope: of, period }) => of === name && days.has(period));
  const byDay = Map.groupBy([...firsts, ...befores, ...fresh], ({ period }) => period);
  return ranges.map((range) => {
    const isOne = range.startDate === range.endDate;
    const holds = (part: string): boolean =>
      isOne
        ? part === firstOf.day
        : isWeek(range)
          ? part === firstOf.week
          : isBefore(part) && part < beforePart(range.startDate);
    return daysIn(range)
      .flatMap((day) => byDay.get(day) ?? [])
      .filter(({ part }) => holds(part))
      .reduce((sum, { count }) => sum + count, 0);
  });
}
