/** Two tabs of the demo that run the job at the same moment celebrate each day once. */
import { expect, it } from 'vitest';
import { celebrateJob } from '#backend/celebrations/celebrate.job.ts';
import { runJobs } from '#backend/jobs/jobs.ts';
import { postReceivers } from '#backend/posts/posts.tables.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import type { Row } from '#backend/store/table.ts';
import { tables } from '#backend/tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { memoryLogs } from '#mock/tab/log.memory.ts';
import { createTabDatabase } from '#mock/tab/store.ts';
import { openTestDeployment } from '../support/deployment.ts';
import { names, taller } from './postFixture.ts';

it('two demo tabs that run jobs at the same moment celebrate each day once', async () => {
  const born = (taller.rows[users.name] ?? []).map((row) => ({
    ...(row as Row<typeof users>), // `taller` is made of such rows
    birthday: '1990-03-18',
  }));
  const world: readonly OrgSeed[] = [{ ...taller, rows: { ...taller.rows, [users.name]: born } }];
  const seed = { id: () => '1', version: '1', make: () => world };
  const open = memoryLogs();
  const tabs = [
    await createTabDatabase({ tables, seed, log: open() }),
    await createTabDatabase({ tables, seed, log: open() }),
  ];
  const { dependencies, close } = await openTestDeployment('tab', { world });
  const ran = await Promise.all(tabs.map((db) => runJobs([celebrateJob], { ...dependencies, db })));
  close();
  expect(ran.reduce((sum, one) => sum + one, 0)).toBe(names.length);
  for (const db of tabs) {
    const { rows } = await db.read('taller', (store) => store.list(postReceivers));
    expect(rows.map(({ userId }) => userId).toSorted()).toEqual(names.toSorted());
  }
});
