/** Creates the demo world for the deployments on Node once, because copying is quicker than creating. */
import { renameSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test as setup } from '@playwright/test';
import { aFolder, database, firstWorld, startServer } from './servers.ts';

setup('the demo world for deployments on Node is created', async () => {
  setup.setTimeout(180_000);
  const { folder, remove } = aFolder();
  const server = await startServer({ DATA_DIR: folder }, ['--demo']);
  await server.stop();
  const made = new DatabaseSync(path.join(folder, database));
  const copy = `${firstWorld()}.part`;
  made.prepare('vacuum into ?').run(copy);
  made.close();
  renameSync(copy, firstWorld());
  remove();
});
