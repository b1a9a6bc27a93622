/** What is added to a case after a lost answer is the same message if its words are the same, and another one if not. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { followedCase } from '#machines/caseFollow.samples.ts';
import { ApiError, errorOf } from '#schema/errors.ts';
import * as writes from '#src/feedback/cases/cases.writes.ts';
import { createCaseFollow } from '#src/feedback/following/caseFollow.actors.ts';

vi.mock('#src/feedback/cases/cases.writes.ts', () => ({
  followCase: vi.fn<typeof writes.followCase>(),
  addByCode: vi.fn<typeof writes.addByCode>(),
}));

const lost = (): Promise<never> => Promise.reject(new ApiError(errorOf('network', 'es').facts()));

beforeEach(() => {
  vi.mocked(writes.followCase).mockResolvedValue(followedCase);
  vi.mocked(writes.addByCode).mockImplementation(lost);
});
afterEach(() => {
  vi.resetAllMocks();
});

test('a repeat of the same words and files has the same number; other words have another', async () => {
  const { actor, onWritten } = createCaseFollow();
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
  vi.mocked(writes.addByCode).mockResolvedValue(followedCase);
  await add('De día');
  await add('De día');
  const numbers = vi.mocked(writes.addByCode).mock.calls.map(([, { number }]) => number);
  expect(numbers.map((one) => numbers.indexOf(one))).toEqual([0, 0, 2, 2, 4]);
  actor.stop();
});
