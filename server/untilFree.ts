/** Waits for a lock of another process without stopping this one. */
import { setTimeout as wait } from 'node:timers/promises';
import { systemFault } from './systemFault.ts';

/** Milliseconds between two tries. */
const pauseMs = 20;

/** Tries until the database is free; after `ms` its error is thrown. Other calls go on meanwhile. */
export async function untilFree<A>(work: () => A, ms: number): Promise<A> {
  const end = performance.now() + ms;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (systemFault(error)?.what !== 'busy' || performance.now() >= end) throw error;
    }
    await wait(pauseMs);
  }
}
