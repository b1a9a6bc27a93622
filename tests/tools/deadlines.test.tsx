/** A page test leaves no deadline behind: its unanswered write would be repeated over the network of a later test. */
import { expect, test } from 'vitest';

let left: AbortSignal;

test('a request can be left without an answer', () => {
  left = AbortSignal.timeout(1);
  expect(left.aborted).toBe(false);
});

test('a deadline of an ended test does not pass', async () => {
  const later = AbortSignal.timeout(1);
  await new Promise((resolve) => later.addEventListener('abort', resolve));
  expect([later.aborted, left.aborted]).toEqual([true, false]);
});
