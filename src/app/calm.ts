/**
 * What a calm page is, for the app, stories and journeys: every fetch, render and write has finished, nothing is still
 * measured or moves, no layer that closed is on its way back, and no idle work is left. A chunk that loads with the last of that work.
 */
import type { QueryClient } from '@tanstack/react-query';
import { watchTraffic } from '#src/api/send.ts';
import { unsettled } from './unsettled.ts';

/** Quiet time in ms: work that starts within this time after the end of other work counts as part of it. */
const restMs = 100;

/** Characters of a busy part that tell which it is. */
const shownOfBusy = 120;

/** What is on its way, in words; undefined if nothing is. */
export function underWay(cache: QueryClient): string | undefined {
  const [query] = cache.getQueryCache().findAll({ fetchStatus: 'fetching' });
  if (query !== undefined) return `the query ${query.queryHash}`;
  if (cache.isMutating() > 0) return 'a write';
  if (document.documentElement.hasAttribute('data-travels')) return 'a way through the history';
  const busy = document.querySelector('[aria-busy=true]');
  return busy?.outerHTML.slice(0, shownOfBusy);
}

/**
 * Sets `data-calm` on the root element while no call is open, no write waits and no part of the page is busy.
 * Returns a function that stops it.
 */
export function watchCalm(cache: QueryClient): () => void {
  const html = document.documentElement;
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const look = (): void => {
    if (isSending || underWay(cache) !== undefined) {
      rest();
      html.removeAttribute('data-calm');
    } else if (!html.hasAttribute('data-calm'))
      timer ??= setTimeout(() => {
        rest();
        // No event tells the end of a movement or of measuring.
        if (unsettled() === undefined) html.setAttribute('data-calm', '');
        else look();
      }, restMs);
  };
  const observer = new MutationObserver(look);
  observer.observe(html, { subtree: true, childList: true, attributeFilter: ['aria-busy', 'data-travels'] });
  const stops = [
    watchTraffic((open) => {
      isSending = open > 0;
      look();
    }),
    cache.getQueryCache().subscribe(look),
    cache.getMutationCache().subscribe(look),
    () => observer.disconnect(),
    rest,
    () => html.removeAttribute('data-calm'),
  ];
  look();
  return () => {
    for (const stop of stops) stop();
  };
}
