/** Notifications and notification settings of people. */
import type { NotificationKind, NotificationTopic } from '#schema/notifications/notifications.rules.ts';
import { bool, json, orNull, table, text } from '../store/table.ts';

export const notifications = table(
  'notifications',
  {
    userId: text(),
    kind: text<NotificationKind>(),
    actorId: orNull(text()),
    postId: orNull(text()),
    /** The order, request for points, redemption or document, by the kind. */
    sourceId: orNull(text()),
    readAt: orNull(text()),
    createdAt: text(),
  },
  {
    indexes: [['userId', 'readAt'], ['userId', 'createdAt'], ['postId'], ['createdAt']],
  },
);

/** One row for each person who changed a setting. */
export const notificationSettings = table(
  'notification_settings',
  {
    userId: text(),
    emailEnabled: bool(),
    pushEnabled: bool(),
    whatsappEnabled: bool(),
    phone: orNull(text()),
    topics: json<Readonly<Partial<Record<NotificationTopic, boolean>>>>(),
    updatedAt: text(),
  },
  { unique: [['userId']] },
);
