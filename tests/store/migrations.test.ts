/**
 * Databases of earlier versions: each began with migration 001, which never changes and is where the tests of every later
 * one begin. Older ones are refused.
 */
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { benefits, benefitSubmissions } from '#backend/benefits/benefits.tables.ts';
import { eventParticipants, events } from '#backend/events/events.tables.ts';
import { factRanks, factSums } from '#backend/facts/facts.tables.ts';
import { foldIn } from '#backend/facts/fold.ts';
import { goals } from '#backend/goals/goals.tables.ts';
import { workingHours } from '#backend/organization/organization.tables.ts';
import { programPeople } from '#backend/programs/programs.tables.ts';
import { bool, table, text } from '#backend/store/table.ts';
import { tables } from '#backend/tables.ts';
import { seededRandom } from '#mock/world/seededRandom.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { StartRefused } from '#server/refused.ts';
import { SqlConnection } from '#server/sqlConnection.ts';
import { migrate, migrationsFolder } from '#server/sqlMigrate.ts';
import { openSqlDatabase } from '#server/sqlStore.ts';

let folder: string;
let file: string;
let migrations: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aplauso-test-'));
  file = join(folder, 'old.sqlite');
  migrations = join(folder, 'migrations');
  mkdirSync(migrations);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Takes the migrations before this one. */
function before(number: string): void {
  for (const name of readdirSync(migrationsFolder))
    if (name < number) copyFileSync(join(migrationsFolder, name), join(migrations, name));
}

/** Makes a database that knows only the given migrations, with rows by SQL: today's tables may be others. */
function begun(sql: string): void {
  const old = new SqlConnection(file);
  migrate(old, migrations);
  old.exec(sql);
  old.close();
}

test('a database that was begun with migration 001 opens with all later ones, and keeps its rows', async () => {
  copyFileSync(join(migrationsFolder, '001_tables.sql'), join(migrations, '001_tables.sql'));
  begun(`insert into "modules" ("org", "id", "flag", "active") values ('aurora', 'm1', 'goals', 1);`);

  cpSync(migrationsFolder, migrations, { recursive: true });
  const next = String(readdirSync(migrations).length + 1).padStart(3, '0');
  writeFileSync(
    join(migrations, `${next}_made_up.sql`),
    `alter table "modules" add column "since" text not null default 'always';`,
  );
  const modules = table('modules', { flag: text(), active: bool(), since: text() }, { unique: [['flag']] });
  const others = tables.filter(({ name }) => name !== modules.name);
  const db = openSqlDatabase({ file, tables: [...others, modules], migrations });
  const { rows } = await db.read('aurora', (store) => store.list(modules));
  expect(rows).toEqual([{ id: 'm1', flag: 'goals', active: true, since: 'always' }]);
  await db.close();
});

test('goals that were carried before the column for it are marked as carried', async () => {
  copyFileSync(join(migrationsFolder, '001_tables.sql'), join(migrations, '001_tables.sql'));
  const texts = ['title', 'search', 'description', 'ownerId', 'createdBy', 'level', 'visibility'] as const;
  const columns = ['org', 'id', ...texts, 'periodId', 'measure', 'status', 'createdAt'];
  const numbers = ['done', 'items', 'parents', 'parts'];
  const goal = (id: string, from: string): string =>
    `('aurora', '${id}', ${columns
      .slice(2)
      .map(() => "'x'")
      .join(', ')}, 0, 0, 0, 0, ${from})`;
  const names = [...columns, ...numbers, 'carriedFromId'].map((name) => `"${name}"`).join(', ');
  begun(
    `insert into "goals" (${names}) values ${goal('old', 'null')}, ${goal('alone', 'null')}, ${goal('copy', "'old'")};`,
  );
  const db = openSqlDatabase({ file, tables, migrations: migrationsFolder });
  const { rows } = await db.read('aurora', (store) => store.list(goals, { columns: ['carried'] }));
  expect(rows.map(({ id, carried }) => [id, carried])).toEqual([
    ['alone', false],
    ['copy', false],
    ['old', true],
  ]);
  await db.close();
});

