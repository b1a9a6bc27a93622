/**
 * Marks the page as calm: every fetch, render and write has finished, and no idle work is left. A chunk that
 * loads with the last of that work.
 */
import type { QueryClient } from '@tanstack/react-query';
import { watchTraffic } from '#src/api/send.ts';

/** Quiet time in ms: work that starts within this time after the end of other work counts as part of it. */
const restMs = 100;

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
    const isBusy =
      isSending ||
      cache.isFetching() + cache.isMutating() > 0 ||
      html.querySelector('[aria-busy=true]') !== null;
    if (isBusy) {
      rest();
      html.removeAttribute('data-calm');
    } else if (!html.hasAttribute('data-calm'))
      timer ??= setTimeout(() => {
        rest();
        html.setAttribute('data-calm', '');
      }, restMs);
  };
  const observer = new MutationObserver(look);
  observer.observe(html, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
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
