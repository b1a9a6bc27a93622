/** Notices when what was typed and not saved would be lost: by a link, by the way back, by closing the page. The question itself is the caller's. */
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

/** What the question needs, and who asks it. */
export interface Leaving {
  /** The question stands. */
  readonly isAsking: boolean;
  /** Does it at once where everything is saved, else asks first; for closing a panel or turning to another row. */
  readonly ask: (then: () => void) => void;
  /** Lets the next change of address through: call it before leaving after having saved. */
  readonly release: () => void;
  /** The answers. */
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Where a link of this site leads when it is pressed without a key that opens it elsewhere; null for everything else. */
function placeOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const opensElsewhere =
    event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (link === null || opensElsewhere || link.target === '_blank' || link.origin !== location.origin)
    return null;
  return link.pathname === location.pathname ? null : `${link.pathname}${link.search}${link.hash}`;
}

/** Guards while `isDirty`. Filters of the same page go through; browsers without the Navigation API guard links and closing, not the way back. */
export function useLeaving(isDirty: boolean): Leaving {
  const [, navigate] = useLocation();
  const [pending, setPending] = useState<(() => void) | null>(null);
  const isReleased = useRef(false);
  const hold = (then: () => void): void => setPending(() => then);

  useEffect(() => {
    isReleased.current = false;
    if (!isDirty) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const closing = (event: BeforeUnloadEvent): void => {
      if (!isReleased.current) event.preventDefault();
    };
    addEventListener('beforeunload', closing, { signal });
    if ('navigation' in window) {
      window.navigation.addEventListener(
        'navigate',
        (event) => {
          const { destination, navigationType } = event;
          const { pathname, search, hash } = new URL(destination.url);
          // Another document is the affair of `beforeunload`.
          if (isReleased.current || !event.cancelable || !destination.sameDocument) return;
          if (pathname === location.pathname) return;
          event.preventDefault();
          hold(() => {
            if (navigationType === 'traverse') window.navigation.traverseTo(destination.key);
            else navigate(`${pathname}${search}${hash}`, { replace: navigationType === 'replace' });
          });
        },
        { signal },
      );
    } else {
      const pressed = (event: MouseEvent): void => {
        const place = isReleased.current ? null : placeOf(event);
        if (place === null) return;
        event.preventDefault();
        event.stopPropagation();
        hold(() => navigate(place));
      };
      document.addEventListener('click', pressed, { signal, capture: true });
    }
    return () => stop.abort();
  }, [isDirty, navigate]);

  return {
    isAsking: pending !== null,
    ask: (then) => (isDirty ? hold(then) : then()),
    release: () => {
      isReleased.current = true;
    },
    leave: () => {
      isReleased.current = true;
      setPending(null);
      pending?.();
    },
    stay: () => setPending(null),
  };
}
