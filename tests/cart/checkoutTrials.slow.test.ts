/** The checkout and a model of the shop, thrown together thousands of times: nobody pays twice, no order gets lost, everybody learns how it ended. */
import { expect, test } from 'vitest';
import { again } from '#tests/support/again.ts';
import { seed as seedOfRun, trials } from '#tests/support/trials.ts';
import { trialOf } from './trials/trial.ts';

/** Trials of one part: in four parts, a machine that does other things as well still ends each in time. */
const part = trials(500);

test.each([0, 1, 2, 3])(
  'checkout trials, part %i of four, find no fault with lost, doubled and late answers, reloads and several tabs',
  { timeout: 240_000 },
  (place) => {
    const from = seedOfRun + place * part;
    let done = 0;
    let refused = 0;
    let settled = 0;
    for (let seed = from; seed < from + part; seed++) {
      const outcome = trialOf(seed);
      if (outcome.faults.length > 0) expect(outcome.faults, `${again()} trial ${seed - from}`).toEqual([]);
      done += outcome.done;
      refused += outcome.refused;
      settled += outcome.settled;
    }
    // The trials are about something: purchases were made, refused, and asked about.
    expect(done).toBeGreaterThan(part * 0.7);
    expect(refused).toBeGreaterThan(part * 0.2);
    expect(settled).toBeGreaterThan(part * 0.1);
  },
);
