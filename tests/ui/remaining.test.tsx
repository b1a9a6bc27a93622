/** The remaining seconds, by the clock of the device or of the server. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useRemaining } from '#src/ui/useRemaining.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
// The server is three seconds ahead of this device.
const server = (): number => Date.now() + 3_000;

describe('the remaining seconds', () => {
  test('the remaining seconds count down to zero and report the end once', () => {
    const done = vi.fn<() => void>();
    const { result } = renderHook(() => useRemaining(1_003_500, Date.now, done));
    expect(result.current).toBe(4);
    wait(499);
    expect(result.current).toBe(4);
    wait(1);
    expect(result.current).toBe(3);
    wait(2_999);
    expect([result.current, done.mock.calls.length]).toEqual([1, 0]);
    wait(1);
    expect(result.current).toBe(0);
    wait(10_000);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('the remaining seconds follow the given clock', () => {
    const { result } = renderHook(() => useRemaining(1_010_000, server));
    expect(result.current).toBe(7);
  });

  test('the remaining seconds of a past moment are zero, and the end is reported at once', () => {
    const done = vi.fn<() => void>();
    const { result } = renderHook(() => useRemaining(999_000, Date.now, done));
    expect(result.current).toBe(0);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('the remaining seconds are right again after the page slept', () => {
    const { result } = renderHook(() => useRemaining(1_010_000));
    vi.setSystemTime(1_008_000);
    wait(1_000);
    expect(result.current).toBe(1);
  });

  test('the remaining seconds start over for another moment', () => {
    const { result, rerender } = renderHook(({ until }) => useRemaining(until), {
      initialProps: { until: 1_002_000 },
    });
    wait(2_000);
    expect(result.current).toBe(0);
    rerender({ until: 1_009_000 });
    expect(result.current).toBe(7);
  });
});
