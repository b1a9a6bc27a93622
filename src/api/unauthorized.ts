/** Reports calls refused with 401, together with the token they used (spec §4). */

type Listener = (tokenSent: string) => void;
const listeners = new Set<Listener>();

/**
 * Subscribes to every 401 of a call with a token; the listener decides whether that token is still current.
 * Returns a function that unsubscribes.
 */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A pending renewal of the token; until it settles, the relevance of a 401 is unknown. */
let renewal: Promise<unknown> = Promise.resolve();

/** Delays reports until the work settles, so that a call with the old token does not end the session. */
export const whileRenewing = (work: Promise<void>): Promise<void> => (renewal = work);

/** Notifies the listeners; only `send.ts` calls it. */
export function reportUnauthorized(tokenSent: string): void {
  const tell = (): void => {
    for (const listener of listeners) listener(tokenSent);
  };
  void renewal.then(tell, tell);
}
