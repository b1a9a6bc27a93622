/** The feed of a large organisation over SQLite, compared with the feed of a small one in the same run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tables } from '#backend/tables.ts';
import { migrationsFolder } from '#server/sqlMigrate.ts';
import { openSqlDatabase } from '#server/sqlStore.ts';
import { fillWithManyPosts } from '#tests/support/manyPosts.ts';
import { benchBackend } from './backend.ts';
import { cpuInTurns, type Figure } from './figures.ts';

/** Reads one page of the feed over the store in a file. */
async function reader(
  file: string,
  page: number,
): Promise<{ read: () => Promise<unknown>; close: () => Promise<void> }> {
  const db = openSqlDatabase({ file, tables, migrations: migrationsFolder });
  const { backend, headers } = await benchBackend(db, Date.now());
  const address = `http://bench.test/rest/post?page=${page}`;
  return {
    // To read the JSON is the work of the caller.
    read: async () => (await backend.fetch(new Request(address, { headers }))).arrayBuffer(),
    close: () => db.close(),
  };
}

/** `GET /post` with 100,000 posts and with 100, first page and page 40. */
export async function feed(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aplauso-feed-'));
  const fileOf = async (count: number): Promise<string> => {
    await fillWithManyPosts(path.join(folder, String(count)), count);
    return path.join(folder, String(count), 'aplauso.sqlite');
  };
  try {
    const [few, many] = [await fileOf(100), await fileOf(100_000)];
    const readers = [await reader(few, 1), await reader(many, 1), await reader(many, 40)] as const;
    const [small = 0, first = 0, later = 0] = await cpuInTurns(
      readers.map(({ read }) => read),
      300,
    );
    for (const { close } of readers) await close();
    const baseline = { what: 'the same with 100 posts', value: small };
    return [
      {
        what: 'feed page with 100,000 posts, CPU of the call on SQLite',
        value: first,
        unit: 'ms',
        baseline,
        aim: '≤ 3 ms',
      },
      { what: 'page 40 of it', value: later, unit: 'ms', baseline },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
