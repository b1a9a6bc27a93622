/** The demo world, the same in the tab, on Node, in stories and in tests. */
import type { Database } from '#backend/store/port.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { typedRow } from '#backend/store/row.ts';
import { tables } from '#backend/tables.ts';
import { finished, type Parts } from './parts.ts';
import type { WorldOptions } from './plan.ts';
import { busyInParts } from './scenarios/busy.ts';
import { sandboxSeed } from './seeds/sandbox.seed.ts';

/**
 * Two organisations with a year of history, and the sandbox of the documentation. Nothing is later than
 * `now`; the same options give the same rows.
 */
export function* worldInParts(options: WorldOptions): Parts<readonly OrgSeed[]> {
  return [...(yield* busyInParts(options)), sandboxSeed(options)];
}

/** All parts at once. */
export const buildWorld = (options: WorldOptions): readonly OrgSeed[] => finished(worldInParts(options));

/** Rows of one insert: few enough for the bound parameters of every database. */
const chunk = 500;

/** Fills an empty database through the store port, in one transaction for each organisation. */
export async function seedDatabase(db: Database, world: readonly OrgSeed[]): Promise<void> {
  for (const { org, keys, rows: first, later = [] } of world) {
    const rows = later.reduce((all, { make }) => ({ ...all, ...finished(make()) }), first);
    await db.tx(org, async (store) => {
      for (const table of tables) {
        const all = rows[table.name] ?? [];
        for (let from = 0; from < all.length; from += chunk) {
          await store.insert(
            table,
            all.slice(from, from + chunk).map((row) => typedRow(table, row)),
          );
        }
      }
    });
    await db.directory.bind(org, keys);
  }
}
