/** Asks once a second for what has fallen due, in one tab at a time; a tab in the background is slow, so the next one to look does it. */

/** Milliseconds between the end of one look and the next. */
const pauseMs = 1_000;

/** The part of the Web Locks API that is used. */
export type Turns = Pick<LockManager, 'request'>;

/** Begins at once; answers how to stop. Without locks each tab looks for itself: jobs do what is due once all the same. */
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

/** Does work while no tab looks for what is due: a world must not change under a job, nor its time. Answers and rejects as the work does. */
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
