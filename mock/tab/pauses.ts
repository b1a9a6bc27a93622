/** Long work of the page in pieces: a press waits for one piece, not for the work. */
import type { Parts } from '#mock/world/parts.ts';

/** After so long, in ms, the work lets the page do something else. */
const pieceMs = 12;

/** After the events, timers and frames that wait already. Timers would wait longer, and more so in the background. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

let since = Number.NEGATIVE_INFINITY;

/** Call it often; undefined while the present piece is short. */
export function pause(): Promise<void> | undefined {
  if (performance.now() - since < pieceMs) return undefined;
  return nextTurn().then(() => {
    since = performance.now();
  });
}

/** Does all parts, with pauses. */
export async function inPauses<A>(parts: Parts<A>): Promise<A> {
  let step = parts.next();
  while (step.done !== true) {
    await pause();
    step = parts.next();
  }
  return step.value;
}
