/** Notifications and notification settings of a removed person. */
import { onPersonRemoved } from '../http/handling.ts';
import { notifications, notificationSettings } from './notifications.tables.ts';

export const noticesGone = onPersonRemoved('notifications', {
  removes: [notifications, notificationSettings],
});
