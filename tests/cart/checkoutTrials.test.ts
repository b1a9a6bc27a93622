/** The checkout and a model of the shop, thrown together twenty thousand times: nobody pays twice, no order gets lost, everybody learns how it ended. */
import { describe, expect, test } from 'vitest';
import { trialOf, type Faults } from './trials/trial.ts';

/** What the first trial that notices anything says. */
function firstFault(planted: Faults): readonly string[] {
  for (let seed = 0; seed < 3_000; seed++) {
    const { faults } = trialOf(seed, planted);
    if (faults.length > 0) return faults;
  }
  return [];
}

test(
  '20,000 trials with lost, doubled, overtaken and late answers, reloads and several tabs',
  { timeout: 240_000 },
  () => {
    let done = 0;
    let refused = 0;
    let settled = 0;
    for (let seed = 0; seed < 20_000; seed++) {
      const outcome = trialOf(seed);
      expect(outcome.faults, `seed ${seed}`).toEqual([]);
      done += outcome.done;
      refused += outcome.refused;
      settled += outcome.settled;
    }
    // The trials are about something: purchases were made, refused, and asked about.
    expect(done).toBeGreaterThan(20_000);
    expect(refused).toBeGreaterThan(2_000);
    expect(settled).toBeGreaterThan(5_000);
  },
);

describe('the trials notice', () => {
  test.each<[string, Faults, RegExp]>([
    [
      'a shop that buys an intent twice',
      { forgetsIntents: true },
      /refused and has an order|bought 2 times/u,
    ],
    ['settling that closes nothing', { leavesOpen: true }, /said to be refused and has an order/u],
    ['a page that keeps nothing before it sends', { forgetsSending: true }, /has no end/u],
    [
      'a refusal that is believed while a copy is still on its way',
      { trustsRefusals: true },
      /said to be refused and has an order/u,
    ],
  ])('%s', (_what, planted, fault) => {
    expect(firstFault(planted).join()).toMatch(fault);
  });
});
