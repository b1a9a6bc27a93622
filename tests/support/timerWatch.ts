/** The timers of a test file: what it left waiting (a read that is tried again, a part fetched later) never runs in the next one. */

/** In ms; libraries that live through all files count on their shorter timers. */
const longFrom = 100;

/** Listens from now on; answers how to stop, which drops what still waits. */
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
