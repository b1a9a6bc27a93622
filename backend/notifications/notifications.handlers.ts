/** Notifications, their messages, settings and devices of a removed person. */
import { onPersonRemoved } from '../http/handling.ts';
import {
  notifications,
  notificationSettings,
  pushMessages,
  pushSubscriptions,
  whatsappMessages,
} from './notifications.tables.ts';

export const noticesGone = onPersonRemoved('notifications', {
  removes: [notifications, notificationSettings, pushSubscriptions, pushMessages, whatsappMessages],
});
