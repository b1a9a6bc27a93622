/**
 * Checks for due jobs once a second, in one tab at a time. Browsers slow down background tabs, so the next
 * tab that checks takes over.
 */

/** Milliseconds between the end of one check and the next. */
const pauseMs = 1_000;

/** The part of the Web Locks API that is used. */
export type Turns = Pick<LockManager, 'request'>;

/** Starts at once; returns the stop function. Without locks every tab checks; each job still runs once. */
export function startScheduler(
  tick: () => Promise<unknown>,
  name: string,
  turns: Turns | undefined,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const once = async (): Promise<void> => {
    if (turns === undefined) await tick();
    else
      await turns.request(name, { ifAvailable: true }, async (lock) => {
        if (lock !== null) await tick();
      });
  };
  const look = async (): Promise<void> => {
    try {
      await once();
    } catch (error) {
      console.error('looking for what is due failed', error);
    }
    if (!stopped) timer = setTimeout(() => void look(), pauseMs);
  };
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/**
 * Runs work while no tab runs jobs: the world and its time must not change during a job. Resolves and rejects
 * as the work does.
 */
export async function undisturbed<A>(
  work: () => Promise<A>,
  name: string,
  turns: Turns | undefined,
): Promise<A> {
  if (turns === undefined) return work();
  const { promise, resolve, reject } = Promise.withResolvers<A>();
  await turns.request(name, {}, () => work().then(resolve, reject));
  return promise;
}
