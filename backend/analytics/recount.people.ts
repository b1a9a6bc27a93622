/** Days, months and ranks of people, counted again. */
import { addSums, scopeNames, SumChanges, type Counted, type SumChange } from '../facts/changes.ts';
import { facts, factSums, personDays } from '../facts/facts.tables.ts';
import { changeSums, foldDays } from '../facts/fold.ts';
import { countsPeople, measures, type Measure } from '../facts/measures.ts';
import { daysOfMonth } from '../facts/periods.ts';
import { correctRanks } from '../facts/ranks.ts';
import { users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import { less, pageByPage, pageFrom, type Recounting } from './recount.pages.ts';

/** A month, and its first day whose sessions are kept. */
interface MonthKept {
  readonly month: string;
  readonly kept: string;
}

/** The days and months of these people against their facts, and their ranks against their months. */
export async function recountPersons(
  recounting: Recounting,
  { month, kept }: MonthKept,
  ids: readonly string[],
): Promise<number> {
  let differed = 0;
  for (const measure of measures)
    differed += await recounting.mend(({ store }) => recountMeasure(store, measure, { month, kept }, ids));
  return differed + (await recounting.mend(({ store }) => correctRanks(store, month, ids)));
}

async function recountMeasure(
  store: Store,
  measure: Measure,
  { month, kept }: MonthKept,
  ids: readonly string[],
): Promise<number> {
  const whole = daysOfMonth(month);
  const days = measure === 'sessions' ? whole.filter((day) => day >= kept) : whole;
  const { rows } = await store.list(facts, {
    where: { measure, gone: { in: [true, false] }, personId: { in: ids }, day: { in: days }, folded: 1 },
  });
  let differed = 0;
  if (countsPeople(measure)) {
    const { rows: are } = await store.list(personDays, {
      where: { measure, personId: { in: ids }, day: { in: days } },
    });
    const without = are.map((row): Counted => ({ ...row, count: -row.count, tags: '', amount: 0 }));
    differed = await foldDays(store, [...rows, ...without]);
  }
  // A month whose first facts are gone has its sums still.
  if (days.length < whole.length) return differed;
  const names = ids.map(scopeNames.person);
  const isOwn = ({ scope }: SumChange): boolean => scope === scopeNames.people || names.includes(scope);
  const should = new SumChanges();
  addSums(should, rows);
  const sums = { measure, period: month } as const;
  const ofWhole = await store.list(factSums, {
    where: { ...sums, scope: scopeNames.people, part: { in: ids } },
  });
  const ofParts = await store.list(factSums, { where: { ...sums, scope: { in: names } } });
  const difference = new SumChanges();
  for (const one of should.list()) if (isOwn(one)) difference.add(one);
  for (const one of [...ofWhole.rows, ...ofParts.rows]) difference.add(less(one));
  const wrong = difference.list();
  await changeSums(store, wrong);
  return differed + wrong.length;
}

/** The same for removed people, whose days are kept under ids of nobody: those in the sums of the month, `size` at once. */
export async function recountRemoved(recounting: Recounting, of: MonthKept, size: number): Promise<number> {
  const { look, pause } = recounting;
  const found = new Set<string>();
  await look(async (store) => {
    for (const measure of measures)
      await pageByPage(async (after) => {
        const { rows, next } = await store.list(factSums, {
          columns: ['part'],
          where: { measure, scope: scopeNames.people, period: of.month },
          order: [['part', 'asc']],
          ...pageFrom(after),
        });
        const ids = rows.map(({ part }) => part);
        const { rows: known } = await store.list(users, { columns: [], where: { id: { in: ids } } });
        const isKnown = new Set(known.map(({ id }) => id));
        for (const id of ids) if (!isKnown.has(id)) found.add(id);
        await pause();
        return next;
      });
  });
  const ids = [...found];
  let differed = 0;
  for (let from = 0; from < ids.length; from += size)
    differed += await recountPersons(recounting, of, ids.slice(from, from + size));
  return differed;
}
