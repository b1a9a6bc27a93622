/** Creates the demo world for the deployments on Node once, because copying is quicker than creating. */
import { renameSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test as setup } from '@playwright/test';
import { pastRows } from '#backend/facts/past.ts';
import { aFolder, database, firstWorld, startServer } from './servers.ts';

/** Kinds of past rows that are not counted yet, in all organisations. */
function uncounted(made: DatabaseSync): number {
  const { orgs } = made.prepare('select count(distinct org) as orgs from modules').get() ?? {};
  const { ended } =
    made
      .prepare("select count(*) as ended from fact_progress where name <> 'recount' and done >= total")
      .get() ?? {};
  return Number(orgs) * pastRows.length - Number(ended);
}

setup('the demo world for deployments on Node is created, with its past counted', async () => {
  setup.setTimeout(300_000);
  const { folder, remove } = aFolder();
  const server = await startServer({ DATA_DIR: folder }, ['--demo']);
  const made = new DatabaseSync(path.join(folder, database), { timeout: 5_000 });
  // Else each copy would count it beside its tests.
  await expect.poll(() => uncounted(made), { timeout: 240_000 }).toBe(0);
  await server.stop();
  const copy = `${firstWorld()}.part`;
  made.prepare('vacuum into ?').run(copy);
  made.close();
  renameSync(copy, firstWorld());
  remove();
});
