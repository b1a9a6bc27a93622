/**
 * Shows the notifications that a push service brings, and opens their page. The product's only worker (/push.js); in the
 * demo, part of /sw.js, where the open page shows them. It intercepts no request.
 */
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('push', (event) => {
  const { title, path, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { tag, data: { path } }));
});

// An open page goes there, the focused one first; only pages of this origin.
const openPage = async (path) => {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (page === undefined) {
    await clients.openWindow(url.href);
    return;
  }
  await page.focus();
  if (page.url !== url.href) await page.navigate(url.href).catch(() => clients.openWindow(url.href));
};

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});
