/** Sends notifications to browsers: whether a message may still leave is decided at the moment of sending. */
import { causeOf } from '#schema/notifications/cause.ts';
import { carries, wants } from '#schema/notifications/notifications.rules.ts';
import type { Dependencies } from '../http/context.ts';
import type { Pusher } from '../http/messengers.ts';
import { sendBatch } from '../jobs/sendQueued.ts';
import { switchesOf } from '../organization/switches.ts';
import { isOver } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import type { OrgId, Store } from '../store/port.ts';
import { sentenceOf, type NoticeWords } from './notices.words.ts';
import {
  notifications,
  notificationSettings,
  pushMessages,
  pushSubscriptions,
} from './notifications.tables.ts';

/** After a day a message is not sent any more, in ms. */
const usefulMs = 86_400_000;

/** A message that may leave, the end of its browser, or nothing. */
type Found = Parameters<Pusher> | 'ended' | undefined;

/** What to do with a queued message. */
async function foundFor(
  store: Store,
  id: string,
  { clock, channels }: Pick<Dependencies, 'clock' | 'channels'>,
  words: readonly NoticeWords[],
): Promise<Found> {
  const {
    rows: [message],
  } = await store.list(pushMessages, {
    where: { id },
    with: {
      device: { one: pushSubscriptions, on: 'subscriptionId' },
      notice: { one: notifications, on: 'notificationId' },
      user: { one: users, on: 'userId' },
    },
  });
  if (message === undefined || clock() >= Date.parse(message.createdAt) + usefulMs) return undefined;
  const { device, notice, user, userId } = message;
  if (device?.userId !== userId) return undefined;
  const isSignedIn = user !== null && user.active && device.epoch === user.tokenEpoch;
  if (!isSignedIn || isOver(user, clock()) || device.serverKey !== (channels.pushKey ?? '')) return 'ended';
  if (notice === null || notice.readAt !== null || !carries('browser', notice.kind)) return undefined;
  const {
    rows: [chosen],
  } = await store.list(notificationSettings, { where: { userId } });
  const isWanted = chosen === undefined || (chosen.pushEnabled && wants(notice.kind, chosen.topics));
  const isOn = await switchesOf(store, ['notifications']);
  if (!isWanted || !isOn('notifications')) return undefined;
  const { endpoint, p256dh, auth } = device;
  return [
    { endpoint, p256dh, auth },
    {
      title: sentenceOf(words, user.language, notice.kind),
      path: causeOf(notice) ?? '/notifications',
      tag: notice.kind,
    },
  ];
}

/** Sends one batch of messages; returns whether there were any. */
export async function sendPushes(
  dependencies: Dependencies,
  org: OrgId,
  at: string,
  words: readonly NoticeWords[],
): Promise<boolean> {
  const { db, pusher } = dependencies;
  if (pusher === undefined) return false;
  return sendBatch(dependencies, org, at, {
    table: pushMessages,
    nameOf: () => 'a notification of a browser',
    async deliver({ id, subscriptionId }) {
      const found = await db.read(org, (store) => foundFor(store, id, dependencies, words));
      if (found === undefined) return;
      if (found !== 'ended' && (await pusher(...found)) === 'sent') return;
      await db.tx(org, (store) => store.remove(pushSubscriptions, { id: subscriptionId }));
    },
  });
}
