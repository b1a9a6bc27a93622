/** Sends WhatsApp messages about notifications: whether one may still leave is decided at the moment of sending. */
import { carries, wants } from '#schema/notifications/notifications.rules.ts';
import { isPhone, plainPhone } from '#schema/users/account.rules.ts';
import type { Dependencies } from '../http/context.ts';
import type { WhatsappMessage } from '../http/messengers.ts';
import { sendBatch } from '../jobs/sendQueued.ts';
import { switchesOf } from '../organization/switches.ts';
import { isOver } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import type { OrgId, Store } from '../store/port.ts';
import { sentenceOf, type NoticeWords } from './notices.words.ts';
import { notifications, notificationSettings, whatsappMessages } from './notifications.tables.ts';

/** After a day a message is not sent any more, in ms. */
const usefulMs = 86_400_000;

/** What a queued message says now, with the number as it is stored; undefined if it may not leave. */
async function messageOf(
  store: Store,
  id: string,
  now: number,
  words: readonly NoticeWords[],
): Promise<WhatsappMessage | undefined> {
  const {
    rows: [queued],
  } = await store.list(whatsappMessages, {
    where: { id },
    with: { notice: { one: notifications, on: 'notificationId' }, user: { one: users, on: 'userId' } },
  });
  if (queued === undefined || now >= Date.parse(queued.createdAt) + usefulMs) return undefined;
  const { notice, user, userId } = queued;
  if (user === null || !user.active || user.deletedAt !== null || isOver(user, now)) return undefined;
  if (notice === null || notice.readAt !== null || !carries('whatsapp', notice.kind)) return undefined;
  const {
    rows: [chosen],
  } = await store.list(notificationSettings, { where: { userId } });
  const to = chosen?.phone ?? user.phone;
  if (chosen?.whatsappEnabled !== true || chosen.whatsappFailedAt !== null || to === null) return undefined;
  const isOn = await switchesOf(store, ['notifications', 'whatsapp']);
  if (!wants(notice.kind, chosen.topics) || !isOn('notifications') || !isOn('whatsapp')) return undefined;
  const { kind } = notice;
  return { to, kind, language: user.language, sentence: sentenceOf(words, user.language, kind) };
}

/** Sends one batch of messages; returns whether there were any. */
export async function sendWhatsapp(
  dependencies: Dependencies,
  org: OrgId,
  at: string,
  words: readonly NoticeWords[],
): Promise<boolean> {
  const { db, clock, whatsapp } = dependencies;
  if (whatsapp === undefined) return false;
  return sendBatch(dependencies, org, at, {
    table: whatsappMessages,
    nameOf: () => 'a WhatsApp message',
    isSentOnce: true,
    async deliver({ id, userId }) {
      const message = await db.read(org, (store) => messageOf(store, id, clock(), words));
      if (message === undefined) return;
      const to = plainPhone(message.to);
      if (isPhone(to) && (await whatsapp({ ...message, to })) === 'sent') return;
      await db.tx(org, (store) =>
        store.update(
          notificationSettings,
          // The person may have set another number meanwhile.
          { userId, or: [{ phone: message.to }, { phone: null }] },
          { whatsappFailedAt: new Date(clock()).toISOString() },
        ),
      );
    },
  });
}
