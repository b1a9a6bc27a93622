/** The feed of a large organisation over SQLite, compared with the feed of a small one in the same run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tables } from '#backend/tables.ts';
import { migrationsFolder } from '#server/sqlMigrate.ts';
import { openSqlDatabase } from '#server/sqlStore.ts';
import { fillWithManyPosts } from '#tests/support/manyPosts.ts';
import { benchBackend } from './backend.ts';
import type { Figure } from './figures.ts';

/** CPU of one `GET /post` in ms, the mean of many. */
async function cpuOf(file: string, search: string): Promise<number> {
  const db = openSqlDatabase({ file, tables, migrations: migrationsFolder });
  const { backend, headers } = await benchBackend(db, Date.now());
  const read = async (): Promise<unknown> =>
    (await backend.fetch(new Request(`http://bench.test/rest/post?${search}`, { headers }))).json();
  const times = 200;
  for (let warm = 0; warm < 50; warm++) await read();
  const before = process.cpuUsage();
  for (let done = 0; done < times; done++) await read();
  const { user, system } = process.cpuUsage(before);
  await db.close();
  return (user + system) / 1_000 / times;
}

/** `GET /post` with 100,000 posts and with 100, first page and page 40. */
export async function feed(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aplauso-feed-'));
  const fileOf = async (count: number): Promise<string> => {
    await fillWithManyPosts(path.join(folder, String(count)), count);
    return path.join(folder, String(count), 'aplauso.sqlite');
  };
  try {
    const [small, large] = [await fileOf(100), await fileOf(100_000)];
    const value = await cpuOf(small, 'page=1');
    const baseline = { what: 'the same with 100 posts', value };
    return [
      {
        what: 'feed page with 100,000 posts, CPU of the call on SQLite',
        value: await cpuOf(large, 'page=1'),
        unit: 'ms',
        baseline,
        aim: '≤ 3 ms',
      },
      {
        what: 'page 40 of it',
        value: await cpuOf(large, 'page=40'),
        unit: 'ms',
        baseline,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
