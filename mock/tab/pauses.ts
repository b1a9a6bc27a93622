/** Long work of the page in pieces: a press waits for one piece, not for the work. */
import type { Parts } from '#mock/world/parts.ts';

/** After so long, in ms, the work lets the page do something else. */
const pieceMs = 12;
/** Longest wait, in ms, for idle time. */
const longestMs = 500;

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

/** In the idle time of the page; Safari knows none. At the latest after the timeout, also where the page never rests. */
const idleTurn = (): Promise<void> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis
      ? void requestIdleCallback(() => resolve(), { timeout: longestMs })
      : void setTimeout(resolve, pieceMs),
  );

/** Lets the page do something else between two pieces of work; undefined while the present piece is short. */
export type Pause = () => Promise<void> | undefined;

function pausesUntil(turn: () => Promise<void>): Pause {
  let since = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - since < pieceMs) return undefined;
    return turn().then(() => {
      since = performance.now();
    });
  };
}

/** For work that a person waits for: call it often. */
export const pause = pausesUntil(nextTurn);
/** For work that gives way to everything else: call it often. */
export const rest = pausesUntil(idleTurn);

/** Does all parts, with pauses. */
export async function inPauses<A>(parts: Parts<A>, between: Pause = pause): Promise<A> {
  let step = parts.next();
  while (step.done !== true) {
    await between();
    step = parts.next();
  }
  return step.value;
}
