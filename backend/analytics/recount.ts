/**
 * Counts days and months again: facts against the rows that they count, sums of days against facts and days of people, and
 * months against days. What differs is corrected.
 */
import { addSums, type Counted } from '../facts/changes.ts';
import { facts, factSums, personDays } from '../facts/facts.tables.ts';
import { countsPeople, keepsFirsts, measures, type Measure } from '../facts/measures.ts';
import { daysIn, type Days } from '../facts/periods.ts';
import { addDay, firstOf, isBefore, isFirst } from '../facts/personDays.ts';
import { recountFacts } from './recount.facts.ts';
import { correct, differencesIn, less, pageFrom, within, type Recounting } from './recount.pages.ts';

/** A measure on some days: its facts, and the sums of these days against facts and days of people. Returns how much differed. */
export async function recountDays(recounting: Recounting, measure: Measure, days: Days): Promise<number> {
  const made = await recountFacts(recounting, measure, days);
  const where = { measure, day: within(days) } as const;
  const byDay = { order: [['day', 'asc']] } as const;
  const inDays = new Set(daysIn(days));
  const wrong = await differencesIn(recounting, async (into, store, pages) => {
    for (const gone of [false, true])
      await pages(async (after) => {
        const { rows, next } = await store.list(facts, {
          columns: ['day', 'departmentId', 'countryId', 'tags', 'count', 'amount'],
          where: { ...where, gone, folded: 1 },
          ...byDay,
          ...pageFrom(after),
        });
        // Sums of each person are kept by month only.
        addSums(
          into,
          rows.map((row): Counted => ({ ...row, measure, personId: '' })),
        );
        return next;
      });
    if (countsPeople(measure))
      await pages(async (after) => {
        const { rows, next } = await store.list(personDays, {
          where: { ...where, count: { gt: 0 } },
          ...byDay,
          ...pageFrom(after),
        });
        for (const row of rows) addDay(into, row, 1);
        return next;
      });
    for (const period of inDays)
      await pages(async (after) => {
        const { rows, next } = await store.list(factSums, {
          where: { measure, period },
          order: [['id', 'asc']],
          ...pageFrom(after),
        });
        for (const row of rows) into.add(less(row));
        return next;
      });
  });
  return (
    made +
    (await correct(
      recounting,
      wrong.filter(({ period }) => inDays.has(period)),
    ))
  );
}

/** The months of these scopes against their days. */
export async function recountPlaces(
  recounting: Recounting,
  month: string,
  scopes: readonly string[],
): Promise<number> {
  let differed = 0;
  for (const measure of measures)
    for (const scope of scopes) {
      const wrong = await differencesIn(recounting, (into, store, pages) =>
        pages(async (after) => {
          const { rows, next } = await store.list(factSums, {
            where: { measure, scope, period: { gte: month, lt: `${month}~` } },
            order: [
              ['period', 'asc'],
              ['part', 'asc'],
            ],
            ...pageFrom(after),
          });
          for (const row of rows)
            if (row.period === month) into.add(less(row));
            else if (!isFirst(row.part) && !(isBefore(row.part) && row.part.includes(`:${month}`))) {
              into.add({ ...row, period: month });
              if (isBefore(row.part) && keepsFirsts(measure))
                into.add({ ...row, period: month, part: firstOf.month });
            }
          return next;
        }),
      );
      differed += await correct(recounting, wrong);
    }
  return differed;
}
