/** Asks once a second for what has fallen due; never twice at once, and never keeps the process alive. */

/** Milliseconds between the end of one look and the next. */
const pauseMs = 1_000;

/** Begins at once; answers how to stop, which waits for the look under way. A look that fails is logged and the next one comes. */
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
