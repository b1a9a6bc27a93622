/** Sends WhatsApp messages about notifications. */
import { isPhone, plainPhone } from '#schema/users/account.rules.ts';
import type { Dependencies } from '../http/context.ts';
import type { WhatsappMessage } from '../http/messengers.ts';
import { isLate, late, NotTaken } from '../jobs/queue.ts';
import { sendBatch } from '../jobs/sendQueued.ts';
import type { OrgId, Store } from '../store/port.ts';
import { leaving, named } from './leaving.ts';
import { sentenceOf, type NoticeWords } from './notices.words.ts';
import { notificationSettings, whatsappMessages } from './notifications.tables.ts';

/** What a queued message says now, with the number as it is stored; undefined if it may not leave. */
async function messageOf(
  store: Store,
  id: string,
  now: number,
  words: readonly NoticeWords[],
): Promise<WhatsappMessage | undefined> {
  const {
    rows: [message],
  } = await store.list(whatsappMessages, { where: { id }, with: named });
  const found = message && (await leaving(store, message, now, ['notifications', 'whatsapp']));
  if (found === undefined) return undefined;
  const { notice, user, chosen } = found;
  const to = chosen?.phone ?? user.phone;
  if (chosen?.whatsappEnabled !== true || chosen.whatsappFailedAt !== null || to === null) return undefined;
  const { language } = user;
  return { to, kind: notice.kind, language, sentence: sentenceOf(words, language, notice.kind) };
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
    isSentOnce: () => true,
    async onFailed(store, ids, error) {
      // Only those that quiet hours hold may leave again; they are looked at at once.
      const isHeld = error instanceof NotTaken && error.code === late;
      const quietAt = isHeld ? new Date(clock()).toISOString() : null;
      await store.update(whatsappMessages, { id: { in: ids } }, { quietAt });
    },
    async deliver(row) {
      const { id, userId } = row;
      if (isLate(clock(), row)) throw new NotTaken(late, undefined, 'never');
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
