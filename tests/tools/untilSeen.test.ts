/** Properties in rounds: the message of a failure repeats the failure. */
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { assertUntilSeen } from '#tests/support/untilSeen.ts';

it('a failure of a later round prints the seed and the path that fail again at once', async () => {
  let rounds = 0;
  const property = fc.asyncProperty(fc.nat(), async (drawn) => {
    if (rounds > 0 && drawn > 9) throw new Error('too much');
  });
  const failed: unknown = await assertUntilSeen(property, 20, () => {
    rounds += 1;
    return ['nothing'];
  }).catch((error: unknown) => error);
  const text = String(failed);
  const [, seed, path = ''] = /APLAUSO_SEED=(-?\d+) .*APLAUSO_PATH=([\d:]+)/u.exec(text) ?? [];
  const again = await fc.check(property, { seed: Number(seed), path, endOnFailure: true });
  expect(again).toMatchObject({ failed: true, numRuns: 1 });
  expect(text).toContain(`Counterexample: [${again.counterexample?.[0]}]`);
});

it('a given path is tried only in its own round', async () => {
  vi.stubEnv('APLAUSO_PATH', '0');
  let rounds = 0;
  await assertUntilSeen(
    fc.asyncProperty(fc.nat(), async () => undefined),
    20,
    () => {
      rounds += 1;
      return ['nothing'];
    },
  );
  expect(rounds).toBe(0);
});
