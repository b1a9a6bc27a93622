/** What happens when a screen has arrived: focus to its heading, and the place one had left (design §9 "Behaviour"). */
import { useEffect, useLayoutEffect } from 'react';
import { entryKey } from '#src/lib/historyEntry.ts';
import { pageFlags } from './pageFlags.ts';

/** Where each history entry was scrolled to; worth nothing after a reload, like the sizes of the lists. */
const places = new Map<string, number>();
let current = '';
let address = '';
let replaced = false;
let heading = '';

const noteScroll = (): void => void (current === '' ? undefined : places.set(current, scrollY));
/** Until the next screen stands, whatever scrolls is the page growing shorter, not somebody leaving their place. */
const leave = (): void => {
  noteScroll();
  const before = address === '' ? undefined : new URL(address);
  // The same screen under another entry: none will come.
  const stays = before?.pathname === location.pathname && before.search === location.search;
  current = stays ? entryKey() : '';
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

/** Takes scrolling over from the browser, which restores before a lazy screen is there; answers how to stop. */
export function keepScrollPositions(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  history.scrollRestoration = 'manual';
  addEventListener('scroll', noteScroll, { passive: true, signal });
  // wouter announces its own navigation by these names.
  addEventListener('pushState', notePush, { signal });
  addEventListener('popstate', notePush, { signal });
  addEventListener('replaceState', noteReplace, { signal });
  return () => {
    stop.abort();
    history.scrollRestoration = 'auto';
  };
}

/** A new entry starts at the top, an old one where it was left, a refined address (a filter) stays where it is. */
function takePlace(): void {
  const samePath = address !== '' && new URL(address).pathname === location.pathname;
  const stays = replaced && samePath;
  replaced = false;
  address = location.href;
  current = entryKey();
  if (stays) noteScroll();
  else scrollTo({ top: places.get(current) ?? 0, behavior: 'instant' });
}

/** Only to another heading: whoever turns a filter keeps the focus there. */
function focusHeading(main: HTMLElement): void {
  const found = main.querySelector('h1');
  const words = found?.textContent ?? '';
  const isNew = words === '' || words !== heading;
  heading = words;
  if (pageFlags.isFresh || !isNew) return;
  const target = found ?? main;
  target.tabIndex = -1;
  // A place to read on from, not a control: no ring.
  target.classList.add('outline-none');
  target.focus({ preventScroll: true });
}

/** Call in a component that stands after the screen, inside its Suspense: it runs once the screen is drawn and the splash is gone. `place` is path and query. */
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
