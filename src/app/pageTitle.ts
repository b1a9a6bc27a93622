/** The document title: the screen, the organisation, the brand. */
import { useLayoutEffect } from 'react';

/** Parts joined by a middle dot, without duplicates and empty ones. */
export const titleOf = (...parts: readonly (string | null | undefined)[]): string =>
  [...new Set(parts.filter((part) => part !== null && part !== undefined && part !== ''))].join(' · ');

/**
 * Sets the document title while the caller is mounted. A screen that sets the title in a passive effect
 * overrides it.
 */
export function usePageTitle(...parts: readonly (string | null | undefined)[]): void {
  const title = titleOf(...parts);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
