/** Work in parts, so that a page can do something else between two of them. */

/** Yields between its parts, and returns what it made. */
export type Parts<A> = Generator<void, A, void>;

/** Rows, or events, of a part in a long loop. */
export const partOf = 200;

/** Does all parts at once. */
export function finished<A>(parts: Parts<A>): A {
  let step = parts.next();
  while (step.done !== true) step = parts.next();
  return step.value;
}
