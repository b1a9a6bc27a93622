/** Notifications of a removed person, and their settings. */
import { onPersonRemoved } from '../http/handling.ts';
import { notifications, notificationSettings } from './notifications.tables.ts';

export const noticesGone = onPersonRemoved('notifications', {
  removes: [notifications, notificationSettings],
});
