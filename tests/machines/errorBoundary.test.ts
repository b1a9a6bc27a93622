/** The errorBoundary machine (spec §4, §8). */
import { expect, test } from 'vitest';
import { errorBoundaryMachine } from '#machines/errorBoundary.machine.ts';
import { begin } from './run.ts';

const crash = { type: 'render.failed', error: new TypeError('post is undefined'), componentStack: 'at Feed' };
const another = { type: 'render.failed', error: new RangeError('too deep'), componentStack: 'at Menu' };

test('a render error is kept, logged and reported, in this order', () => {
  const after = begin(errorBoundaryMachine).hears(crash);
  expect(after.snapshot.hasTag('crashed')).toBe(true);
  expect(after.snapshot.context).toEqual({
    hasError: true,
    errorMessage: 'post is undefined',
    errorInfo: 'at Feed',
  });
  expect(after.actions).toEqual(['logError', 'reportError']);
});

test('a thrown value that is no Error still gives an error message', () => {
  expect(begin(errorBoundaryMachine).hears({ ...crash, error: 'broken' }).snapshot.context.errorMessage).toBe(
    'broken',
  );
});

test('pressing Refresh Page reloads the page and stays on the fallback', () => {
  const after = begin(errorBoundaryMachine).hears(crash, { type: 'refresh.requested' });
  expect(after.actions).toEqual(['reloadPage']);
  expect(after.snapshot.value).toBe('fallback');
});

test.each([
  ['a second render error', [another]],
  ['a third render error', [another, crash]],
  ['a render error after Refresh Page', [{ type: 'refresh.requested' }, another]],
] as const)('%s changes neither the fallback nor its message, and is not reported', (_, events) => {
  const after = begin(errorBoundaryMachine).hears(crash, ...events);
  expect(after.snapshot.value).toBe('fallback');
  expect(after.snapshot.context).toMatchObject({ errorMessage: 'post is undefined', errorInfo: 'at Feed' });
  expect(after.actions).toEqual([]);
});