test('people of events that were only online take part online, all others onsite', async () => {
  copyFileSync(join(migrationsFolder, '001_tables.sql'), join(migrations, '001_tables.sql'));
  const row = (name: string, values: Readonly<Record<string, string | number | null>>): string =>
    `insert into "${name}" (${Object.keys(values)
      .map((column) => `"${column}"`)
      .join(', ')}) values (${Object.values(values)
      .map((value) => (value === null ? 'null' : typeof value === 'number' ? value : `'${value}'`))
      .join(', ')});`;
  const event = (id: string, location: string | null, url: string | null): string =>
    row('events', {
      org: 'aurora',
      id,
      title: 'x',
      fold: 'x',
      description: '',
      startsAt: 'x',
      endsAt: 'x',
      allDay: 0,
      timezone: 'UTC',
      location,
      url,
      points: 0,
      registrationOpen: 1,
      showsParticipants: 0,
      promotionHours: 0,
      audience: '{}',
      sequence: 0,
      untold: 0,
      registered: 1,
      waiting: 0,
      attended: 0,
      asked: 1,
      createdBy: 'x',
      createdAt: 'x',
    });
  const person = (eventId: string): string =>
    row('event_participants', {
      org: 'aurora',
      id: `at-${eventId}`,
      eventId,
      userId: 'u',
      status: 'in',
      asked: 1,
      visible: 0,
      code: 'x',
      reward: 'none',
      told: 0,
      createdAt: 'x',
    });
  const url = 'https://meet.example';
  begun(
    [
      event('here', 'Sala', null),
      event('both', 'Sala', url),
      event('there', null, url),
      ...['here', 'both', 'there'].map(person),
    ].join('\n'),
  );
  const db = openSqlDatabase({ file, tables, migrations: migrationsFolder });
  const { rows } = await db.read('aurora', (store) =>
    store.list(eventParticipants, { with: { event: { one: events, on: 'eventId' } } }),
  );
  expect(
    rows
      .map(({ eventId, form, event: of }) => `${eventId} ${form} ${of?.registeredOnline}`)
      .toSorted((one, other) => one.localeCompare(other)),
  ).toEqual(['both onsite 0', 'here onsite 0', 'there online 1']);
  await db.close();
});

test('working hours of before the column for places hold everywhere, and benefits get their usual time', async () => {
  before('017');
  const row = (name: string, values: Readonly<Record<string, string | number>>): string =>
    `insert into "${name}" (${Object.keys(values)
      .map((column) => `"${column}"`)
      .join(', ')}) values (${Object.values(values)
      .map((value) => JSON.stringify(value).replaceAll('"', "'"))
      .join(', ')});`;
  const { usualHours: _later, ...columns } = benefits.columns;
  const filled = (of: Readonly<Record<string, { readonly kind: string; readonly nullable: boolean }>>) =>
    Object.fromEntries(
      Object.entries(of).flatMap(([name, { kind, nullable }]) =>
        nullable ? [] : [[name, kind === 'text' || kind === 'json' ? 'x' : 0]],
      ),
    );
  const asked = (id: string, benefitId: string, day: number) =>
    row('benefit_submissions', {
      ...filled(benefitSubmissions.columns),
      org: 'aurora',
      id,
      claim: id,
      benefitId,
      createdAt: '2026-03-01T00:00:00.000Z',
      decidedAt: `2026-03-0${day}T06:00:00.000Z`,
    });
  begun(
    `${['often', 'twice'].map((id) => row('benefits', { ...filled(columns), org: 'aurora', id })).join('\n')}
    ${[1, 4, 3, 2].map((day) => asked(`o${day}`, 'often', day)).join('\n')}
    ${[1, 2].map((day) => asked(`t${day}`, 'twice', day)).join('\n')}
    insert into "working_hours" ("org", "id", "weekdays", "from", "to", "holidays") values ('aurora', 'w', '[1,2]', 480, 960, '[]');`,
  );
  const db = openSqlDatabase({ file, tables, migrations: migrationsFolder });
  const { rows } = await db.read('aurora', (store) => store.list(workingHours));
  const { rows: offered } = await db.read('aurora', (store) =>
    store.list(benefits, { columns: ['usualHours'] }),
  );
  expect(offered).toEqual([
    { id: 'often', usualHours: 42 },
    { id: 'twice', usualHours: null },
  ]);
  expect(rows).toEqual([{ id: 'w', weekdays: [1, 2], from: 480, to: 960, holidays: [], places: [] }]);
  await db.close();
});

