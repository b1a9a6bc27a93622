/**
 * Random operations of every kind: each figure equals a slow count over what the test remembers, whether facts are folded
 * or not; the points equal the ledger, and people are counted once.
 */
import { expect } from 'vitest';
import { isAnySeen } from '#backend/facts/sessions.ts';
import { readByPerson, readEach, readPeople, readSums, type FactScope } from '#backend/facts/read.ts';
import { facts, factSums, personDays } from '#backend/facts/facts.tables.ts';
import { tagNames, type Measure, type Tag, type TagName } from '#backend/facts/measures.ts';
import { entries } from '#backend/ledger/ledger.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { again } from '../support/again.ts';
import type { StoreKind } from '../support/deployment.ts';
import { isIn, type Known } from './model.ts';
import { play, type Played } from './play.ts';

const measures: readonly Measure[] = [
  'points',
  'sent',
  'received',
  'boosts',
  'sessions',
  'acts',
  'answers',
  'reads',
];
const counting: readonly Measure[] = ['sent', 'received', 'sessions', 'acts', 'answers', 'reads'];

const by = ['total', 'month', 'day'] as const;
const periodOf = (day: string, how: (typeof by)[number]): string =>
  how === 'day' ? day : how === 'month' ? day.slice(0, 7) : '';

/** The sums of a list, in the words of an answer. */
function slowly(known: readonly Known[], part: TagName | Tag | undefined, how: (typeof by)[number]) {
  const rows = new Map<string, { period: string; part: string; count: number; amount: number }>();
  for (const one of known)
    for (const name of part === undefined
      ? ['']
      : one.tags.filter((tag) => tag === part || tag.startsWith(`${part}:`))) {
      const period = periodOf(one.day, how);
      const key = `${period} ${name}`;
      const row = rows.get(key) ?? { period, part: name, count: 0, amount: 0 };
      rows.set(key, { ...row, count: row.count + one.count, amount: row.amount + one.amount });
    }
  return [...rows]
    .filter(([, { count, amount }]) => count !== 0 || amount !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row);
}

/** Compares some figures of the store with the slow count. */
async function compare(store: Store, { memory, dice, deployment, own, places, countries, world }: Played) {
  const today = memory.dayOf(new Date(deployment.now).toISOString());
  const inRange = ({ day }: Known, from: string, to: string): boolean => day >= from && day <= to;
  for (let count = 0; count < 6; count++) {
    const [one, other] = [0, 0].map(() => dayAfter(today, -dice.whole(0, dice.hits(0.5) ? 5 : 90)));
    const [startDate = '', endDate = ''] = [one ?? '', other ?? ''].toSorted();
    const departmentId = dice.pick(places) ?? '';
    const countryId = dice.pick(countries) ?? '';
    const ids = [...new Set([dice.pick(world.people).id, ...own.slice(0, 3)])];
    const scopes: readonly FactScope[] = [
      { kind: 'all' },
      { kind: 'department', departmentId },
      { kind: 'country', countryId },
      { kind: 'department', departmentId, countryId },
      { kind: 'people', ids },
    ];
    for (const measure of measures) {
      const known = memory.list.filter(
        (fact) => fact.measure === measure && inRange(fact, startDate, endDate),
      );
      const tags = [...new Set(known.flatMap((fact) => fact.tags))].filter((tag): tag is Tag => tag !== '');
      const part = dice.pickAny([undefined, ...tagNames, dice.pickAny(tags)]);
      const how = dice.pick(by);
      const asked = { measure, startDate, endDate, by: how, ...(part === undefined ? {} : { part }) };
      const said = await readEach(store, asked, scopes);
      for (const [at, scope] of scopes.entries()) {
        const mine = known.filter((fact) => isIn(scope, fact));
        const words = JSON.stringify({ ...asked, scope });
        expect(said[at], words).toEqual(slowly(mine, part, how));
        if (!counting.includes(measure)) continue;
        const people = await readPeople(store, { measure, startDate, endDate, scope });
        expect(people, `people ${words}`).toBe(new Set(mine.map(({ personId }) => personId)).size);
      }
      const of = dice.pick(['count', 'amount'] as const);
      const ranked = await readByPerson(store, { measure, of, startDate, endDate });
      for (const { id } of world.people) {
        const mine = known.filter(({ personId }) => personId === id);
        expect(ranked.get(id) ?? 0, `${id} ${of}`).toBe(mine.reduce((sum, fact) => sum + fact[of], 0));
      }
    }
  }
  for (const purse of ['give', 'redeem', 'budget'] as const) {
    const [ledger] = await store.tally(entries, { where: { purse }, sum: 'amount' });
    const whole = {
      measure: 'points',
      startDate: '2000-01-01',
      endDate: '2040-12-31',
      part: 'flow',
    } as const;
    const sums = await readSums(store, { ...whole, scope: { kind: 'all' } });
    const total = sums
      .filter(({ part }) => part.startsWith(`flow:${purse}-`))
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(total, purse).toBe(ledger?.sum);
  }
}

/** Performs random operations on a store and compares, each time before and after folding. */
export async function figuresAfter(kind: StoreKind, operations: number): Promise<void> {
  const played = await play(kind);
  const { deployment, org } = played;
  const read = () => deployment.db.read(org, (store) => compare(store, played));
  await played.begin();
  await read();
  const every = Math.max(80, operations / 25);
  for (let count = 1; count <= operations; count++) {
    await played.act();
    if (count % every > 0 && count < operations) continue;
    try {
      // First with what waits to be folded, then without.
      await read();
      // What waits to be published is published first; its facts are folded half a minute later.
      for (const wait of [60_000, 60_000]) {
        deployment.now += wait;
        await deployment.tick();
        await played.look();
      }
      expect(await deployment.db.read(org, (store) => store.tally(facts, { where: { folded: 0 } }))).toEqual([
        { count: 0, sum: 0 },
      ]);
      await read();
    } catch (error) {
      throw new Error(`${again()} fails after ${count} operations`, { cause: error });
    }
  }
  expect(isAnySeen(deployment.db)).toBe(false);
  const [rows] = await deployment.db.read(org, (store) => store.tally(factSums));
  const [days] = await deployment.db.read(org, (store) => store.tally(personDays));
  expect(Math.min(rows?.count ?? 0, days?.count ?? 0)).toBeGreaterThan(0);
  deployment.close();
}
