/** The height that an on-screen keyboard leaves, for what must stay above it: iOS lays the keyboard over the page. */
import { useEffect } from 'react';

const name = '--visible-height';

/** While `on`, `--visible-height` of the page is the height of what is seen, in px. */
export function useVisibleHeight(on: boolean): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!on || seen === null || seen === undefined) return undefined;
    const { style } = document.documentElement;
    const tell = (): void => style.setProperty(name, `${String(seen.height)}px`);
    tell();
    seen.addEventListener('resize', tell);
    return () => {
      seen.removeEventListener('resize', tell);
      style.removeProperty(name);
    };
  }, [on]);
}
