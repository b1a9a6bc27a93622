/**
 * What a calm page is, for the app, stories and journeys: every fetch, render and write has finished, nothing is still
 * measured or moves, and no idle work is left. A chunk that loads with the last of that work.
 */
import type { QueryClient } from '@tanstack/react-query';
import { watchTraffic } from '#src/api/send.ts';

/** Quiet time in ms: work that starts within this time after the end of other work counts as part of it. */
const restMs = 100;

/** What is on its way, in words; undefined if nothing is. */
export function underWay(cache: QueryClient): string | undefined {
  const [query] = cache.getQueryCache().findAll({ fetchStatus: 'fetching' });
  if (query !== undefined) return `the query ${query.queryHash}`;
  if (cache.isMutating() > 0) return 'a write';
  const busy = document.querySelector('[aria-busy=true]');
  return busy === null ? undefined : `aria-busy of ${nameOf(busy)}`;
}

/**
 * What is still drawn, in words; undefined if nothing is. Reads the layout, so ask only once nothing is on its way.
 * Endless animations do not count.
 */
export function unsettled(): string | undefined {
  // virtua hides a row until the row is measured.
  const list = [...document.querySelectorAll<HTMLElement>('[data-windowed]:not([data-windowed="0"])')].find(
    ({ children }) => children.length === 0 || [...children].some(isHidden),
  );
  if (list !== undefined) return `the rows of ${nameOf(list)}`;
  const moving = document
    .getAnimations()
    .find(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  if (moving !== undefined) return `the movement of ${nameOf(movedBy(moving))}`;
  return document.fonts.status === 'loading' ? 'a font' : undefined;
}

const isHidden = (row: Element): boolean => row instanceof HTMLElement && row.style.visibility === 'hidden';

const movedBy = ({ effect }: Animation): Element | null =>
  effect !== null && 'target' in effect && effect.target instanceof Element ? effect.target : null;

/** The opening tag of an element. */
const nameOf = (element: Element | null): string =>
  element?.outerHTML.split('>', 1)[0]?.concat('>') ?? 'an element';

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
