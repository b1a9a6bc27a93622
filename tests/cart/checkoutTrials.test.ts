/** Planted bugs in the shop, the page and the network, which the checkout trials must find. */
import { describe, expect, test } from 'vitest';
import { trialOf, type Faults } from './trials/trial.ts';

/** The faults of the first trial that finds any. */
function firstFault(planted: Faults): readonly string[] {
  for (let seed = 0; seed < 3_000; seed++) {
    const { faults } = trialOf(seed, planted);
    if (faults.length > 0) return faults;
  }
  return [];
}

test('the first 400 checkout trials find no fault', () => {
  for (let seed = 0; seed < 400; seed++) expect(trialOf(seed).faults, `seed ${seed}`).toEqual([]);
});

describe('planted bugs in the checkout trials', () => {
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
  ])('the checkout trials detect %s', (_what, planted, fault) => {
    expect(firstFault(planted).join()).toMatch(fault);
  });
});
