/** Creates the demo world for the deployments on Node once, because copying is quicker than creating. */
import { renameSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test as setup } from '@playwright/test';
import { aFolder, database, firstWorld, startServer } from './servers.ts';

setup('the demo world for deployments on Node is created', async () => {
  setup.setTimeout(180_000);
  const { folder, remove } = aFolder();
  const server = await startServer({ DATA_DIR: folder }, ['--demo']);
  const made = new DatabaseSync(path.join(folder, database));
  // What happened before is counted here, once for all copies: every kind of row in both organisations.
  const left = made.prepare(
    `select (select count(*) from facts where folded = 0)
      + (select 6 - count(*) from fact_progress where name in ('entries', 'posts', 'boosts') and done >= total) as rows`,
  );
  await expect.poll(() => left.get()?.['rows'], { timeout: 120_000, intervals: [1_000] }).toBe(0);
  await server.stop();
  const copy = `${firstWorld()}.part`;
  made.prepare('vacuum into ?').run(copy);
  made.close();
  renameSync(copy, firstWorld());
  remove();
});
