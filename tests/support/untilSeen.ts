/**
 * Properties that must also reach certain cases: how often chance reaches them in one round says nothing
 * about the product.
 */
import fc from 'fast-check';
import { seed } from './trials.ts';

/**
 * Max number of rounds, each with its own seed; a case that was never reached then is an error of the test.
 */
const most = 12;

/**
 * Checks a property in rounds of `numRuns` until `unseen` returns an empty list. Throws the error of the
 * property, or an error that names the cases that were never reached.
 */
export async function assertUntilSeen<Ts>(
  property: fc.IAsyncProperty<Ts>,
  numRuns: number,
  unseen: () => readonly string[],
): Promise<void> {
  for (let round = 0; round < most; round++) {
    await fc.assert(property, { numRuns, seed: seed + round });
    // A path belongs to one seed: it repeats one failure, without further rounds.
    if (process.env['APLAUSO_PATH'] !== undefined || unseen().length === 0) return;
  }
  throw new Error(`Never met in ${most * numRuns} runs: ${unseen().join(', ')}`);
}
