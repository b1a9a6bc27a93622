/** Calls about notifications (spec §3 "Notification data", §7). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Count, Id, Instant, page, PageNumber } from '../kit/shapes.ts';
import { pageSize } from '../limits.ts';
import { Phone } from '../users/account.rules.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { notificationKinds, type NotificationTopic } from './notifications.rules.ts';

/** What waits for the person. */
export const Counts = z.object({ notificationCount: Count, pendingSurveys: Count });
export type Counts = z.output<typeof Counts>;

/** Something the person is told; its words follow from the kind. */
export const Notification = z.object({
  id: Id,
  kind: z.enum(notificationKinds),
  /** Who did it; none for the organisation, the calendar, and what is said without a name. */
  actor: z.nullable(PublicUser),
  /** What it is about; null where the person may not see it (any more). */
  postId: z.nullable(Id),
  /** The order, request for points or redemption it is about. */
  sourceId: z.nullable(Id),
  /** The beginning of that post's words, at most 140 characters. */
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
} satisfies Record<NotificationTopic, z.ZodMiniBoolean>);

/** How the person wants to be told (contract entity `notification_settings`). */
export const NotificationSettings = z.object({
  emailEnabled: z.boolean(),
  pushEnabled: z.boolean(),
  whatsappEnabled: z.boolean(),
  /** Of WhatsApp, international. */
  phone: z.nullable(z.string()),
  /** What the person is told of; the rest is always told. */
  topics: Topics,
});
export type NotificationSettings = z.output<typeof NotificationSettings>;

const own = { can: 'notifications.see', module: 'notifications' } as const;

/** Counting and listening, which every page does. */
export const streamEndpoints = endpoints({
  count: { route: 'GET /user/notification_count', reply: Counts, ...own, origin: 'spec' },
  /** Server-sent events, each a `StreamedMessage` (design §8). */
  stream: {
    route: 'GET /stream',
    answer: 'stream',
    can: 'notifications.see',
    origin: 'ours',
  },
});

/** What was told, and how the person wants it. */
export const inboxEndpoints = endpoints({
  /** Newest first; reading changes nothing, marking is a call of its own. */
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
      /** All of them where left out. */
      ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(pageSize.max))),
      /** False makes them unread again. */
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
  updateSettings: {
    route: 'POST /user/notification_settings',
    body: z.object({
      emailEnabled: z.optional(z.boolean()),
      pushEnabled: z.optional(z.boolean()),
      topics: z.optional(z.partial(Topics)),
    }),
    reply: NotificationSettings,
    ...own,
    origin: 'spec',
  },
  updateWhatsapp: {
    route: 'POST /user/notification_settings_wpp',
    body: z.object({
      whatsappEnabled: z.boolean(),
      /** Needed to turn it on where none is known. */
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
