/** Has the worker keep the demo's files while the page is calm, so that the first start need not wait for them. */
import * as z from 'zod/mini';

/** What the browser keeps for a start without a network. */
export type Offline =
  /** Nothing is known yet. */
  | { readonly kind: 'unknown' }
  /** Fewer than all: a start without a network would fail. */
  | { readonly kind: 'partly'; readonly kept: number; readonly all: number }
  | { readonly kind: 'ready' }
  /** The browser keeps no files, or some could not be fetched; the next start tries again. */
  | { readonly kind: 'impossible' };

/** The part of a worker that is used. */
export type Keeper = Pick<ServiceWorker, 'postMessage'>;

/** The files of this demo in this browser. */
export interface OfflineFiles {
  /** The same object until it changes. */
  readonly now: () => Offline;
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps group after group, each when `calm` has resolved. Resolves when all are kept or one failed; never rejects. */
  readonly keep: (worker: () => Promise<Keeper>, calm: () => Promise<void>) => Promise<void>;
}

const Answer = z.union([
  z.object({ kept: z.number(), all: z.number() }),
  z.object({ hasFailed: z.literal(true) }),
]);

/** Asks the worker for the next group (tools/vite/worker-head.js). */
const nextGroup = async (worker: Keeper): Promise<z.infer<typeof Answer>> => {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<unknown>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data), { once: true });
  });
  port1.start();
  worker.postMessage('KEEP_FILES', [port2]);
  try {
    return z.parse(Answer, await answered);
  } finally {
    port1.close();
  }
};

export function offlineFiles(): OfflineFiles {
  let state: Offline = { kind: 'unknown' };
  const listeners = new Set<() => void>();
  const show = (next: Offline): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    now: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async keep(worker, calm) {
      try {
        const keeper = await worker();
        const further = async (): Promise<void> => {
          await calm();
          const answer = await nextGroup(keeper);
          if ('hasFailed' in answer) throw new Error('a file could not be kept');
          if (answer.kept >= answer.all) return show({ kind: 'ready' });
          show({ kind: 'partly', ...answer });
          return further();
        };
        await further();
      } catch (error) {
        console.warn('The demo is not kept for a start without a network.', error);
        show({ kind: 'impossible' });
      }
    },
  };
}
