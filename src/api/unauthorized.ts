/** Says that a call was refused with 401, with the token that it was sent with (spec §4, design §7). */

type Listener = (tokenSent: string) => void;
const listeners = new Set<Listener>();

/** Hears every 401 of a call that carried a token; whether that token still counts is the listener's decision. Answers how to stop. */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners; for `send.ts` only. */
export function tellUnauthorized(tokenSent: string): void {
  for (const listener of listeners) listener(tokenSent);
}
