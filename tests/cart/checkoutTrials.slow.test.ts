/** The checkout and a model of the shop, thrown together twenty thousand times: nobody pays twice, no order gets lost, everybody learns how it ended. */
import { expect, test } from 'vitest';
import { trialOf } from './trials/trial.ts';

// In four parts: a machine that does other things as well still ends each in time.
test.each([0, 5_000, 10_000, 15_000])(
  'trials %i and 4,999 more with lost, doubled, overtaken and late answers, reloads and several tabs',
  { timeout: 240_000 },
  (from) => {
    let done = 0;
    let refused = 0;
    let settled = 0;
    for (let seed = from; seed < from + 5_000; seed++) {
      const outcome = trialOf(seed);
      if (outcome.faults.length > 0) expect(outcome.faults, `seed ${seed}`).toEqual([]);
      done += outcome.done;
      refused += outcome.refused;
      settled += outcome.settled;
    }
    // The trials are about something: purchases were made, refused, and asked about.
    expect(done).toBeGreaterThan(4_500);
    expect(refused).toBeGreaterThan(1_500);
    expect(settled).toBeGreaterThan(1_000);
  },
);
