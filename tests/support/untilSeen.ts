/** Properties that must also have met something: how often chance brings it in one round says nothing about the product. */
import fc from 'fast-check';
import { seed } from './trials.ts';

/** Most rounds, each with a seed of its own, before what was never met is a fault of the test. */
const most = 12;

/**
 * Checks a property in rounds of `numRuns` until `unseen` answers nothing more; raises what the property raises, or an
 * error that names what was never met.
 */
export async function assertUntilSeen<Ts>(
  property: fc.IAsyncProperty<Ts>,
  numRuns: number,
  unseen: () => readonly string[],
): Promise<void> {
  for (let round = 0; round < most; round++) {
    await fc.assert(property, { numRuns, seed: seed + round });
    // A path is of one seed: it plays one failure again, and no other round.
    if (process.env['APLAUSO_PATH'] !== undefined || unseen().length === 0) return;
  }
  throw new Error(`Never met in ${most * numRuns} runs: ${unseen().join(', ')}`);
}
