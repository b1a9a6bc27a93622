/** A large company in SQLite, written in bulk with its facts and sums: people, posts, ledger, sessions, 400 days. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { pastRows } from '#backend/facts/past.ts';
import { addSums, SumChanges, sumKey } from '#backend/facts/changes.ts';
import { factProgress, factRanks, facts, factSums, personDays } from '#backend/facts/facts.tables.ts';
import { monthOfDay } from '#backend/facts/periods.ts';
import { byPerson, changeDays, noDays } from '#backend/facts/personDays.ts';
import { rankChanges } from '#backend/facts/ranks.ts';
import { actHappened } from '#backend/facts/takingPart.ts';
import { factRows, type Fact, type Place } from '#backend/facts/write.ts';
import { goalCheckins } from '#backend/goals/goals.tables.ts';
import { accounts, entries, transfers } from '#backend/ledger/ledger.tables.ts';
import { departments, users } from '#backend/people/users.tables.ts';
import { defaultPost } from '#backend/posts/posts.defaults.ts';
import { boosts, postReceivers, posts } from '#backend/posts/posts.tables.ts';
import { postTypes, recognitionTypes } from '#backend/program/program.tables.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Row, Table } from '#backend/store/table.ts';
import { tables } from '#backend/tables.ts';
import { seededRandom } from '#mock/world/seededRandom.ts';
import { seedDatabase } from '#mock/world/world.ts';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { migrationsFolder } from '#server/sqlMigrate.ts';
import { openSqlDatabase } from '#server/sqlStore.ts';
import { dayOf, days, purses } from './analyticsDay.ts';
import { withPeople, worldWith } from './world.ts';

const dayMs = 86_400_000;
const countries = ['', 'MX', 'CO'];
const plain = (value: unknown): SQLInputValue => {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  return typeof value === 'boolean' ? Number(value) : JSON.stringify(value);
};

/** Inserts rows without the checks of the store, which would take minutes. */
const filling =
  (database: DatabaseSync, org: string) =>
  <T extends Table>(table: T, rows: Iterable<Row<T>>): void => {
    const names = ['id', ...Object.keys(table.columns).filter((name) => name !== 'id')];
    const into = database.prepare(
      `insert or ignore into "${table.name}" ("org", ${names.map((name) => `"${name}"`).join(', ')}) values (?${', ?'.repeat(names.length)})`,
    );
    for (const row of rows) {
      const values: Readonly<Record<string, unknown>> = row;
      into.run(org, ...names.map((name) => plain(values[name] ?? null)));
    }
  };

/** Fills a file with a company of so many people; returns its organisation. */
export async function fillCompany(file: string, people: number, now: number): Promise<string> {
  const seeds: readonly OrgSeed[] = withPeople(
    worldWith(now, () => ({})),
    people,
  );
  const [seed] = seeds;
  if (seed === undefined) throw new Error('the small world has an organisation');
  const areas = (seed.rows[departments.name] ?? []).map(({ id }) => String(id));
  const places = new Map<string, Place>();
  const placed = (seed.rows[users.name] ?? []).map((row, at) => {
    const [departmentId, countryId] = [
      areas[at % areas.length] ?? '',
      countries[at % countries.length] ?? '',
    ];
    places.set(String(row['id']), { departmentId, countryId });
    return { ...row, departmentId, countryId: countryId === '' ? null : countryId };
  });
  const progress = pastRows.map((name): Row<typeof factProgress> => ({
    id: `bench-${name}`,
    name,
    cursor: '~',
    done: 0,
    total: 0,
    at: '',
  }));
  const bare = [
    facts,
    factSums,
    factRanks,
    personDays,
    factProgress,
    entries,
    transfers,
    posts,
    postReceivers,
    boosts,
    accounts,
    goalCheckins,
  ];
  const rows = {
    ...seed.rows,
    ...Object.fromEntries(bare.map(({ name }) => [name, []])),
    [users.name]: placed,
    [factProgress.name]: progress,
  };
  const db = openSqlDatabase({ file, tables, migrations: migrationsFolder, durable: false });
  await seedDatabase(db, [{ ...seed, rows }, ...seeds.slice(1)]);
  const { rows: tags } = await db.read(seed.org, (store) => store.list(postTypes));
  const { rows: types } = await db.read(seed.org, (store) => store.list(recognitionTypes));
  await db.close();
  const known = {
    post: defaultPost({ id: '', kind: 'recognition', createdAt: '' }),
    tags,
    types: new Map(types.map((one) => [one.id, one])),
  };

  const database = new DatabaseSync(file);
  // A log, or the usual cache, would write the pages of the indexes again and again.
  database.exec('pragma journal_mode = delete; pragma synchronous = off; pragma cache_size = -500000; begin');
  const fill = filling(database, seed.org);
  const checkin = {
    goalId: 'bench',
    value: null,
    confidence: 'on_track',
    note: '',
    correctsId: null,
    onBehalf: false,
  } as const;
  const random = seededRandom('large company');
  const ids = [...places.keys()];
  const accountsOf = new Map<string, { balance: number; entryCount: number }>();
  const ofPeople: Fact[] = [];
  let sums = new SumChanges();
  let drawn = 0;
  const newId = (): string => `bench-fact-${String((drawn += 1)).padStart(9, '0')}`;
  const ranked = new Map<string, ReturnType<typeof rankChanges>[number]>();
  const keep = (changes: SumChanges): void => {
    const list = changes.list();
    for (const one of rankChanges(list)) {
      const { times, points } = ranked.get(one.id) ?? { times: 0, points: 0 };
      ranked.set(one.id, { ...one, times: one.times + times, points: one.points + points });
    }
    fill(
      factSums,
      list.map((sum) => ({ ...sum, id: sumKey(sum) })),
    );
  };
  let month = '';
  for (let number = 0; number < days; number++) {
    const at = new Date(now - (days - 1 - number) * dayMs).toISOString();
    const day = dayAt(Date.parse(at), 'UTC');
    if (monthOfDay(day) !== month) {
      keep(sums);
      sums = new SumChanges();
      month = monthOfDay(day);
    }
    const made = dayOf({ people: ids, at, number }, random, known, accountsOf);
    fill(posts, made.posts);
    fill(postReceivers, made.receivers);
    fill(transfers, made.transfers);
    fill(entries, made.entries);
    // Everybody checks in every three weeks.
    const checkins = ids
      .filter((_, place) => (place + number) % 20 === 0)
      .map((userId) => ({ ...checkin, id: newId(), userId, createdAt: at }));
    fill(goalCheckins, checkins);
    const acts = checkins.map(({ id, userId: personId }) =>
      actHappened('goalCheckins', { id, personId, at }),
    );
    const counted = factRows([...made.happened, ...acts], {
      dayOf: (at) => at.slice(0, 10),
      places,
      newId,
      folded: 1,
    });
    fill(facts, counted);
    addSums(sums, counted);
    for (const fact of counted) if (fact.measure !== 'points') ofPeople.push(fact);
  }
  keep(sums);
  const once = new SumChanges();
  for (const own of byPerson(ofPeople).values()) fill(personDays, changeDays(once, own, noDays));
  keep(once);
  fill(factRanks, ranked.values());
  fill(
    accounts,
    [...accountsOf].map(([id, state]) => {
      const [, of, ...owner] = id.split('-');
      return { id, ownerId: owner.join('-'), purse: purses.find((one) => one === of) ?? 'store', ...state };
    }),
  );
  database.exec('commit');
  database.close();
  return seed.org;
}
