/** Says that a call was refused with 401, with the token that it was sent with (spec §4, design §7). */

type Listener = (tokenSent: string) => void;
const listeners = new Set<Listener>();

/** Hears every 401 of a call that carried a token; whether that token still counts is the listener's decision. Answers how to stop. */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What may give this session another token: until it is settled, nobody knows which 401 counts. */
let renewal: Promise<unknown> = Promise.resolve();

/** Holds back what is told until the work is settled, so that a call in the name of the old token does not end the session. */
export const whileRenewing = (work: Promise<void>): Promise<void> => (renewal = work);

/** Tells the listeners; for `send.ts` only. */
export function reportUnauthorized(tokenSent: string): void {
  const tell = (): void => {
    for (const listener of listeners) listener(tokenSent);
  };
  void renewal.then(tell, tell);
}
