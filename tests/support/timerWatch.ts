/**
 * Tracks the timers of a test file, so that a pending timer (a retried read, a lazy part) never fires in the
 * next file.
 */

/** In ms; libraries that live through all files rely on their shorter timers. */
const longFrom = 100;

/** Listens from now on; returns the stop function, which clears pending timers. */
export function watchTimers(): () => void {
  const { setTimeout: later, setInterval: often } = globalThis;
  const waiting = new Set<ReturnType<typeof setTimeout>>();
  const note = <T extends ReturnType<typeof setTimeout>>(timer: T, ms: unknown): T => {
    if (Number(ms) >= longFrom) waiting.add(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(
    (...[act, ms, ...words]: Parameters<typeof later>) => note(later(act, ms, ...words), ms),
    later,
  );
  globalThis.setInterval = Object.assign(
    (...[act, ms, ...words]: Parameters<typeof often>) => note(often(act, ms, ...words), ms),
    often,
  );
  return () => {
    [globalThis.setTimeout, globalThis.setInterval] = [later, often];
    for (const timer of waiting) clearTimeout(timer);
  };
}
