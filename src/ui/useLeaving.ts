/**
 * Detects navigation that would lose unsaved changes: links, back navigation, closing the page. The caller shows
 * the question.
 */
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { travel } from '#src/lib/layers.ts';

/** State and actions of the leave question. */
export interface Leaving {
  /** The question is open. */
  readonly isAsking: boolean;
  /** Runs `then` immediately if all changes are saved, otherwise asks first; for closing a panel or switching rows. */
  readonly ask: (then: () => void) => void;
  /** Allows the next navigation; call it before navigating after a save. */
  readonly release: () => void;
  /** The two replies of the user. */
  readonly leave: () => void;
  readonly stay: () => void;
}

/** The internal path of a clicked link, unless a modifier key opens it elsewhere; otherwise null. */
function placeOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const opensElsewhere =
    event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (link === null || opensElsewhere || link.target === '_blank' || link.origin !== location.origin)
    return null;
  return link.pathname === location.pathname ? null : `${link.pathname}${link.search}${link.hash}`;
}

/**
 * Guards while `isDirty`. Filter changes of the same page pass. Without the Navigation API, only links and closing
 * are guarded, not back navigation.
 */
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
          // `beforeunload` handles navigation to another document.
          if (isReleased.current || !event.cancelable || !destination.sameDocument) return;
          if (pathname === location.pathname) return;
          event.preventDefault();
          hold(() => {
            if (navigationType === 'traverse') travel(() => window.navigation.traverseTo(destination.key));
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
