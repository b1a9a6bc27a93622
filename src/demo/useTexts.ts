/** The texts of a part of the cockpit, loaded with that part and not with the page. */
import { use } from 'react';
import { texts } from '#src/lib/texts.ts';

const asked = new Map<string, Promise<void>>();

function once(namespace: string): Promise<void> {
  const found = asked.get(namespace);
  if (found !== undefined) return found;
  const coming = texts.load(namespace);
  asked.set(namespace, coming);
  // A failed load is removed, so that the next attempt fetches again.
  coming.catch(() => asked.delete(namespace));
  return coming;
}

/** Suspends until the texts are loaded; throws if they cannot be loaded. */
export function useTexts(namespace: string): void {
  use(once(namespace));
}
