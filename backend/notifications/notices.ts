/** The only code that creates notifications. */
import { carries, wants, type NotificationKind } from '#schema/notifications/notifications.rules.ts';
import { changedByNotice } from '#schema/notifications/streamed.ts';
import type { StreamEvent } from '../http/context.ts';
import { publishToPages } from '../http/openPages.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { queuedAt } from '../jobs/queue.ts';
import {
  notifications,
  notificationSettings,
  pushMessages,
  pushSubscriptions,
  whatsappMessages,
} from './notifications.tables.ts';

/** A notification for several people. */
export interface Notice {
  /** Ids of people, in any order; duplicates are allowed. */
  readonly to: readonly string[];
  readonly kind: NotificationKind;
  /** The actor; null if there is none or the actor stays hidden. */
  readonly actorId: string | null;
  readonly postId: string | null;
  /** The order, request, redemption or document of the notification. */
  readonly sourceId?: string;
  /** The people who get it by WhatsApp too; by default those who have switched it on. */
  readonly byWhatsapp?: readonly string[];
  /** When a person is not to be interrupted any more; without it, or with null, messages do not wait. */
  readonly quietAt?: (userId: string) => string | null;
}

/** Queues a message to each browser of these people. */
async function queuePushes(
  { store, newId, at }: { readonly store: Store; readonly newId: () => string; readonly at: string },
  left: readonly Pick<Row<typeof notifications>, 'id' | 'userId'>[],
): Promise<void> {
  const { rows: devices } = await store.list(pushSubscriptions, {
    where: { userId: { in: left.map(({ userId }) => userId) } },
  });
  if (devices.length === 0) return;
  await store.insert(
    pushMessages,
    left.flatMap(({ id: notificationId, userId }) =>
      devices
        .filter((device) => device.userId === userId)
        .map((device) => ({
          id: newId(),
          userId,
          subscriptionId: device.id,
          notificationId,
          ...queuedAt(at),
        })),
    ),
  );
}

/** Creates one notification for each of these people who wants the kind, and notifies their open pages. */
export async function leaveNotices(
  context: {
    readonly store: Store;
    readonly newId: () => string;
    readonly at: string;
    readonly publish: (told: StreamEvent) => void;
  },
  { to, kind, actorId, postId, sourceId, byWhatsapp: chosen, quietAt }: Notice,
): Promise<void> {
  const { store, newId, at: createdAt } = context;
  const reached = [...new Set(to)];
  if (reached.length === 0) return;
  const changed = changedByNotice(kind);
  if (changed !== undefined) publishToPages(context, changed, null, reached);
  const { rows: settings } = await store.list(notificationSettings, { where: { userId: { in: reached } } });
  const deaf = new Set(settings.filter(({ topics }) => !wants(kind, topics)).map(({ userId }) => userId));
  const people = reached.filter((id) => !deaf.has(id));
  if (people.length === 0) return;
  const left = await store.insert(
    notifications,
    people.map((userId) => ({
      id: newId(),
      userId,
      kind,
      actorId,
      postId,
      sourceId: sourceId ?? null,
      readAt: null,
      createdAt,
    })),
  );
  if (carries('browser', kind)) await queuePushes(context, left);
  const byWhatsapp = new Set(
    settings
      .filter(
        ({ userId, whatsappEnabled }) =>
          whatsappEnabled && carries('whatsapp', kind) && (chosen === undefined || chosen.includes(userId)),
      )
      .map(({ userId }) => userId),
  );
  await store.insert(
    whatsappMessages,
    left
      .filter(({ userId }) => byWhatsapp.has(userId))
      .map(({ id: notificationId, userId }) => ({
        id: newId(),
        userId,
        notificationId,
        quietAt: quietAt?.(userId) ?? null,
        ...queuedAt(createdAt),
      })),
  );
  publishToPages(context, 'notification.added', postId, people);
}
