/**
 * Databases filled with a world, for tests: SQLite copies a file that is created once for each world of a
 * worker.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '#backend/store/port.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { tables } from '#backend/tables.ts';
import { createTabDatabase } from '#mock/tab/store.ts';
import { seedDatabase } from '#mock/world/world.ts';
import { openSqlDatabase } from '#server/sqlStore.ts';

/** The kind of store behind a database. */
export type StoreKind = 'tab' | 'sql';

/** A database, and the function that closes it. */
export interface Held {
  readonly db: Database;
  readonly close: () => void;
}

const templates = new WeakMap<readonly OrgSeed[], Promise<string>>();
let folder: string | undefined;
let made = 0;

/** A database file with the world, created through the store; it exists until the process ends. */
async function fileOf(world: readonly OrgSeed[]): Promise<string> {
  if (folder === undefined) {
    const own = mkdtempSync(path.join(tmpdir(), 'aplauso-templates-'));
    process.once('exit', () => rmSync(own, { recursive: true, force: true }));
    folder = own;
  }
  const file = path.join(folder, `${made++}.sqlite`);
  const db = openSqlDatabase({ file, tables, durable: false });
  await seedDatabase(db, world);
  // Closing the last connection writes everything into one file.
  await db.close();
  return file;
}

/** A separate database with the rows of a world; the world must not change afterwards. */
export async function databaseWith(kind: StoreKind, world: readonly OrgSeed[]): Promise<Held> {
  if (kind === 'tab') {
    const db = await createTabDatabase({ tables });
    for (const org of world) await db.seed(org);
    return { db, close: () => db.close() };
  }
  const template = templates.get(world) ?? fileOf(world);
  templates.set(world, template);
  const db = openSqlDatabase({ file: ':memory:', tables, copyOf: await template });
  return { db, close: () => void db.close() };
}
