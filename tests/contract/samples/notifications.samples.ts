/** Valid calls of notifications. */
import { notifications } from '#backend/notifications/notifications.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, type FieldSamples, type RestSamples } from './known.ts';

/** An unread notification. */
export const known = async (store: Store) => ({
  notification: await firstId(store, notifications, { where: { readAt: null } }),
});
/** The result of `known`; samples of other domains may use it. */
export type NotificationsKnown = Awaited<ReturnType<typeof known>>;

const phone = '+57 300 123 4567';

export const restSamples: RestSamples<NotificationsKnown> = {
  'notifications.count': () => ({}),
  'notifications.stream': () => ({}),
  'notifications.list': () => ({ search: '?page=1&unread=true' }),
  'notifications.markRead': ({ notification }) => ({ body: { ids: [notification], read: true } }),
  'notifications.settings': () => ({}),
  'notifications.updateSettings': () => ({ body: { email_enabled: false, push_enabled: true } }),
  'notifications.updateWhatsapp': () => ({ body: { whatsapp_enabled: true, phone } }),
  'notifications.deactivateWhatsapp': () => ({}),
};

export const fieldSamples: FieldSamples<NotificationsKnown> = {
  'Query.counts': () => '',
  'Query.notifications': () => '(page: 1, unread: true)',
  'Query.notificationSettings': () => '',
  'Mutation.markNotifications': ({ notification }) => `(ids: ["${notification}"], read: true)`,
  'Mutation.updateNotificationSettings': () =>
    '(input: { emailEnabled: false, topics: { comment: false, poll: true } })',
  'Mutation.updateWhatsapp': () => `(whatsappEnabled: true, phone: "${phone}")`,
  'Mutation.deactivateWhatsapp': () => '',
};
