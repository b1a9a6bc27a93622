/** What is added to a case after a lost answer is the same message if its words are the same, and another one if not. */
import { expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { followedCase } from '#machines/caseFollow.samples.ts';
import { ApiError, errorOf } from '#schema/errors.ts';
import { createCaseFollow, type CaseCalls } from '#src/feedback/following/caseFollow.actors.ts';

const lost = (): Promise<never> => Promise.reject(new ApiError(errorOf('network', 'es').facts()));

test('a repeat of the same words and files has the same number; other words have another', async () => {
  const addByCode = vi.fn<CaseCalls['addByCode']>(lost);
  const { actor, onWritten } = createCaseFollow({ followCase: async () => followedCase, addByCode });
  actor.start();
  actor.send({ type: 'code.given', code: '7H3KQ9WD2MXA4TBN' });
  await waitFor(actor, (state) => state.matches('open'));
  const picture = new File(['x'], '1.png');
  const add = async (message: string): Promise<void> => {
    onWritten({ message, files: [picture] });
    actor.send({ type: 'add.pressed' });
    await waitFor(actor, (state) => state.matches('open'));
  };
  await add('De noche');
  await add('De noche');
  await add('De día');
  addByCode.mockResolvedValue(followedCase);
  await add('De día');
  await add('De día');
  const numbers = addByCode.mock.calls.map(([, { number }]) => number);
  expect(numbers.map((one) => numbers.indexOf(one))).toEqual([0, 0, 2, 2, 4]);
  actor.stop();
});
