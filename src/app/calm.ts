/** Says on the page that it is calm: what had to be fetched, shown or stored is, and nothing waits for an idle moment any more. A chunk that comes with the last of that. */
import type { QueryClient } from '@tanstack/react-query';
import { watchTraffic } from '#src/api/send.ts';

/** What comes at once after something ended belongs to it: so long, in ms, nothing may begin. */
const restMs = 100;

/** Keeps `data-calm` on the document's element while no call is open, no write waits and no part of the page is busy; answers how to stop. */
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
