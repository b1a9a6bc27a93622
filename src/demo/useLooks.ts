/** Looks again and again, while somebody can see what is found. */
import { useEffect } from 'react';

/** Calls `look` at once and then `pauseMs` after each look has ended, not while the page is hidden; a look that fails is told and followed by the next. `look` must stay the same. */
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
