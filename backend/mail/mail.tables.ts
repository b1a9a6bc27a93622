/** The outbox and the open directory keys. */
import type { UserLanguage } from '#schema/users/users.shapes.ts';
import { queued } from '../jobs/queue.ts';
import type { MailCalendar } from '../http/messengers.ts';
import { json, orNull, table, text } from '../store/table.ts';

/** The kind of a mail; `listed` goes to an address of the organisation's lists, which belongs to no user. */
export type MailKind = 'activation' | 'recovery' | 'challenge' | 'code' | 'changed' | 'notice' | 'listed';

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
    ...queued,
  },
  { indexes: [['status', 'dueAt'], ['userId', 'createdAt'], ['createdAt']] },
);

/** Directory keys that must still be bound or unbound, so that none is lost between two stores. */
export const directoryDues = table('directory_dues', {
  key: text(),
  verb: text<'bind' | 'unbind'>(),
  createdAt: text(),
});
