/** The words of a part of the cockpit, which come with it and not with the page. */
import { use } from 'react';
import { texts } from '#src/lib/texts.ts';

const asked = new Map<string, Promise<void>>();

function once(namespace: string): Promise<void> {
  const found = asked.get(namespace);
  if (found !== undefined) return found;
  const coming = texts.load(namespace);
  asked.set(namespace, coming);
  // What did not come is asked for again by the next attempt.
  coming.catch(() => asked.delete(namespace));
  return coming;
}

/** Suspends until they are there; raises where they do not come. */
export function useTexts(namespace: string): void {
  use(once(namespace));
}
