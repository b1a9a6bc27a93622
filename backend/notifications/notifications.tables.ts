/** Notifications and notification settings of people. */
import type { NotificationKind, NotificationTopic } from '#schema/notifications/notifications.rules.ts';
import { queued } from '../jobs/queue.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';

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
    /** When WhatsApp refused the number; no message leaves until the person sets it again. */
    whatsappFailedAt: orNull(text()),
    topics: json<Readonly<Partial<Record<NotificationTopic, boolean>>>>(),
    /** The hour of the person's own Monday at which the weekly digest leaves. */
    digestHour: int(),
    updatedAt: text(),
  },
  { unique: [['userId']] },
);

/** Browsers that show notifications. A row ends with its session, by a sign-out or a new epoch of the person. */
export const pushSubscriptions = table(
  'push_subscriptions',
  {
    userId: text(),
    /** The address at the push service; with it and the keys below, anyone can send. */
    endpoint: text(),
    p256dh: text(),
    auth: text(),
    /** The public key of the server that the browser subscribed with. */
    serverKey: text(),
    /** The session (`jti`) and the epoch that the browser is signed in with. */
    sessionId: text(),
    epoch: int(),
    createdAt: text(),
  },
  { unique: [['endpoint']], indexes: [['userId', 'createdAt'], ['sessionId']] },
);

/** One message to one browser about one notification. */
export const pushMessages = table(
  'push_messages',
  { userId: text(), subscriptionId: text(), notificationId: text(), ...queued },
  { indexes: [['status', 'dueAt'], ['userId'], ['createdAt']] },
);

/** One WhatsApp message about one notification. Number and language are those of the moment of sending. */
export const whatsappMessages = table(
  'whatsapp_messages',
  {
    userId: text(),
    notificationId: text(),
    /** From this moment on it is not handed over. With `failed`: when it may leave again; null if it never may. */
    quietAt: orNull(text()),
    ...queued,
  },
  { unique: [['notificationId']], indexes: [['status', 'dueAt'], ['userId'], ['createdAt']] },
);
