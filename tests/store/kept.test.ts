/** Answers that the SQLite store keeps: read once, and never older than the snapshot that asks. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Store } from '#backend/store/port.ts';
import { SqlConnection } from '#server/sqlConnection.ts';
import { openSqlDatabase, type SqlDatabase } from '#server/sqlStore.ts';
import { people, sampleTables, thanks } from './sampleTables.ts';
import { person, thank } from './stores.ts';

let folder: string;
let db: SqlDatabase;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aplauso-test-'));
  db = openSqlDatabase({ file: join(folder, 'a.sqlite'), tables: sampleTables });
  for (const org of ['aurora', 'boreal'])
    await db.tx(org, (store) => store.insert(people, [person('ana', { name: org })]));
});
afterEach(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});
const nameIn = async (store: Store): Promise<string | undefined> =>
  (await store.list(people, { where: { id: 'ana' } })).rows[0]?.name;
const name = (org = 'aurora') => db.read(org, nameIn);
const rename = (to: string, org = 'aurora') =>
  db.tx(org, (store) => store.update(people, { id: 'ana' }, { name: to }));
/** The statements that read while `work` runs. */
async function readsOf(work: () => Promise<unknown>): Promise<number> {
  const all = vi.spyOn(SqlConnection.prototype, 'all');
  await work();
  // The version of the file is asked at each snapshot, and is no read of a table.
  const count = all.mock.calls.filter(([sql]) => sql !== 'pragma data_version').length;
  all.mockRestore();
  return count;
}

test('a steady row is read once for many snapshots, and anew after a commit that changes its table', async () => {
  expect(await readsOf(async () => [await name(), await name(), await name()])).toBe(1);
  await rename('Ana');
  expect(await name()).toBe('Ana');
  await db.tx('aurora', (store) => store.insert(thanks, [thank('t1')]));
  expect(await readsOf(name)).toBe(0);
});

test('a row of one organisation is never the answer of another, whatever is kept', async () => {
  expect([await name('aurora'), await name('boreal'), await name('aurora')]).toEqual([
    'aurora',
    'boreal',
    'aurora',
  ]);
  await rename('Ana', 'boreal');
  expect([await name('aurora'), await name('boreal')]).toEqual(['aurora', 'Ana']);
});

test('an older snapshot keeps its rows beside a newer one, in both directions', async () => {
  const [began, changed, looked] = [1, 2, 3].map(() => Promise.withResolvers<void>());
  const older = db.read('aurora', async (store) => {
    began?.resolve();
    await changed?.promise;
    const first = await nameIn(store);
    await looked?.promise;
    return [first, await nameIn(store)];
  });
  await began?.promise;
  await rename('Ana');
  changed?.resolve();
  expect(await name()).toBe('Ana');
  looked?.resolve();
  expect(await older).toEqual(['aurora', 'aurora']);
  expect(await name()).toBe('Ana');
});

test('a transaction sees its own changes, and what it undoes is never kept', async () => {
  expect(await name()).toBe('aurora');
  const undone = db.tx('aurora', async (store) => {
    await store.update(people, { id: 'ana' }, { name: 'no' });
    expect(await nameIn(store)).toBe('no');
    expect(await name()).toBe('aurora');
    throw new RangeError('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await name()).toBe('aurora');
});

test('a read that follows a commit in the same turn sees it, beside reads that began before', async () => {
  for (let turn = 0; turn < 20; turn++) {
    const before = name();
    const write = rename(`Ana ${turn}`);
    const [, after] = await Promise.all([before, write.then(() => name())]);
    expect(after).toBe(`Ana ${turn}`);
  }
});

test('reads that begin together share a snapshot and ask once, and each may change its rows', async () => {
  await rename('Ana');
  const read = async (store: Store) => (await store.list(people, { where: { active: true } })).rows;
  const looks = () => Promise.all([1, 2, 3].map(() => db.read('aurora', read)));
  let found: Awaited<ReturnType<typeof looks>> = [];
  expect(await readsOf(async () => (found = await looks()))).toBe(1);
  expect(found).toHaveLength(3);
  Object.assign(found[0]?.[0] ?? {}, { name: 'changed' });
  expect(found[1]?.[0]?.name).toBe('Ana');
  expect((await db.read('aurora', read))[0]?.name).toBe('Ana');
});

test('a bounded count is kept until its table changes, and other counts are not', async () => {
  const count = () => db.read('aurora', (store) => store.tally(thanks, { atMost: 2 }));
  const add = (id: string) => db.tx('aurora', (store) => store.insert(thanks, [thank(id)]));
  await add('t1');
  expect((await count())[0]?.count).toBe(1);
  expect(await readsOf(count)).toBe(0);
  await add('t2');
  expect((await count())[0]?.count).toBe(2);
  const all = () => db.read('aurora', (store) => store.tally(thanks));
  await all();
  expect(await readsOf(all)).toBe(1);
});

test('what another program writes into the file is seen by the next read', async () => {
  expect(await name()).toBe('aurora');
  const other = new SqlConnection(join(folder, 'a.sqlite'));
  other.run(`update people set name = 'other' where org = 'aurora'`, []);
  other.close();
  expect(await name()).toBe('other');
});
