/** Notifications of every kind for stories, and an inbox that marks like the server. */
import type { Notification } from '#schema/notifications/notifications.endpoints.ts';
import type {
  NotificationChannels,
  NotificationSettings,
} from '#schema/notifications/notifications.endpoints.ts';
import type { NotificationKind } from '#schema/notifications/notifications.rules.ts';
import type { Answers } from '../kit/FakeServer.tsx';
import { ago, day, idOf, minute, people, person } from '../kit/world.sample.ts';

const told = (
  number: number,
  kind: NotificationKind,
  age: number,
  more: Partial<Notification> = {},
): Notification => ({
  id: idOf('0020', number),
  kind,
  actor: person(number % people.length),
  postId: idOf('0002', number),
  sourceId: null,
  excerpt: 'Gracias por cerrar el informe conmigo hasta tarde.',
  readAt: ago(0),
  createdAt: ago(age),
  ...more,
});

const waiting = { readAt: null } as const;
const closing = idOf('0002', 900);
const reactions = Array.from({ length: 12 }, (_, index) =>
  told(100 + index, 'reaction', (12 + index * 4) * minute, {
    postId: closing,
    actor: { ...person(index % 8), id: idOf('0001', 300 + index) },
    ...(index < 5 ? waiting : {}),
  }),
);

/** Every kind over several days; newest first. */
export const inbox: readonly Notification[] = [
  told(1, 'recognition', 3 * minute, { ...waiting, excerpt: 'Tu calma el martes salvó la entrega.' }),
  ...reactions,
  told(20, 'order', 62 * minute, { postId: null, sourceId: idOf('0040', 1), excerpt: '' }),
  told(21, 'order', 64 * minute, { postId: null, sourceId: idOf('0040', 1), excerpt: '', actor: person(5) }),
  told(22, 'request', 66 * minute, { postId: null, sourceId: idOf('0041', 1), excerpt: '' }),
  told(23, 'coupon', 68 * minute, { actor: null, postId: null, sourceId: idOf('0042', 1), excerpt: '' }),
  told(2, 'boost', 70 * minute, waiting),
  told(3, 'comment', 90 * minute, { excerpt: '¿Quién organizó el taller de datos?' }),
  told(13, 'comment', 95 * minute, {
    postId: idOf('0002', 3),
    excerpt: '¿Quién organizó el taller de datos?',
  }),
  told(4, 'badge', day, { ...waiting, excerpt: '' }),
  told(5, 'poll', day + 40 * minute, { actor: null, excerpt: '¿Dónde celebramos fin de año?' }),
  told(6, 'report', day + 60 * minute, { ...waiting, actor: null, excerpt: 'Mensaje reportado' }),
  told(16, 'report', day + 62 * minute, {
    ...waiting,
    actor: null,
    postId: idOf('0002', 6),
    excerpt: 'Mensaje reportado',
  }),
  told(7, 'comment', 3 * day, { postId: null, excerpt: '' }),
  told(8, 'anniversary', 40 * day, { actor: null, excerpt: '' }),
  told(9, 'birthday', 400 * day, { actor: null, excerpt: '' }),
];

/** Two hundred over three weeks. */
export const twoHundred: readonly Notification[] = Array.from({ length: 200 }, (_, index) =>
  told(
    1_000 + index,
    (['recognition', 'comment', 'reaction', 'boost', 'badge'] as const)[index % 5] ?? 'comment',
    (5 + index * 150) * minute,
    index < 30 ? waiting : {},
  ),
);

const unreadOf = (all: readonly Notification[]): number => all.filter(({ readAt }) => readAt === null).length;

/** A server that stores these notifications, twenty per page, and marks them. */
export function inboxServer(notifications: readonly Notification[]): Answers {
  let all = [...notifications];
  const counts = () => ({ notificationCount: unreadOf(all), pendingSurveys: 0 });
  return {
    Counts: () => ({ counts: counts() }),
    Notifications: ({ page = 1, unread = false }) => {
      const shown = unread === true ? all.filter(({ readAt }) => readAt === null) : all;
      const from = (Number(page) - 1) * 20;
      return {
        notifications: {
          items: shown.slice(from, from + 20),
          pagination: { page: Number(page), totalPages: Math.ceil(shown.length / 20) },
        },
      };
    },
    MarkNotifications: ({ ids, read }) => {
      all = all.map((one) =>
        ids === undefined || (Array.isArray(ids) && ids.includes(one.id))
          ? { ...one, readAt: read === false ? null : (one.readAt ?? ago(0)) }
          : one,
      );
      return { markNotifications: counts() };
    },
    NotificationChannels: () => ({ notificationChannels: channels }),
    NotificationSettings: () => ({ notificationSettings: { ...settings, whatsappEnabled: true } }),
  };
}

/** All topics except reactions; WhatsApp is off. */
export const settings: NotificationSettings = {
  emailEnabled: true,
  pushEnabled: false,
  whatsappEnabled: false,
  phone: null,
  whatsappFailed: false,
  topics: {
    comment: true,
    reaction: false,
    birthday: true,
    anniversary: true,
    poll: true,
    survey: true,
    evaluation: true,
    goal: false,
    task: true,
    challenge: true,
    communication: true,
    digest: true,
  },
  digestHour: 9,
};

/** All channels; only the open page shows notifications of the browser. */
export const channels: NotificationChannels = { email: true, browser: true, pushKey: null, whatsapp: true };

/** A server that stores settings. */
export function settingsServer(
  kept: NotificationSettings = settings,
  notificationChannels: NotificationChannels = channels,
): Answers {
  let now = kept;
  return {
    NotificationChannels: () => ({ notificationChannels }),
    NotificationSettings: () => ({ notificationSettings: now }),
    UpdateNotificationSettings: ({ input }) => {
      const change = input as Partial<NotificationSettings>; // as typed by the document
      now = { ...now, ...change, topics: { ...now.topics, ...change.topics } };
      return { updateNotificationSettings: now };
    },
    SubscribeDevice: () => ({ subscribeDevice: now }),
    UnsubscribeDevice: () => ({ unsubscribeDevice: now }),
    UpdateWhatsapp: ({ phone }) => {
      now = { ...now, whatsappEnabled: true, phone: String(phone) };
      return { updateWhatsapp: now };
    },
    DeactivateWhatsapp: () => {
      now = { ...now, whatsappEnabled: false };
      return { deactivateWhatsapp: now };
    },
  };
}
