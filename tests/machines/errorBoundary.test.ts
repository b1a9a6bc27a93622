/** The errorBoundary chart (spec §4, §8). */
import { expect, test } from 'vitest';
import { errorBoundaryMachine } from '#machines/errorBoundary.machine.ts';
import { begin } from './run.ts';

const crash = { type: 'render.failed', error: new TypeError('post is undefined'), componentStack: 'at Feed' };

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

test('another render error does not leave the fallback and is not reported again', () => {
  const after = begin(errorBoundaryMachine).hears(crash, crash);
  expect(after.snapshot.value).toBe('fallback');
  expect(after.actions).toEqual([]);
});
