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

/** Kept at a time: between two groups the page can have something to do. */
const GROUP = 24;

/** Keeps the next files; returns how many are kept then. The page is the last one, so that it is kept only beside all its files. */
const keepNext = async (most) => {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = [...FILES].filter((file) => !there.has(file));
  // Names with a hash never change; other files must not come from an older HTTP cache.
  const next = missing.slice(0, most);
  await cache.addAll(
    next.map((file) => new Request(file, file.startsWith('/assets/') ? {} : { cache: 'reload' })),
  );
  return FILES.size - missing.length + next.length;
};

// The first worker of a browser keeps nothing yet: the page that waits for it would load every file first.
// The next release keeps its files at once, beside pages that live on those of the release before.
addEventListener('install', (event) => {
  if (self.registration.active === null) return;
  // If the files cannot be kept, the demo still works online.
  event.waitUntil(keepNext(FILES.size).catch(() => caches.delete(CACHE)));
});

// A page that is calm asks for the next files, and is told how many there are (mock/tab/offline.ts).
addEventListener('message', (event) => {
  if (event.data !== 'KEEP_FILES') return;
  event.stopImmediatePropagation();
  const [line] = event.ports;
  const keep = async () => {
    try {
      line.postMessage({ kept: await keepNext(GROUP), all: FILES.size });
    } catch (error) {
      // The rows of the world need the space more.
      if (error.name === 'QuotaExceededError') await caches.delete(CACHE);
      line.postMessage({ hasFailed: true });
    }
  };
  event.waitUntil(keep());
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
