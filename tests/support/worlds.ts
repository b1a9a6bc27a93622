/**
 * The small demo world of a moment, created once and frozen: tests that start at the same moment share its
 * rows.
 */
import { modules } from '#backend/organization/organization.tables.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { smallWorld } from '#mock/world/scenarios/small.ts';

/** Max number of cached worlds; tests of one moment run in sequence, so few are enough. */
const kept = 16;

const worlds = new Map<string, readonly OrgSeed[]>();

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

/** Switches on modules that the demo has off because their screens are being built: calls are tested all the same. */
const unready: readonly unknown[] = ['benef_corp', 'coverages'];
const ready = (world: readonly OrgSeed[]): readonly OrgSeed[] =>
  world.map((seed) => ({
    ...seed,
    rows: {
      ...seed.rows,
      [modules.name]: (seed.rows[modules.name] ?? []).map((row) =>
        unready.includes(row['flag']) ? { ...row, active: true } : row,
      ),
    },
  }));

/**
 * The small world at `now` (ms since 1970), with one password for all people; frozen, so that no test changes
 * it for another.
 */
export function worldAt(now: number, passwordHash: string): readonly OrgSeed[] {
  const key = `${now} ${passwordHash}`;
  const world = worlds.get(key) ?? ready(smallWorld({ now, passwordHash }));
  freeze(world);
  // Reinserts the world as the newest, so that the oldest is dropped first.
  worlds.delete(key);
  worlds.set(key, world);
  const [oldest] = worlds.keys();
  if (worlds.size > kept && oldest !== undefined) worlds.delete(oldest);
  return world;
}
