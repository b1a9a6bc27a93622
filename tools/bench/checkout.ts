/**
 * Runs a hundred thousand checkouts against the model of a shop: the trials of `npm test`, five times as
 * many.
 */
import { trialOf } from '#tests/cart/trials/trial.ts';
import type { Figure } from './figures.ts';

const trials = 100_000;

/** Trials per second; throws at the first trial with a wrong result. */
export function checkout(): readonly Figure[] {
  let done = 0;
  let refused = 0;
  let settled = 0;
  const start = performance.now();
  // Other seeds than those of `npm test`.
  for (let seed = 1_000_000; seed < 1_000_000 + trials; seed++) {
    const outcome = trialOf(seed);
    if (outcome.faults.length > 0) throw new Error(`checkout ${seed}: ${outcome.faults.join(', ')}`);
    done += outcome.done;
    refused += outcome.refused;
    settled += outcome.settled;
  }
  return [
    {
      what: `checkout: ${trials} trials (${done} bought, ${refused} refused, ${settled} of them checked)`,
      value: trials / ((performance.now() - start) / 1_000),
      unit: '/s',
    },
  ];
}
