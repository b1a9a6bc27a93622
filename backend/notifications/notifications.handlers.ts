/** What a removed person was told, and wished to be told. */
import { onPersonRemoved } from '../http/handling.ts';
import { notifications, notificationSettings } from './notifications.tables.ts';

export const noticesGone = onPersonRemoved('notifications', {
  removes: [notifications, notificationSettings],
});
