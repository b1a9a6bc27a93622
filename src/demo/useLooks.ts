/** Polls while the page is visible. */
import { useEffect } from 'react';

/**
 * Calls `look` at once and then `pauseMs` after each call has ended, but not while the page is hidden. A
 * failed call is logged, and polling continues. `look` must be stable.
 */
export function useLooks(look: (isOver: () => boolean) => Promise<void>, pauseMs: number): void {
  useEffect(() => {
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = async (): Promise<void> => {
      try {
        if (!document.hidden) await look(() => over);
      } catch (error) {
        console.warn('The demo could not look for what is new.', error);
      }
      if (!over) timer = setTimeout(() => void again(), pauseMs);
    };
    void again();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [look, pauseMs]);
}
