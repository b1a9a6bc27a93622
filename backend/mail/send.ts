/** Sends queued mails. */
import { linkMs, oneTimeCode } from '#schema/auth/auth.rules.ts';
import type { Dependencies } from '../http/context.ts';
import { sendBatch } from '../jobs/sendQueued.ts';
import type { OrgId } from '../store/port.ts';
import { outbox, type MailKind } from './mail.tables.ts';

/** Lifetime of a mail's content, in ms; a later delivery would only confuse. */
const usefulMs: Readonly<Partial<Record<MailKind, number>>> = {
  code: oneTimeCode.validMs,
  recovery: linkMs.recovery,
  challenge: linkMs.challenge,
};

/** Sends one batch of mails; returns whether there were any. */
export async function sendSome(dependencies: Dependencies, org: OrgId, at: string): Promise<boolean> {
  const { clock, mailer } = dependencies;
  if (mailer === undefined) return false;
  return sendBatch(dependencies, org, at, {
    table: outbox,
    nameOf: ({ kind }) => `a mail (${kind})`,
    async deliver({ kind, email, subject, body, calendar, unsubscribe, createdAt }) {
      if (clock() < Date.parse(createdAt) + (usefulMs[kind] ?? Number.POSITIVE_INFINITY))
        await mailer({
          to: email,
          subject,
          text: body,
          ...(calendar === null ? {} : { calendar }),
          ...(unsubscribe === null ? {} : { unsubscribe }),
        });
    },
  });
}
