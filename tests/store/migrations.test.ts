/**
 * Databases of earlier versions: each began with migration 001, which never changes and is where the tests of every later
 * one begin. Older ones are refused.
 */
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { goals } from '#backend/goals/goals.tables.ts';
import { bool, table, text } from '#backend/store/table.ts';
import { tables } from '#backend/tables.ts';
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
