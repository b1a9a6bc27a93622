/** Notifications of this browser: on by the press of a person, kept with each session, and off. */
import type { PushSubscription as Subscription } from '#schema/notifications/push.rules.ts';
import type { NotificationSettings } from '#schema/notifications/notifications.endpoints.ts';
import { request } from '#src/api/client.ts';
import { trustedScript } from '#src/lib/trustedScript.ts';
import { SubscribeDeviceDocument, UnsubscribeDeviceDocument } from '#src/gql/graphql.ts';
import { notifiedHere, rememberNotified } from './notifiedHere.ts';

/** The worker that shows notifications (tools/vite/notified-worker.js). */
const script = '/push.js';

/** Whether this browser can show notifications; with a key also while no page is open. */
export const canNotify = (pushKey: string | null): boolean =>
  'Notification' in globalThis &&
  'serviceWorker' in navigator &&
  (pushKey === null || 'PushManager' in globalThis);

/** The subscription of the browser with this key; a subscription with an earlier key is replaced. */
async function subscribed(pushKey: string): Promise<Subscription> {
  await navigator.serviceWorker.register(trustedScript('push', script));
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribe = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const subscription = await subscribe().catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return subscribe();
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

/** Without a push service (in the demo) the page shows notifications by itself; nothing is encrypted for it. */
const ownPage = (): Subscription => ({
  endpoint: notifiedHere()?.endpoint ?? `https://page.invalid/${crypto.randomUUID()}`,
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'A'.repeat(22),
});

/** Subscribes this browser for the person of the session. The browser must have permitted notifications. */
export async function notifyHere(personId: string, pushKey: string | null): Promise<NotificationSettings> {
  const device = pushKey === null ? ownPage() : await subscribed(pushKey);
  const { subscribeDevice } = await request(SubscribeDeviceDocument, { input: device });
  rememberNotified({ personId, endpoint: device.endpoint });
  return subscribeDevice;
}

/** Ends the subscription of the browser. */
export async function forgetHere(): Promise<void> {
  rememberNotified(undefined);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** Switches the notifications of this browser off, first at the server. */
export async function stopHere(endpoint: string): Promise<NotificationSettings> {
  const { unsubscribeDevice } = await request(UnsubscribeDeviceDocument, { endpoint });
  await forgetHere().catch(() => undefined);
  return unsubscribeDevice;
}
