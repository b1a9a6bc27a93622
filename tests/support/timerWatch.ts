/**
 * Tracks timers and deadlines, so that a pending one (a retried read, a lazy part) never fires in the next test or story.
 */

/** Listens from now on to timers of at least `from` ms; returns the stop function, which clears pending timers. */
export function watchTimers(from = 0): () => void {
  const { setTimeout: later, setInterval: often } = globalThis;
  const waiting = new Set<ReturnType<typeof setTimeout>>();
  const note = <T extends ReturnType<typeof setTimeout>>(timer: T, ms: unknown): T => {
    if (Number(ms ?? 0) >= from) waiting.add(timer);
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

/**
 * Watches `AbortSignal.timeout` from now on; returns the stop function, which clears pending deadlines. An unanswered
 * write of an ended test would otherwise time out and be repeated over the network of a later test.
 */
export function watchDeadlines(): () => void {
  const { timeout } = AbortSignal;
  // A fake clock must not reach deadlines, as it does not reach those of the platform.
  const { setTimeout: later } = globalThis;
  const waiting = new Set<ReturnType<typeof setTimeout>>();
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    const end = (): void => controller.abort(new DOMException('The deadline is over', 'TimeoutError'));
    waiting.add(later(end, ms));
    return controller.signal;
  };
  return () => {
    AbortSignal.timeout = timeout;
    for (const timer of waiting) clearTimeout(timer);
  };
}
