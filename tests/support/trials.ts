/** The number of trials and the seed of random tests: one of each for the whole run (tools/seed.ts). */
import { seedOf, trialsOf } from '#tools/seed.ts';
import type { StoreKind } from './databases.ts';

/** The seed of this run, from the environment. */
export const { seed } = seedOf(process.env);

const factor = trialsOf(process.env);

/** The number of trials in this run for `usual` trials in `npm test`; at least one. */
export const trials = (usual: number): number => Math.max(1, Math.round(usual * factor));

/** Whether this run tries everything instead of a part: a release. */
export const isWhole = factor >= 10;

const kinds = ['tab', 'sql'] as const satisfies readonly StoreKind[];

/**
 * The stores over which the rules in a test file run: both in a release, else the one whose turn it is by the file's name.
 * `tests/store` proves that both stores answer alike; what competes, repeats, or reads a store's own rows names both itself.
 */
export function storesOf(file: string): readonly StoreKind[] {
  if (isWhole) return kinds;
  const name = file.slice(file.lastIndexOf('/') + 1);
  const turn = new TextEncoder().encode(name).reduce((sum, byte) => sum + byte, 0) % kinds.length;
  return kinds.filter((_, at) => at === turn);
}