test('people of periods and ranks that were not kept before are those that folding keeps', async () => {
  before('018');
  begun('');
  const kept = join(folder, 'kept.sqlite');
  const open = (at: string) => openSqlDatabase({ file: at, tables, migrations: migrationsFolder });
  /** Everything that is in the sums; a sum of nothing may be missing. */
  const written = (db: ReturnType<typeof open>) =>
    db.read('aurora', async (store) => [
      ...(await store.list(factSums)).rows.filter(({ count, amount }) => count !== 0 || amount !== 0),
      ...(await store.list(factRanks)).rows.filter(({ times, points }) => times !== 0 || points !== 0),
    ]);
  const random = seededRandom('people of periods');
  const some = Array.from({ length: 300 }, () => ({
    measure: random.pick(['sessions', 'sessions', 'sent', 'received', 'points'] as const),
    day: dayAfter('2025-11-20', Math.floor(random.next() * 60)),
    personId: random.pick(['ana', 'luis', 'eva']),
    departmentId: random.pick(['', 'sales']),
    countryId: random.pick(['', 'MX']),
    tags: '',
    count: 1,
    amount: 5,
  }));
  const full = open(kept);
  await full.tx('aurora', (store) => foldIn(store, some));
  await full.tx('aurora', (store) =>
    foldIn(
      store,
      some.slice(0, 40).map((one) => ({ ...one, count: -one.count, amount: -one.amount })),
    ),
  );
  const should = await written(full);
  await full.close();

  const old = new SqlConnection(file);
  old.exec(`attach '${kept}' as "kept";
    insert into "fact_sums" select * from "kept"."fact_sums" where "part" not like 'first:%';`);
  old.close();
  const db = open(file);
  const are = await written(db);
  expect(new Set(are.map((row) => JSON.stringify(row)))).toEqual(
    new Set(should.map((row) => JSON.stringify(row))),
  );
  expect(should.filter((row) => 'part' in row && row.part.startsWith('first:')).length).toBeGreaterThan(100);
  expect(should.filter((row) => 'first' in row).length).toBeGreaterThan(60);
  await db.close();
});

test('people of programs whom nobody assigned, and who did not leave, joined when they came', async () => {
  before('023');
  const person = (id: string, assigned: number, standing: string): string =>
    `insert into "program_people" ("org", "id", "programId", "userId", "standing", "assigned", "done", "reward", "reminded", "createdAt")
      values ('aurora', '${id}', 'p', '${id}', '${standing}', ${assigned}, 0, 'none', 0, '2026-03-01T00:00:00.000Z');`;
  begun(
    [person('assigned', 1, 'started'), person('joined', 0, 'finished'), person('left', 0, 'withdrawn')].join(
      '\n',
    ),
  );
  const db = openSqlDatabase({ file, tables, migrations: migrationsFolder });
  const { rows } = await db.read('aurora', (store) =>
    store.list(programPeople, { columns: ['joinedAt'], where: { joinedAt: { ne: null } } }),
  );
  expect(rows).toEqual([{ id: 'joined', joinedAt: '2026-03-01T00:00:00.000Z' }]);
  await db.close();
});

test('a database of before version 0.2.0 is refused with the way to export from it, and stays as it is', () => {
  writeFileSync(join(migrations, '001_foundation.sql'), 'create table "users" ("id" text);');
  begun(`insert into "users" values ('ana');`);

  const open = () => openSqlDatabase({ file, tables, migrations: migrationsFolder });
  expect(open).toThrow(StartRefused);
  expect(open).toThrow(
    /^The database was begun before version 0\.2\.0 and is not upgraded\. Export .*git checkout/,
  );
  const old = new SqlConnection(file);
  expect(old.all('select "id" from "users"', [])).toEqual([['ana']]);
  old.close();
});
