/** Notifications of the demo: the open page shows them, because the demo has no push service. */
import type { Pusher } from '#backend/http/messengers.ts';

/** Through the worker of the page, which opens the right page on a press; without a worker by the page alone. */
export const pagePusher: Pusher = async (_to, { title, path, tag }) => {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return 'gone';
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) await registration.showNotification(title, { tag, data: { path } });
  else
    new Notification(title, { tag }).addEventListener('click', () => {
      window.focus();
      location.assign(path);
    });
  return 'sent';
};
