/** Runs before each test file: properties draw from the seed of the run, and one that fails says how to play it again. */
import fc from 'fast-check';
import { again } from './again.ts';
import { seed, trials } from './trials.ts';

/** `APLAUSO_PATH=<path>` goes straight to what failed; only with the one test that failed. */
const path = process.env['APLAUSO_PATH'];

fc.configureGlobal({
  seed,
  // Sizes that a test names go through `trials` there.
  numRuns: trials(100),
  ...(path === undefined ? {} : { path }),
  reporter: (found) => {
    if (!found.failed) return;
    const line = again({ seed: found.seed, path: found.counterexamplePath });
    throw new Error(`${line}\n${fc.defaultReportMessage(found)}`, { cause: found.errorInstance });
  },
});
