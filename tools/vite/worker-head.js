/**
 * First half of the demo's one service worker, /sw.js; MSW's own script follows below it (tools/vite/worker.ts joins
 * them: `importScripts` would be refused by Trusted Types). It keeps the demo working with the network off, and takes
 * two habits from MSW: unregistering when the last tab closes (the next offline start would find nothing) and
 * replacing the worker under open tabs (their requests would reach the network, their lazy chunks would be gone).
 * A new release waits until a page posts TAKE_OVER; the page then reloads.
 */
const CACHE_PREFIX = 'aplauso-demo:';
const CACHE = CACHE_PREFIX + '__BUILD__';
const FILES = new Set(/* __FILES__ */);

self.registration.unregister = () => Promise.resolve(false);
const takeOver = self.skipWaiting.bind(self);
self.skipWaiting = () => Promise.resolve();

addEventListener('message', (event) => {
  if (event.data !== 'TAKE_OVER') return;
  event.stopImmediatePropagation();
  event.waitUntil(takeOver());
});

addEventListener('install', (event) => {
  // Names with a hash never change; the others must not come from an older HTTP cache. If the files cannot be kept,
  // the demo still works with the network on.
  const requests = [...FILES].map(
    (file) => new Request(file, file.startsWith('/assets/') ? {} : { cache: 'reload' }),
  );
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(requests);
  };
  event.waitUntil(keep().catch(() => caches.delete(CACHE)));
});

addEventListener('activate', (event) => {
  // Only our own: MSW keeps its list of tabs in a cache too.
  const dropOlder = async () => {
    const names = await caches.keys();
    const older = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE);
    await Promise.all(older.map((name) => caches.delete(name)));
  };
  event.waitUntil(dropOlder());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const file = request.mode === 'navigate' && !/\.\w+$/.test(url.pathname) ? '/' : url.pathname;
  if (!FILES.has(file)) return;
  // Before MSW's listener: the first answer wins, a second one would throw.
  event.stopImmediatePropagation();
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(file))
      .then((kept) => kept ?? fetch(request)),
  );
});
