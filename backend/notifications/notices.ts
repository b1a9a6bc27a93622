/** The only code that creates notifications. */
import {
  notificationTopics,
  wants,
  type NotificationKind,
} from '#schema/notifications/notifications.rules.ts';
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
}

/** The people who want notifications of a kind; kinds without a setting cost no read. */
async function listeners(store: Store, kind: NotificationKind, ids: readonly string[]): Promise<string[]> {
  const people = [...new Set(ids)];
  if (people.length === 0 || !notificationTopics.some((topic) => topic === kind)) return people;
  const { rows } = await store.list(notificationSettings, { where: { userId: { in: people } } });
  const deaf = new Set(rows.filter(({ topics }) => !wants(kind, topics)).map(({ userId }) => userId));
  return people.filter((id) => !deaf.has(id));
}

/** Queues a message to each browser of these people; whether it leaves is decided when it is sent. */
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
  { to, kind, actorId, postId, sourceId }: Notice,
): Promise<void> {
  const { store, newId, at: createdAt } = context;
  const people = await listeners(store, kind, to);
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
  await queuePushes(context, left);
  publishToPages(context, 'notification.added', postId, people);
}
