/** Folds facts into the sums, in a transaction. */
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import type { Store } from '../store/port.ts';
import { addSums, scopeNames, sumKey, SumChanges, type Counted, type SumChange } from './changes.ts';
import { factSums, facts, personDays, piece } from './facts.tables.ts';
import { addToRanks } from './ranks.ts';
import {
  byPerson,
  changeDays,
  noDays,
  personKey,
  unsaid,
  type KnownDays,
  type PersonDay,
} from './personDays.ts';
import type { Place } from './write.ts';

/** Number of days before a fact within which most people have their previous day. */
const usualGap = 8;

/** The changes that facts make, with the days of people that they read. */
export interface Folding {
  readonly sums: readonly SumChange[];
  readonly days: readonly PersonDay[];
}

/** The last day of a person before another day, in a place; empty for none. */
async function lastBefore(
  store: Store,
  { measure, personId }: Pick<Counted, 'measure' | 'personId'>,
  day: string,
  place: Partial<Place>,
): Promise<string> {
  const {
    rows: [last],
  } = await store.list(personDays, {
    columns: ['day'],
    where: { measure, personId, ...place, day: { lt: day }, count: { gt: 0 } },
    order: [
      ['day', 'desc'],
      ['id', 'desc'],
    ],
    limit: 1,
  });
  return last?.day ?? '';
}

/** The stored days of people that facts change: the recent ones, and the last one before them where it is needed. */
async function knownDays(
  store: Store,
  groups: ReadonlyMap<string, readonly Counted[]>,
): Promise<ReadonlyMap<string, KnownDays>> {
  const known = new Map<string, KnownDays>();
  const all = [...groups.values()].flat();
  for (const measure of new Set(all.map((one) => one.measure))) {
    const own = all.filter((one) => one.measure === measure);
    const ids = [...new Set(own.map(({ personId }) => personId))];
    const firstDay = own.reduce((day, one) => (one.day < day ? one.day : day), own[0]?.day ?? '');
    const since = dayAfter(firstDay, -usualGap);
    const { rows: recent } = await store.list(personDays, {
      where: { measure, personId: { in: ids }, day: { gte: since } },
    });
    const recentOf = Map.groupBy(recent, ({ personId }) => personId);
    for (const personId of ids) {
      const key = personKey({ measure, personId });
      const rows = recentOf.get(personId) ?? [];
      const earlier = new Map<string, string>();
      // Who has no day before at all has none in any place.
      for (const [scope, place] of unsaid(groups.get(key) ?? [], rows))
        earlier.set(
          scope,
          earlier.get(scopeNames.all) === ''
            ? ''
            : await lastBefore(store, { measure, personId }, since, place),
        );
      known.set(key, { rows, earlier });
    }
  }
  return known;
}

/** Adds what facts change in the sums of people; returns their changed days. */
async function addPeople(
  changes: SumChanges,
  store: Store,
  counted: readonly Counted[],
): Promise<readonly PersonDay[]> {
  const groups = byPerson(counted);
  const known = await knownDays(store, groups);
  return [...groups].flatMap(([key, own]) => changeDays(changes, own, known.get(key) ?? noDays));
}

/** All changes that facts make. */
export async function foldingOf(store: Store, counted: readonly Counted[]): Promise<Folding> {
  const changes = new SumChanges();
  addSums(changes, counted);
  const days = await addPeople(changes, store, counted);
  return { sums: changes.list(), days };
}

/** Adds changes to the stored sums alone. */
export async function changeSums(store: Store, sums: readonly SumChange[]): Promise<void> {
  // The id of a row is its key.
  const rows = sums.map((sum) => ({ ...sum, id: sumKey(sum) }));
  const ids = rows.map(({ id }) => id);
  const { rows: there } = await store.list(factSums, { columns: [], where: { id: { in: ids } } });
  const isThere = new Set(there.map(({ id }) => id));
  await store.insert(
    factSums,
    rows.filter(({ id }) => !isThere.has(id)),
  );
  // Most rows change by one of a few amounts, so a few updates are enough.
  const known = rows.filter(({ id }) => isThere.has(id));
  for (const alike of Map.groupBy(known, ({ count, amount }) => `${count} ${amount}`).values()) {
    const [{ count, amount } = { count: 0, amount: 0 }] = alike;
    const same = { id: { in: alike.map(({ id }) => id) } };
    await store.update(factSums, same, { count: { inc: count }, amount: { inc: amount } });
  }
}

/** Adds changes to the stored sums, and to the ranks that follow from them. */
export async function addToSums(store: Store, sums: readonly SumChange[]): Promise<void> {
  await changeSums(store, sums);
  await addToRanks(store, sums);
}

/** Writes the changed days of people. */
export async function putDays(store: Store, days: readonly PersonDay[]): Promise<void> {
  await store.remove(personDays, { id: { in: days.map(({ id }) => id) } });
  await store.insert(
    personDays,
    days.filter(({ count }) => count !== 0),
  );
}

/** Adds facts to the days of people alone, and to the sums of people; returns how many days that changes. */
export async function foldDays(store: Store, counted: readonly Counted[]): Promise<number> {
  const changes = new SumChanges();
  const days = await addPeople(changes, store, counted);
  await addToSums(store, changes.list());
  await putDays(store, days);
  return days.length;
}

/** Adds facts to the sums; the caller marks them as folded. */
export async function foldIn(store: Store, counted: readonly Counted[]): Promise<void> {
  const { sums, days } = await foldingOf(store, counted);
  await addToSums(store, sums);
  await putDays(store, days);
}

/** Folds the oldest facts that are not yet folded; returns how many. */
export async function foldPiece(store: Store): Promise<number> {
  const { rows } = await store.list(facts, {
    where: { folded: 0 },
    order: [['id', 'asc']],
    limit: piece,
  });
  if (rows.length === 0) return 0;
  await foldIn(store, rows);
  await store.update(facts, { id: { in: rows.map(({ id }) => id) } }, { folded: 1 });
  return rows.length;
}
