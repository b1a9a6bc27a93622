/**
 * Computes all sums of a set of facts, in parts, for generated data. The rows are in the order of their unique key, so that
 * building the index needs no sorting.
 */
import { compareValues } from '../store/order.ts';
import type { Row } from '../store/table.ts';
import { addSums, scopeNames, sumKey, SumChanges, type Counted, type SumChange } from './changes.ts';
import type { factRanks, factSums } from './facts.tables.ts';
import { byPerson, changeDays, noDays, type PersonDay } from './personDays.ts';
import { rankChanges } from './ranks.ts';

/** Number of facts, people or rows in a part. */
const size = 200;

/** The sums, ranks and days of people of exactly these facts. */
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
  const groups = new Map<string, Counted[]>();
  for (let from = 0; from < counted.length; from += size) {
    const some = counted.slice(from, from + size);
    addSums(changes, some);
    byPerson(some, groups);
    yield;
  }
  const days: PersonDay[] = [];
  const people = [...groups].sort(([one], [other]) => compareValues(one, other));
  yield;
  for (const [, own] of people) {
    days.push(...changeDays(changes, own, noDays));
    yield;
  }
  const sums: Row<typeof factSums>[] = [];
  const ofPeople = new Map<string, SumChange[]>();
  for (const sum of changes.sorted()) {
    sums.push({ id: sumKey(sum), ...sum });
    if (sum.scope === scopeNames.people) {
      const own = ofPeople.get(sum.part);
      if (own === undefined) ofPeople.set(sum.part, [sum]);
      else own.push(sum);
    }
    if (sums.length % size === 0) yield;
  }
  const ranks: Row<typeof factRanks>[] = [];
  for (const own of ofPeople.values()) {
    ranks.push(...rankChanges(own));
    yield;
  }
  return { sums, ranks, days };
}
