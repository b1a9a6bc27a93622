/** Work over many rows in parts, between which other calls are answered. */

/** Lets other calls go first; missing where nothing else waits, as in a tab. */
export type Pause = (() => Promise<void>) | undefined;

/** Elements between two pauses: some milliseconds of work. */
const partSize = 200;

/** The elements in parts. */
export function partsOf<A>(all: readonly A[]): readonly (readonly A[])[] {
  return Array.from({ length: Math.ceil(all.length / partSize) }, (_, at) =>
    all.slice(at * partSize, (at + 1) * partSize),
  );
}

/** `all.map(work)`, with pauses. */
export async function inParts<A, B>(
  all: readonly A[],
  work: (one: A) => B | Promise<B>,
  pause: Pause,
): Promise<B[]> {
  const done: B[] = [];
  for (const part of partsOf(all)) {
    for (const one of part) done.push(await work(one));
    await pause?.();
  }
  return done;
}
