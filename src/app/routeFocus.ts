/**
 * Focus and scroll position after a screen has arrived: focus on its heading, scroll position of the history
 * entry.
 */
import { useEffect, useLayoutEffect } from 'react';
import { entryKey } from '#src/lib/historyEntry.ts';
import { pageFlags } from './pageFlags.ts';

/** The scroll position of each history entry; lost on reload, like the sizes of the lists. */
const places = new Map<string, number>();
let current = '';
let address = '';
let replaced = false;
let heading = '';

const withoutFragment = (url: string): string | undefined => url.split('#')[0];
const noteScroll = (): void => {
  if (current !== '') places.set(current, scrollY);
};
/** Until the next screen is drawn, scroll events come from the shrinking page, not from the user. */
const leave = (): void => {
  noteScroll();
  // The same screen under another entry: no new screen will be drawn.
  current = withoutFragment(address) === withoutFragment(location.href) ? entryKey() : '';
};
const notePush = (): void => {
  replaced = false;
  leave();
};
const noteReplace = (): void => {
  // Naming the entry (src/lib/historyEntry.ts) replaces its state, not its address.
  if (location.href === address) return;
  replaced = true;
  leave();
};

/**
 * Takes over scroll restoration, because the browser restores before a lazy screen is drawn; returns a
 * function that stops it.
 */
export function keepScrollPositions(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  history.scrollRestoration = 'manual';
  addEventListener('scroll', noteScroll, { passive: true, signal });
  // wouter dispatches events with these names for its own navigation.
  addEventListener('pushState', notePush, { signal });
  addEventListener('popstate', notePush, { signal });
  addEventListener('replaceState', noteReplace, { signal });
  return () => {
    stop.abort();
    history.scrollRestoration = 'auto';
  };
}

/**
 * A new entry starts at the top, an old one at its last position; a replaced address on the same path (a
 * filter) keeps the position.
 */
function takePlace(): void {
  const samePath = address !== '' && new URL(address).pathname === location.pathname;
  const stays = replaced && samePath;
  replaced = false;
  address = location.href;
  current = entryKey();
  if (stays) noteScroll();
  else scrollTo({ top: places.get(current) ?? 0, behavior: 'instant' });
}

/** Focuses what a way back leads to (`data-return`), else only a changed heading: a user who changes a filter keeps the focus there. */
function focusHeading(main: HTMLElement): void {
  const found = main.querySelector('h1');
  const words = found?.textContent ?? '';
  const isNew = words === '' || words !== heading;
  heading = words;
  if (pageFlags.isFresh || !isNew) return;
  const returned = main.querySelector<HTMLElement>('[data-return]');
  if (returned !== null) {
    returned.focus({ preventScroll: true });
    return;
  }
  const target = found ?? main;
  target.tabIndex = -1;
  // No focus ring: the heading is a start for reading, not a control.
  target.classList.add('outline-none');
  target.focus({ preventScroll: true });
}

/**
 * Call in a component after the screen, inside its Suspense: it runs once the screen is drawn and the splash
 * is gone. `place` is path and query.
 */
export function useRouteFocus(place: string, isCovered: boolean): void {
  useLayoutEffect(() => {
    if (!isCovered) takePlace();
  }, [place, isCovered]);
  useEffect(() => {
    const main = document.querySelector('main');
    if (isCovered || main === null) return;
    focusHeading(main);
    pageFlags.isFresh = false;
  }, [place, isCovered]);
}
