/** People of many ranges of days at once, for plots by day and week. */
import type { Store } from '../store/port.ts';
import { factSums } from './facts.tables.ts';
import { foldingOf } from './fold.ts';
import type { Measure } from './measures.ts';
import { daysIn, type Days } from './periods.ts';
import { beforePart } from './personDays.ts';
import { nameOf, waiting, type Place } from './read.ts';

/** How many people did it at least once in each range, in as many reads as for one. */
export async function readPeopleIn(
  store: Store,
  { measure, scope }: { readonly measure: Measure; readonly scope: Place },
  ranges: readonly Days[],
): Promise<readonly number[]> {
  const name = nameOf(scope);
  const days = new Set(ranges.flatMap(daysIn));
  const { rows: kept } = await store.list(factSums, {
    columns: ['period', 'part', 'count'],
    where: {
      measure,
      scope: name,
      period: { in: [...days] },
      part: { gte: beforePart(''), lt: beforePart('~') },
    },
  });
  const { sums } = await foldingOf(
    store,
    (await waiting(store)).filter((fact) => fact.measure === measure),
  );
  const fresh = sums.filter(
    ({ scope: of, period, part }) => of === name && days.has(period) && part.startsWith(beforePart('')),
  );
  const byDay = Map.groupBy([...kept, ...fresh], ({ period }) => period);
  return ranges.map((range) =>
    daysIn(range)
      .flatMap((day) => byDay.get(day) ?? [])
      .filter(({ part }) => part < beforePart(range.startDate))
      .reduce((sum, { count }) => sum + count, 0),
  );
}
