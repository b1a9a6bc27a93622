/** Calls about notifications (spec §3 "Notification data", §7). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Count, Id, Instant, page, PageNumber } from '../kit/shapes.ts';
import { pageSize } from '../limits.ts';
import { Phone } from '../users/account.rules.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { PushSubscription } from './push.rules.ts';
import { digestHours, notificationKinds, type NotificationTopic } from './notifications.rules.ts';

/** Counts of the user's unread notifications and pending surveys. */
export const Counts = z.object({ notificationCount: Count, pendingSurveys: Count });
export type Counts = z.output<typeof Counts>;

/** A notification; its text derives from the kind. */
export const Notification = z.object({
  id: Id,
  kind: z.enum(notificationKinds),
  /** Who caused it; null for the organisation, the calendar, and anonymous causes. */
  actor: z.nullable(PublicUser),
  /** The related post; null if the user may not see it or no longer sees it. */
  postId: z.nullable(Id),
  /** The related order, request for points or redemption. */
  sourceId: z.nullable(Id),
  /** The beginning of the post's message, at most 140 characters; why a survey of one's own waits; a task and its points; an event and how one takes part; a programme. */
  excerpt: z.string(),
  readAt: z.nullable(Instant),
  createdAt: Instant,
});
export type Notification = z.output<typeof Notification>;

const Topics = z.object({
  comment: z.boolean(),
  reaction: z.boolean(),
  birthday: z.boolean(),
  anniversary: z.boolean(),
  poll: z.boolean(),
  survey: z.boolean(),
  evaluation: z.boolean(),
  goal: z.boolean(),
  task: z.boolean(),
  challenge: z.boolean(),
  communication: z.boolean(),
  digest: z.boolean(),
} satisfies Record<NotificationTopic, z.ZodMiniBoolean>);

/** The notification channels of a user (contract entity `notification_settings`). */
export const NotificationSettings = z.object({
  emailEnabled: z.boolean(),
  pushEnabled: z.boolean(),
  whatsappEnabled: z.boolean(),
  /** WhatsApp number in international format. */
  phone: z.nullable(z.string()),
  /** Whether WhatsApp refused the number, so that no message leaves until it is set again. */
  whatsappFailed: z.boolean(),
  /** Topics that the user can switch off; all other kinds are always sent. */
  topics: Topics,
  /** The hour of the user's own Monday at which the weekly digest leaves, unless its topic is off. */
  digestHour: Count,
});
export type NotificationSettings = z.output<typeof NotificationSettings>;

/** The channels outside the product that a deployment can use; the switch of any other channel is absent. */
export const NotificationChannels = z.object({
  email: z.boolean(),
  /** Notifications of the browser. */
  browser: z.boolean(),
  /** The public VAPID key; null if only an open page shows notifications, as in the demo. */
  pushKey: z.nullable(z.string()),
  whatsapp: z.boolean(),
});
export type NotificationChannels = z.output<typeof NotificationChannels>;

const own = { can: 'notifications.see', module: 'notifications' } as const;

/** Counter and stream, which every page uses. */
export const streamEndpoints = endpoints({
  count: { route: 'GET /user/notification_count', reply: Counts, ...own, origin: 'spec' },
  /** Server-sent events, each a `StreamedMessage`. */
  stream: {
    route: 'GET /stream',
    answer: 'stream',
    can: 'notifications.see',
    origin: 'ours',
  },
});

/** The list of notifications and the user's settings. */
export const inboxEndpoints = endpoints({
  /** Newest first; reading the list marks nothing as read. */
  list: {
    route: 'GET /user/notification',
    query: z.object({ page: PageNumber, unread: z.optional(z.boolean()) }),
    reply: page(Notification),
    ...own,
    origin: 'spec',
  },
  markRead: {
    route: 'POST /user/notification/read',
    body: z.object({
      /** All notifications if absent. */
      ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(pageSize.max))),
      /** False marks them as unread again. */
      read: z._default(z.boolean(), true),
    }),
    reply: Counts,
    ...own,
    origin: 'ours',
  },
  settings: {
    route: 'GET /user/notification_settings',
    reply: NotificationSettings,
    ...own,
    origin: 'ours',
  },
  channels: {
    route: 'GET /user/notification_channels',
    reply: NotificationChannels,
    ...own,
    origin: 'ours',
  },
  updateSettings: {
    route: 'POST /user/notification_settings',
    body: z.object({
      emailEnabled: z.optional(z.boolean()),
      pushEnabled: z.optional(z.boolean()),
      topics: z.optional(z.partial(Topics)),
      digestHour: z.optional(z.int().check(z.gte(digestHours.from), z.lte(digestHours.to))),
    }),
    reply: NotificationSettings,
    ...own,
    origin: 'spec',
  },
  /** Notifications of this browser on, until the session is ended by its person. */
  subscribeDevice: {
    route: 'POST /user/push_subscription',
    body: PushSubscription,
    reply: NotificationSettings,
    ...own,
    origin: 'ours',
  },
  unsubscribeDevice: {
    route: 'POST /user/push_subscription/remove',
    body: z.pick(PushSubscription, { endpoint: true }),
    reply: NotificationSettings,
    ...own,
    origin: 'ours',
  },
  updateWhatsapp: {
    route: 'POST /user/notification_settings_wpp',
    body: z.object({
      whatsappEnabled: z.boolean(),
      /** Required to switch it on if no number is stored. */
      phone: z.optional(Phone),
    }),
    reply: NotificationSettings,
    can: 'notifications.see',
    module: 'whatsapp',
    origin: 'spec',
  },
  deactivateWhatsapp: {
    route: 'POST /user/whatsapp/deactivate',
    reply: NotificationSettings,
    can: 'notifications.see',
    module: 'whatsapp',
    origin: 'spec',
  },
});

export const notificationEndpoints = { ...streamEndpoints, ...inboxEndpoints } as const;
