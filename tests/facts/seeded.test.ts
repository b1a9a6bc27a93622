/** The demo's world is made with its facts: nothing waits to be counted, and a recount finds no difference. */
import { expect, it } from 'vitest';
import { recountDays, recountPlaces } from '#backend/analytics/recount.ts';
import type { Recounting } from '#backend/analytics/recount.pages.ts';
import { recountPersons } from '#backend/analytics/recount.people.ts';
import { factRanks, facts, factSums, personDays } from '#backend/facts/facts.tables.ts';
import { measures } from '#backend/facts/measures.ts';
import { countedShare } from '#backend/facts/past.ts';
import { readPeople, readSums } from '#backend/facts/read.ts';
import { daysOfMonth } from '#backend/facts/periods.ts';
import { users } from '#backend/people/users.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { tables } from '#backend/tables.ts';
import { createTabDatabase } from '#mock/tab/store.ts';
import { newOrganization } from '#mock/world/scenarios/newCompany.ts';
import { profiles } from '#mock/world/organizations.ts';
import { sandboxSeed } from '#mock/world/seeds/sandbox.seed.ts';
import { aurora, boreal, ordinary, passwordHash } from '../world/worlds.ts';

const options = { now: Date.parse(ordinary), passwordHash };
const month = '2026-10';
const october = { startDate: `${month}-01`, endDate: `${month}-31` };

// The large organisation has the same rules as the other one, and a month of it would take long.
it.each([
  ['aurora', aurora, 3],
  ['boreal', boreal, 31],
  ['a new company', newOrganization(profiles[0], options), 31],
  ['the sandbox', sandboxSeed(options), 31],
])('a recount of %s finds no difference in its last whole month', async (_, seed, days) => {
  const db = await createTabDatabase({ tables });
  await db.seed(seed);
  let id = 0;
  const look = <A>(work: (store: Store) => Promise<A>): Promise<A> => db.read(seed.org, work);
  expect(await look(countedShare)).toBeNull();
  expect(await look((store) => store.list(facts, { where: { folded: 0 } }))).toEqual({ rows: [] });
  const recounting: Recounting = {
    look,
    mend: (work) => db.tx(seed.org, (store) => work({ store, newId: () => `recount ${id++}`, at: ordinary })),
    pause: async () => undefined,
  };
  const endDate = daysOfMonth(month)[days - 1] ?? '';
  for (const measure of measures)
    expect(await recountDays(recounting, measure, { startDate: `${month}-01`, endDate }), measure).toBe(0);
  if (days < 31) return;
  const scopes = await look((store) => store.tally(factSums, { by: ['scope'] }));
  const places = scopes.map(({ scope }) => scope).filter((scope) => !scope.startsWith('pe'));
  expect(await recountPlaces(recounting, month, places)).toBe(0);
  const { rows } = await look((store) => store.list(users, { columns: [] }));
  const ids = rows.map((row) => row.id);
  expect(await recountPersons(recounting, { month, kept: '' }, ids)).toBe(0);
  db.close();
});

it('the first read makes the sums, and only then they are unread no more', async () => {
  const db = await createTabDatabase({ tables });
  await db.seed(boreal);
  const { org } = boreal;
  const unread = (): readonly boolean[] =>
    [factSums, factRanks, personDays].map((table) => db.isUnread?.(org, table) === true);
  const read = <A>(work: (store: Store) => Promise<A>): Promise<A> => db.read(org, work);
  expect(await read(countedShare)).toBeNull();
  expect(unread()).toEqual([true, true, true]);
  const asked = { measure: 'received', ...october, scope: { kind: 'all' } } as const;
  // Both ask before the rows are there, and neither sees a part of them.
  const [sums, people] = await Promise.all([
    read((store) => readSums(store, asked)),
    read((store) => readPeople(store, asked)),
  ]);
  expect(unread()).toEqual([false, false, false]);
  const { rows } = await read((store) =>
    store.list(facts, {
      where: { measure: 'received', day: { gte: october.startDate, lt: `${october.endDate}~` } },
    }),
  );
  expect(sums[0]?.count).toBe(rows.length);
  expect(people).toBe(new Set(rows.map(({ personId }) => personId)).size);
  db.close();
});
