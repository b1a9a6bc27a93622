/** How much random and big tests try, and from which seed: one of each for the whole run (tools/seed.ts). */
import { seedOf, trialsOf } from '#tools/seed.ts';

/** The seed of this run, from the environment. */
export const { seed } = seedOf(process.env);

const factor = trialsOf(process.env);

/** How many trials this run makes of something of which `usual` are made in `npm test`, at least one. */
export const trials = (usual: number): number => Math.max(1, Math.round(usual * factor));

/** Whether this run is to try everything instead of a part: a release. */
export const isWhole = factor >= 10;
