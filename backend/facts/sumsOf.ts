/** All sums of facts at once, in parts, for rows that are made with their facts. */
import { addSums, scopeNames, sumKey, SumChanges, type Counted } from './changes.ts';
import type { factRanks, factSums } from './facts.tables.ts';
import { byPerson, changeDays, type PersonDay } from './personDays.ts';
import { rankChanges } from './ranks.ts';
import type { Row } from '../store/table.ts';

/** Facts, people or rows of a part. */
const size = 200;

/** The sums, the ranks and the days of people that belong to these facts and to no others. */
export function* sumsOf(counted: readonly Counted[]): Generator<
  void,
  {
    readonly sums: readonly Row<typeof factSums>[];
    readonly ranks: readonly Row<typeof factRanks>[];
    readonly days: readonly PersonDay[];
  },
  void
> {
  const changes = new SumChanges();
  for (let from = 0; from < counted.length; from += size) {
    addSums(changes, counted.slice(from, from + size));
    yield;
  }
  const days: PersonDay[] = [];
  for (const own of byPerson(counted).values()) {
    days.push(...changeDays(changes, own, { rows: [], whole: true }));
    yield;
  }
  const all = changes.list();
  const sums: Row<typeof factSums>[] = [];
  for (let from = 0; from < all.length; from += size) {
    for (const sum of all.slice(from, from + size)) sums.push({ id: sumKey(sum), ...sum });
    yield;
  }
  const ranks: Row<typeof factRanks>[] = [];
  const ofPeople = all.filter(({ scope }) => scope === scopeNames.people);
  for (const own of Map.groupBy(ofPeople, ({ part }) => part).values()) {
    ranks.push(...rankChanges(own));
    yield;
  }
  return { sums, ranks, days };
}
