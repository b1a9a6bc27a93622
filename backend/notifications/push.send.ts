/** Sends notifications to browsers. */
import { causeOf } from '#schema/notifications/cause.ts';
import type { Dependencies } from '../http/context.ts';
import type { Pusher } from '../http/messengers.ts';
import { sendBatch } from '../jobs/sendQueued.ts';
import { isOver } from '../people/users.rules.ts';
import type { OrgId, Store } from '../store/port.ts';
import { leaving, named } from './leaving.ts';
import { sentenceOf, type NoticeWords } from './notices.words.ts';
import { pushMessages, pushSubscriptions } from './notifications.tables.ts';

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
    with: { device: { one: pushSubscriptions, on: 'subscriptionId' }, ...named },
  });
  const device = message?.device;
  if (message === undefined || device?.userId !== message.userId) return undefined;
  const { user } = message;
  const isSignedIn =
    user !== null && user.active && device.epoch === user.tokenEpoch && !isOver(user, clock());
  if (!isSignedIn || device.serverKey !== (channels.pushKey ?? '')) return 'ended';
  const found = await leaving(store, message, clock(), ['notifications']);
  if (found === undefined || found.chosen?.pushEnabled === false) return undefined;
  const { notice } = found;
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
