/** The outbox, addresses that do not work, and the open directory keys. */
import type { UserLanguage } from '#schema/users/users.shapes.ts';
import { queued } from '../jobs/queue.ts';
import type { MailCalendar } from '../http/messengers.ts';
import { json, orNull, table, text } from '../store/table.ts';

/**
 * The kind of a mail; `listed` goes to an address of the organisation's lists, which belongs to no user. `communication` is
 * handed over at most once (decision 0052).
 */
export type MailKind =
  | 'activation'
  | 'recovery'
  | 'challenge'
  | 'code'
  | 'changed'
  | 'notice'
  | 'listed'
  | 'communication';

/**
 * How a mail failed: refused for good, never taken, in the hand of the mail server when its sender stopped, or still here
 * when quiet hours began.
 */
export type MailEnding = 'refused' | 'given_up' | 'unknown' | 'late';

/**
 * One mail to a person, or to an address of a list. Without a mailer (in the demo) mails stay here and are shown; with
 * a mailer, sent mails are deleted.
 */
export const outbox = table(
  'outbox',
  {
    kind: text<MailKind>(),
    /** Empty for an address of a list. */
    userId: text(),
    email: text(),
    language: text<UserLanguage>(),
    subject: text(),
    /** The whole text, as plain text. */
    body: text(),
    /** The link and the code in the mail. */
    link: orNull(text()),
    code: orNull(text()),
    /** The calendar file that the mail carries. */
    calendar: orNull(json<MailCalendar>()),
    /** The address that stops mails of this kind with one click (RFC 8058). */
    unsubscribe: orNull(text()),
    /** The row that the mail belongs to; whoever wrote it notes there how it failed. */
    sourceId: orNull(text()),
    /** From this moment on it is not handed over. */
    quietAt: orNull(text()),
    /** Set with `failed`. */
    ended: orNull(text<MailEnding>()),
    ...queued,
  },
  { indexes: [['status', 'dueAt'], ['userId', 'createdAt'], ['createdAt']] },
);

/** Why an address gets no mails of communications: refused at the handover, sent back later, or reported as unwanted. */
export type MailStop = 'refused' | 'bounced' | 'complained';

/** Addresses that do not work, or whose people do not want mails; after a while they are tried again (`stops.ts`). */
export const mailStops = table(
  'mail_stops',
  { email: text(), why: text<MailStop>(), createdAt: text() },
  { unique: [['email']] },
);

/** Directory keys that must still be bound or unbound, so that none is lost between two stores. */
export const directoryDues = table('directory_dues', {
  key: text(),
  verb: text<'bind' | 'unbind'>(),
  createdAt: text(),
});
