/**
 * First half of the demo's only service worker, /sw.js; MSW's own script follows below it
 * (tools/vite/worker.ts joins them, because Trusted Types would block `importScripts`). It keeps the demo
 * working offline, and disables two behaviours of MSW. Unregistering when the last tab closes would break the
 * next offline start. Replacing the worker under open tabs would send their requests to the network and lose
 * their lazy chunks. A new release waits until a page posts TAKE_OVER; the page then reloads.
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
  // Names with a hash never change; other files must not come from an older HTTP cache. If the files cannot
  // be cached, the demo still works online.
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
  // Only the demo's own caches: MSW keeps its list of tabs in a cache too.
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
  // Runs before MSW's listener: the first answer is used, a second one would throw.
  event.stopImmediatePropagation();
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(file))
      .then((kept) => kept ?? fetch(request)),
  );
});
