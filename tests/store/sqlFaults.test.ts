/** The SQLite store beside another process, on a full disk, and over a damaged file. */
import { mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SqlConnection } from '#server/sqlConnection.ts';
import { openSqlDatabase, type SqlDatabase } from '#server/sqlStore.ts';
import { logText } from '#server/log.ts';
import { people, sampleTables } from './sampleTables.ts';
import { ids, person } from './stores.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'aplauso-test-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const open = (options: { readonly lockMs?: number } = {}): SqlDatabase =>
  openSqlDatabase({ file: join(folder, 'a.sqlite'), tables: sampleTables, ...options });
const add = (db: SqlDatabase, id: string, name = id) =>
  db.tx('aurora', (store) => store.insert(people, [person(id, { name })]));
const all = async (db: SqlDatabase) => ids(await db.read('aurora', (store) => store.list(people)));

test('while another process holds the write lock, reads are answered and a write waits for its end', async () => {
  const db = open();
  const other = new SqlConnection(join(folder, 'a.sqlite'));
  other.exec('begin immediate');
  let isWritten = false;
  const writing = add(db, 'ana').then(() => (isWritten = true));
  expect(await all(db)).toEqual([]);
  expect(isWritten).toBe(false);
  other.exec('rollback');
  await writing;
  expect(await all(db)).toEqual(['ana']);
  other.close();
  await db.close();
});

test('a write that waited too long for the lock of another process fails, and the next one works', async () => {
  const db = open({ lockMs: 0 });
  const other = new SqlConnection(join(folder, 'a.sqlite'));
  other.exec('begin immediate');
  await expect(add(db, 'ana')).rejects.toMatchObject({ name: 'StoreUnavailable', why: 'busy' });
  other.exec('rollback');
  other.close();
  await add(db, 'ana');
  expect(await all(db)).toEqual(['ana']);
  await db.close();
});

test('writes on a full disk fail with their cause and change nothing, and work again when there is space', async () => {
  const exec = vi.spyOn(SqlConnection.prototype, 'exec');
  const db = open();
  const writer = exec.mock.contexts.find((one) => one instanceof SqlConnection);
  await add(db, 'ana');
  const [pages] = writer?.all('pragma page_count', [])[0] ?? [];
  writer?.exec(`pragma max_page_count = ${Number(pages) + 1}`);
  const failed = await Promise.all(
    ['bruno', 'carla'].map((id) => add(db, id, 'x'.repeat(100_000)).catch((error: unknown) => error)),
  );
  for (const error of failed) {
    expect(error).toMatchObject({ name: 'StoreUnavailable', why: 'full' });
    expect(logText('job publish failed', error)).toBe(
      'job publish failed: database or disk is full (SQLite 13)',
    );
  }
  expect(await all(db)).toEqual(['ana']);
  writer?.exec('pragma max_page_count = 100000');
  await Promise.all(['bruno', 'carla'].map((id) => add(db, id, 'x'.repeat(100_000))));
  expect(await all(db)).toEqual(['ana', 'bruno', 'carla']);
  await db.close();
});

test('a database with damaged pages is refused at the start with a sentence', async () => {
  const db = open();
  await add(db, 'ana', 'x'.repeat(200_000));
  await db.close();
  const file = join(folder, 'a.sqlite');
  const handle = openSync(file, 'r+');
  const half = Math.floor(statSync(file).size / 2 / 4_096) * 4_096;
  writeSync(handle, Buffer.alloc(8 * 4_096), 0, 8 * 4_096, half);
  expect(() => open()).toThrow(/a\.sqlite is damaged \(.+\): restore a backup/);
});

test('the log line of an unknown error names the lines of code it came through and never its message', () => {
  const text = logText('job publish failed', new TypeError('ana said "hola"'));
  expect(text).toMatch(/^job publish failed: TypeError\n\s+at /);
  expect(text).not.toContain('hola');
});
