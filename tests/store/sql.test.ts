/**
 * Properties of the SQLite store only: the schema comes from migrations, query plans use indexes, and the file keeps
 * the data.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '#backend/store/openStore.ts';
import { bool, table, text } from '#backend/store/table.ts';
import { tables } from '#backend/tables.ts';
import { StartRefused } from '#server/refused.ts';
import { SqlConnection } from '#server/sqlConnection.ts';
import { sqlEngine } from '#server/sqlEngine.ts';
import { migrate, migrationsFolder } from '#server/sqlMigrate.ts';
import { openSqlDatabase } from '#server/sqlStore.ts';
import { Explaining } from './explaining.ts';
import { people, sampleTables, steps, thanks } from './sampleTables.ts';
import { ids, step, thank } from './stores.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'aplauso-test-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);

test('a batch of transactions that takes long lets other work of the process go first', async () => {
  const db = openSqlDatabase({ file: ':memory:', tables: sampleTables });
  const done: string[] = [];
  const long = (name: string) =>
    db.tx('org', async () => {
      const start = performance.now();
      while (performance.now() - start < 30);
      done.push(name);
    });
  // The first one is a batch of its own; the others wait for it together.
  const all = ['first', 'second', 'third'].map(long);
  setImmediate(() => done.push('other work'));
  await Promise.all(all);
  expect(done).toEqual(['first', 'other work', 'second', 'third']);
  await db.close();
});

describe('SQL schema', () => {
  test('the schema made by the migrations equals the tables', async () => {
    const db = openSqlDatabase({ file: ':memory:', tables, migrations: migrationsFolder });
    expect(await db.directory.organizations()).toEqual([]);
    await db.close();
  });

  const name = text();
  test.each([
    [
      'a column that is missing',
      table('modules', { flag: text(), active: bool(), since: text() }, { unique: [['flag']] }),
      'columns lack "since text!"',
    ],
    [
      'a column of another kind',
      table('modules', { flag: text(), active: text() }, { unique: [['flag']] }),
      'columns lack "active text!"',
    ],
    [
      'a key that is missing',
      table('modules', { flag: text(), active: bool() }, { unique: [['flag'], ['active']] }),
      'keys lack "!org,active"',
    ],
    [
      'a key that nobody wants',
      table('modules', { flag: text(), active: bool() }),
      'keys have "!org,flag" unasked',
    ],
    ['a table that is missing', table('strangers', { name }), 'strangers: columns lack "name text!"'],
  ])('opening the SQL store refuses %s', (_what, wanted, sentence) => {
    const others = tables.filter((one) => one.name !== wanted.name);
    expect(() =>
      openSqlDatabase({ file: at('a.sqlite'), tables: [...others, wanted], migrations: migrationsFolder }),
    ).toThrow(sentence);
  });
});

describe('SQL migrations', () => {
  const write = (file: string, sql: string) => writeFileSync(at(file), sql);
  const run = (work?: (connection: SqlConnection) => void) => {
    const connection = new SqlConnection(at('m.sqlite'));
    try {
      migrate(connection, folder);
      work?.(connection);
    } finally {
      connection.close();
    }
  };
  test('migrations run once each, in their order', () => {
    write('001_a.sql', 'create table a (x); insert into a values (1);');
    run();
    write('002_b.sql', 'insert into a values (2);');
    run();
    run((connection) => expect(connection.all('select x from a', [])).toEqual([[1], [2]]));
  });
  test('a failing migration is rolled back completely', () => {
    write('001_a.sql', 'create table a (x);');
    write('002_b.sql', 'insert into a values (1); insert into nowhere values (2);');
    expect(() => run()).toThrow('nowhere');
    rmSync(at('002_b.sql'));
    run((connection) => expect(connection.all('select x from a', [])).toEqual([]));
  });
  test('a changed migration is refused, and changed line ends are accepted', () => {
    write('001_a.sql', 'create table a (x);\n');
    run();
    write('001_a.sql', 'create table a (x);\r\n');
    run();
    write('001_a.sql', 'create table a (y);\n');
    expect(() => run()).toThrow(StartRefused);
  });
  test('a database with migrations of a newer program is refused', () => {
    write('001_a.sql', 'create table a (x);');
    run();
    rmSync(at('001_a.sql'));
    expect(() => run()).toThrow(
      new StartRefused(
        'The database is newer than this program (schema 1, and the program knows 0): start the newer release, or restore a backup.',
      ),
    );
  });
  test('a missing migration number is refused', () => {
    write('002_a.sql', 'create table a (x);');
    expect(() => run()).toThrow('expected number 1');
  });
});

describe('SQLite file', () => {
  test('the SQLite file keeps committed rows and directory keys after closing', async () => {
    const file = at('kept.sqlite');
    const first = openSqlDatabase({ file, tables: sampleTables });
    await first.tx('aurora', (store) => store.insert(thanks, [thank('a')]));
    await first.directory.bind('aurora', ['host:a']);
    const late = first.tx('aurora', (store) => store.insert(thanks, [thank('b')]));
    await first.close();
    await late;
    const second = openSqlDatabase({ file, tables: sampleTables });
    expect(ids(await second.read('aurora', (store) => store.list(thanks)))).toEqual(['a', 'b']);
    expect(await second.directory.find('host:a')).toBe('aurora');
    await second.close();
  });
});

describe('query plans of SQLite', () => {
  test('lists, relations and tallies reach their rows by an index of SQLite', async () => {
    const file = at('plans.sqlite');
    await openSqlDatabase({ file, tables: sampleTables }).close();
    const connection = new Explaining(file);
    connection.run('begin', []);
    const { store } = openStore(sqlEngine(connection, 'aurora'), true);
    await store.insert(
      thanks,
      Array.from({ length: 30 }, (_, n) => thank(`t${n}`, { at: String(n % 9), author: 'p' })),
    );
    await store.insert(steps, [step('s', 't1', 1)]);
    const relations = {
      by: { one: people, on: 'author' },
      all: { many: steps, on: 'thank' },
      two: { many: steps, on: 'thank', limit: 2 },
      n: { count: steps, on: 'thank' },
    } as const;
    const page = await store.list(thanks, { order: [['at', 'desc']], limit: 10, with: relations });
    await store.list(thanks, { order: [['at', 'desc']], limit: 10, after: page.next ?? '' });
    await store.list(thanks, { where: { author: 'p' }, order: [['at', 'desc']], limit: 10 });
    await store.list(steps, { where: { thank: { in: ['t1', 't2'] } } });
    await store.tally(thanks, { where: { author: { in: ['p', 'q'] } }, by: ['author'] });
    const reached = connection.plans.filter((plan) => /^(SEARCH|SCAN) (people|thanks|steps)/.test(plan));
    expect(reached.length).toBeGreaterThan(8);
    // A bare `org=?` of the primary key reads the whole organisation.
    expect(reached.filter((plan) => plan.startsWith('SCAN') || plan.includes('PRIMARY KEY (org=?)'))).toEqual(
      [],
    );
    connection.run('rollback', []);
    connection.close();
  });
});
