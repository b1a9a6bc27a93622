/** Waits until a story is calm, so that axe and comparisons never look at a view that is still being drawn. */
import type { QueryClient } from '@tanstack/react-query';
import { underWay } from '#src/app/calm.ts';
import { unsettled } from '#src/app/unsettled.ts';

/** Longer than any answer of a fake server on a busy machine. */
const patienceMs = 20_000;
const pauseMs = 20;
/** Looks in a row without work: an answer is drawn in the task after it. */
const looks = 3;

const caches = new Set<QueryClient>();
let standing: string | undefined;

/** Notes a query cache of the story. Returns the cache. */
export function inView(cache: QueryClient): QueryClient {
  caches.add(cache);
  return cache;
}

/** An answer that never arrives: the story stays busy on purpose. */
export function unanswered(): Promise<never> {
  standing = 'an answer never arrives';
  return new Promise(() => undefined);
}

/** Forgets the story before. */
export function beginStory(): void {
  caches.clear();
  standing = undefined;
}

/** What is not calm, in words; undefined if nothing is. */
function restless(isBusyOnPurpose: boolean): string | undefined {
  const work = isBusyOnPurpose ? [] : [...caches].map(underWay);
  const found = work.find((one) => one !== undefined);
  if (found !== undefined) return found;
  return unsettled();
}

const passes = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits until the story is calm: no query or write under way, no part busy, no list that is still measured, no movement
 * and no font on its way. `busy` is the reason why the story stays busy: then only what is drawn counts. Throws a
 * sentence that names what is still busy after twenty seconds.
 */
export async function calmView(busy?: string): Promise<void> {
  const end = performance.now() + patienceMs;
  let calm = 0;
  for (;;) {
    const what = restless((busy ?? standing) !== undefined);
    calm = what === undefined ? calm + 1 : 0;
    if (calm === looks) return;
    if (performance.now() > end)
      throw new Error(
        `The story is not calm: ${what ?? 'it was calm between two works'} is still busy. A story that stays busy says why in \`parameters.busy\` (stories/kit/calm.ts).`,
      );
    await passes(what === undefined ? 0 : pauseMs);
  }
}
