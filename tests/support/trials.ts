/** The number of trials and the seed of random tests: one of each for the whole run (tools/seed.ts). */
import { seedOf, trialsOf } from '#tools/seed.ts';

/** The seed of this run, from the environment. */
export const { seed } = seedOf(process.env);

const factor = trialsOf(process.env);

/** The number of trials in this run for `usual` trials in `npm test`; at least one. */
export const trials = (usual: number): number => Math.max(1, Math.round(usual * factor));

/** Whether this run tries everything instead of a part: a release. */
export const isWhole = factor >= 10;
