/** One mail to each person about all that was left for them in the last quarter of an hour and that they have not seen. */
import type { NotificationKind } from '#schema/notifications/notifications.rules.ts';
import { addressOfPage, baseOf } from '../session/links.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { jobTurns } from '../jobs/jobs.tables.ts';
import { quarterOf } from '../jobs/jobSchedule.ts';
import { writeMail } from '../mail/write.ts';
import { organizations } from '../organization/organization.tables.ts';
import { isOver, type UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import { notifications, notificationSettings } from './notifications.tables.ts';

/** After a longer silence of the home, older news are no news. */
const longestMs = 86_400_000;

type Words = Readonly<Record<UserRow['language'], readonly [one: string, many: string]>>;

/** What is worth a mail, one and several of it, in the order in which a mail says it; reactions and days are seen in the feed. */
const worth = {
  recognition: {
    spanish: ['Te dieron las gracias', 'Te dieron las gracias {n} veces'],
    english: ['You were thanked', 'You were thanked {n} times'],
  },
  boost: {
    spanish: ['Alguien sumó puntos a tu reconocimiento', '{n} personas sumaron puntos a tus reconocimientos'],
    english: ['Somebody added points to your recognition', '{n} people added points to your recognitions'],
  },
  badge: {
    spanish: ['Recibiste una insignia', 'Recibiste {n} insignias'],
    english: ['You received a badge', 'You received {n} badges'],
  },
  order: {
    spanish: ['Hay novedades de un pedido', 'Hay {n} novedades de pedidos'],
    english: ['There is an update on an order', 'There are {n} updates on orders'],
  },
  request: {
    spanish: ['Hay novedades de una solicitud de puntos', 'Hay {n} novedades de solicitudes de puntos'],
    english: ['There is an update on a request for points', 'There are {n} updates on requests for points'],
  },
  coupon: {
    spanish: ['Un cupón tuyo está por vencer', '{n} cupones tuyos están por vencer'],
    english: ['A coupon of yours is about to expire', '{n} coupons of yours are about to expire'],
  },
  document: {
    spanish: [
      'Hay un documento que tienes que leer y confirmar',
      'Hay {n} documentos que tienes que leer y confirmar',
    ],
    english: [
      'There is a document to read and acknowledge',
      'There are {n} documents to read and acknowledge',
    ],
  },
  comment: {
    spanish: ['Hay un comentario para ti', 'Hay {n} comentarios para ti'],
    english: ['There is a comment for you', 'There are {n} comments for you'],
  },
  poll: {
    spanish: ['Terminó una encuesta tuya', 'Terminaron {n} encuestas tuyas'],
    english: ['A poll of yours has ended', '{n} polls of yours have ended'],
  },
  report: {
    spanish: ['Hay una publicación por revisar', 'Hay {n} publicaciones por revisar'],
    english: ['There is a post to look at', 'There are {n} posts to look at'],
  },
} as const satisfies Partial<Record<NotificationKind, Words>>;

type Worth = keyof typeof worth;
const kinds = Object.keys(worth).filter((kind): kind is Worth => Object.hasOwn(worth, kind));

const around = {
  spanish: {
    subject: 'Tienes {n} novedades',
    way: 'Aquí las ves. Si prefieres no recibir estos correos, apágalos en tus notificaciones.',
  },
  english: {
    subject: 'You have {n} updates',
    way: 'See them here. If you would rather not get these mails, switch them off in your notifications.',
  },
} as const;

const counted = (text: string, count: number): string => text.replace('{n}', String(count));

/** Subject and text, from how much there is of each kind. */
export function wordsOf(
  language: UserRow['language'],
  counts: ReadonlyMap<NotificationKind, number>,
): { readonly subject: string; readonly text: string } {
  const lines = kinds.flatMap((kind) => {
    const count = counts.get(kind) ?? 0;
    const [one, many] = worth[kind][language];
    return count === 0 ? [] : [counted(count === 1 ? one : many, count)];
  });
  const total = kinds.reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0);
  const [only] = lines;
  return {
    subject: lines.length === 1 && only !== undefined ? only : counted(around[language].subject, total),
    text: `${lines.map((line) => `${line}.`).join('\n')}\n\n${around[language].way}`,
  };
}

/** Since when, and until when, there is something to tell; the first look tells nothing of what was before it. */
async function span({ store, at }: JobContext, job: string): Promise<{ since: string; until: string }> {
  const until = quarterOf(at);
  const [last] = (await store.list(jobTurns, { where: { name: job } })).rows;
  const earliest = new Date(Date.parse(until) - longestMs).toISOString();
  const since = last?.at ?? until;
  return { since: since < earliest ? earliest : since, until };
}

/** Writes the mails; a fixed number of reads, however many there are. */
export async function mailNotices(context: JobContext, job: string): Promise<void> {
  const { store, now, org, links } = context;
  const { since, until } = await span(context, job);
  const { rows: left } = await store.list(notifications, {
    where: { createdAt: { gte: since, lt: until }, readAt: null, kind: { in: kinds } },
  });
  if (left.length === 0) return;
  const counts = new Map<string, Map<NotificationKind, number>>();
  for (const { userId, kind } of left) {
    const own = counts.get(userId) ?? new Map<NotificationKind, number>();
    counts.set(userId, own.set(kind, (own.get(kind) ?? 0) + 1));
  }
  const ids = [...counts.keys()];
  const { rows: settings } = await store.list(notificationSettings, {
    where: { userId: { in: ids }, emailEnabled: false },
  });
  const silent = new Set(settings.map(({ userId }) => userId));
  const { rows: people } = await store.list(users, {
    where: { id: { in: ids }, active: true, deletedAt: null, activatedAt: { ne: null } },
  });
  const {
    rows: [organization],
  } = await store.list(organizations, { limit: 1 });
  const link = addressOfPage(await baseOf(links, org), '/notifications');
  await writeMail(
    context,
    people
      .filter((user) => !silent.has(user.id) && !isOver(user, now))
      .map((user) => ({
        kind: 'notice' as const,
        user,
        words: {
          organization: organization?.name ?? '',
          ...wordsOf(user.language, counts.get(user.id) ?? new Map()),
        },
        link,
      })),
  );
}
