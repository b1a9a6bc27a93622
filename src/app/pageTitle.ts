/** What the browser's tab says: the screen, the organisation, the brand. */
import { useLayoutEffect } from 'react';

/** Parts joined by a middle dot, each once, empty ones left out. */
export const titleOf = (...parts: readonly (string | null | undefined)[]): string =>
  [...new Set(parts.filter((part) => part !== null && part !== undefined && part !== ''))].join(' · ');

/** Sets the document's title while the caller stands; a screen that names it anew in an effect of its own has the last word. */
export function usePageTitle(...parts: readonly (string | null | undefined)[]): void {
  const title = titleOf(...parts);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
