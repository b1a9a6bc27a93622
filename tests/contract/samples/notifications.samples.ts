/** Valid calls of notifications. */
import { notifications } from '#backend/notifications/notifications.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, type Calls } from './known.ts';

/** An unread notification. */
export const known = async (store: Store) => ({
  notification: await firstId(store, notifications, { where: { readAt: null } }),
});
/** The result of `known`; samples of other domains may use it. */
export type NotificationsKnown = Awaited<ReturnType<typeof known>>;

export const calls: Calls<NotificationsKnown> = {
  'notifications.list': () => ({ query: { unread: true } }),
  'notifications.subscribeDevice': () => ({
    body: { p256dh: `BA${'k'.repeat(85)}`, auth: 'a'.repeat(21) + 'A' },
  }),
  'notifications.markRead': ({ notification }) => ({ body: { ids: [notification] } }),
};
