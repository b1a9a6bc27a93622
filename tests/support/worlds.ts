/**
 * The small demo world of a moment, created once and frozen: tests that start at the same moment share its
 * rows.
 */
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

/**
 * The small world at `now` (ms since 1970), with one password for all people; frozen, so that no test changes
 * it for another.
 */
export function worldAt(now: number, passwordHash: string): readonly OrgSeed[] {
  const key = `${now} ${passwordHash}`;
  const world = worlds.get(key) ?? smallWorld({ now, passwordHash });
  freeze(world);
  // Reinserts the world as the newest, so that the oldest is dropped first.
  worlds.delete(key);
  worlds.set(key, world);
  const [oldest] = worlds.keys();
  if (worlds.size > kept && oldest !== undefined) worlds.delete(oldest);
  return world;
}
