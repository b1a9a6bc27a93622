/** Runs due jobs once a second; runs never overlap, and the timer does not keep the process alive. */

/** Milliseconds between the end of one run and the next. */
const pauseMs = 1_000;

/**
 * Starts at once; returns the stop function, which waits for the current run. A failed run is logged, and the
 * next one follows.
 */
export function startScheduler(
  tick: () => Promise<unknown>,
  log: (line: string, error?: unknown) => void,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    try {
      await tick();
    } catch (error) {
      log('looking for what is due failed', error);
    }
    if (stopped) return;
    timer = setTimeout(() => {
      under = look();
    }, pauseMs);
    timer.unref();
  };
  let under = look();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await under;
  };
}
