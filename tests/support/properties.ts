/**
 * Runs before each test file: properties use the seed of the run, and a failed property prints the command
 * that repeats it.
 */
import fc from 'fast-check';
import { again } from './again.ts';
import { seed, trials } from './trials.ts';

/** `APLAUSO_PATH=<path>` jumps to the failure; use it only with the one failed test. */
const path = process.env['APLAUSO_PATH'];

fc.configureGlobal({
  seed,
  // Tests with their own sizes call `trials` themselves.
  numRuns: trials(100),
  ...(path === undefined ? {} : { path }),
  reporter: (found) => {
    if (!found.failed) return;
    const line = again({ seed: found.seed, path: found.counterexamplePath });
    throw new Error(`${line}\n${fc.defaultReportMessage(found)}`, { cause: found.errorInstance });
  },
});
