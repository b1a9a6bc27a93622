/** Sends queued mails. */
import { linkMs, oneTimeCode } from '#schema/auth/auth.rules.ts';
import type { Dependencies } from '../http/context.ts';
import { isLate, late, NotTaken } from '../jobs/queue.ts';
import { sendBatch, type Queue } from '../jobs/sendQueued.ts';
import type { OrgId, Store } from '../store/port.ts';
import { outbox, type MailEnding, type MailKind } from './mail.tables.ts';

/** Lifetime of a mail's content, in ms; a later delivery would only confuse. */
const usefulMs: Readonly<Partial<Record<MailKind, number>>> = {
  code: oneTimeCode.validMs,
  recovery: linkMs.recovery,
  challenge: linkMs.challenge,
};

/** A field of an error, if it is of this type. */
const numberIn = (error: unknown, key: string): number | undefined => {
  const found: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  return typeof found === 'number' ? found : undefined;
};

/** Whether there was never a connection. */
const neverConnected = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'syscall' in error &&
  (error.syscall === 'connect' || error.syscall === 'getaddrinfo');

/** What a failed handover says of a mail that must not leave twice: only what surely was not taken is tried again. */
export function notTaken(error: unknown): NotTaken {
  const answered = numberIn(error, 'responseCode');
  const isLater = (answered !== undefined && answered < 500) || neverConnected(error);
  return new NotTaken('mail', answered, isLater ? 0 : 'never');
}

/** How a mail failed. */
function endingOf(error: unknown): MailEnding {
  if (!(error instanceof NotTaken)) return error === undefined ? 'unknown' : 'given_up';
  if (error.code === late) return 'late';
  if ((error.responseCode ?? 0) >= 500) return 'refused';
  return error.again === 'never' ? 'unknown' : 'given_up';
}

/** How many mails of communications an organisation hands over in a run. */
export type MailRate = (store: Store) => Promise<number>;

/**
 * Sends one batch of mails; returns whether there were any. Mails of communications are a batch of their own, as large as
 * the organisation wants it, so that no code and no link waits behind thousands of them.
 */
export async function sendSome(
  dependencies: Dependencies,
  org: OrgId,
  { at, rateOf }: { readonly at: string; readonly rateOf: MailRate },
): Promise<boolean> {
  const { db, clock, mailer } = dependencies;
  if (mailer === undefined) return false;
  const queue: Queue<typeof outbox> = {
    table: outbox,
    nameOf: ({ kind }) => `a mail (${kind})`,
    isSentOnce: ({ kind }) => kind === 'communication',
    onFailed: async (store, ids, error) => {
      const ended = endingOf(error);
      // What is late is looked at again at once, whenever its quiet hours begin.
      const now = new Date(clock()).toISOString();
      await store.update(outbox, { id: { in: ids } }, ended === 'late' ? { ended, quietAt: now } : { ended });
    },
    async deliver(mail) {
      const { id, kind, email, subject, body, calendar, unsubscribe, createdAt } = mail;
      if (clock() >= Date.parse(createdAt) + (usefulMs[kind] ?? Number.POSITIVE_INFINITY)) return;
      if (isLate(clock(), mail)) throw new NotTaken(late, undefined, 'never');
      try {
        await mailer({
          id,
          to: email,
          subject,
          text: body,
          ...(calendar === null ? {} : { calendar }),
          ...(unsubscribe === null ? {} : { unsubscribe }),
        });
      } catch (error) {
        throw kind === 'communication' ? notTaken(error) : error;
      }
    },
  };
  const others = await sendBatch(dependencies, org, at, {
    ...queue,
    among: { kind: { ne: 'communication' } },
  });
  const atMost = await db.read(org, rateOf);
  const told = await sendBatch(dependencies, org, at, { ...queue, among: { kind: 'communication' }, atMost });
  return others || told;
}
