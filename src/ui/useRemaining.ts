/** Whole seconds until a moment, without drift. */
import { useEffect, useEffectEvent, useState } from 'react';

const left = (until: number, now: () => number): number => Math.max(0, Math.ceil((until - now()) / 1000));

/**
 * Remaining seconds until `until` (epoch ms by the clock `now`), at least 0. Calls `onDone` once at 0; immediately
 * for a past moment.
 */
export function useRemaining(until: number, now: () => number = Date.now, onDone?: () => void): number {
  const [seconds, setSeconds] = useState(() => left(until, now));
  const read = useEffectEvent(now);
  const done = useEffectEvent(() => onDone?.());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      const rest = left(until, () => read());
      setSeconds(rest);
      if (rest === 0) done();
      // Waits for the next whole second of the clock: a suspended tab is correct again at its first tick.
      else timer = setTimeout(tick, Math.max(20, until - read() - (rest - 1) * 1000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [until]);
  return seconds;
}
