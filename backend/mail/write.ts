/** Writes mails into the outbox, in the transaction of their subject; a job sends them later. */
import type { Context } from '../http/context.ts';
import type { MailCalendar } from '../http/messengers.ts';
import { queuedAt } from '../jobs/queue.ts';
import type { UserRow } from '../people/users.rules.ts';
import { outbox, type MailKind } from './mail.tables.ts';
import { mailOf, type MailWords } from './words.ts';

/** A mail to one recipient. */
export interface Written {
  /** The first part of the Message-ID; a new one by default. */
  readonly id?: string;
  readonly kind: MailKind;
  readonly user: Pick<UserRow, 'id' | 'email' | 'firstName' | 'language'>;
  readonly words: MailWords;
  readonly link?: string;
  readonly code?: string;
  readonly calendar?: MailCalendar;
  readonly unsubscribe?: string;
  readonly sourceId?: string;
  readonly quietAt?: string | null;
}

/** Queues mails. */
export async function writeMail(
  { store, newId, at }: Pick<Context, 'store' | 'newId' | 'at'>,
  mails: readonly Written[],
): Promise<void> {
  if (mails.length === 0) return;
  await store.insert(
    outbox,
    mails.map(
      ({
        id = newId(),
        kind,
        user,
        words,
        link = null,
        code = null,
        calendar = null,
        unsubscribe = null,
        sourceId = null,
        quietAt = null,
      }) => ({
        id,
        kind,
        userId: user.id,
        email: user.email,
        language: user.language,
        ...mailOf(kind, user, words, { link, code }),
        link,
        code,
        calendar,
        unsubscribe,
        sourceId,
        quietAt,
        ended: null,
        ...queuedAt(at),
      }),
    ),
  );
}
