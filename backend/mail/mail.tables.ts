/** Mails on their way: written with what they are about, sent afterwards. */
import type { UserLanguage } from '#schema/users/users.shapes.ts';
import { int, orNull, table, text } from '../store/table.ts';

/** What a mail is about; `listed`: to an address of the organisation's lists, which is nobody's. */
export type MailKind = 'activation' | 'recovery' | 'challenge' | 'code' | 'changed' | 'notice' | 'listed';

/** One mail to one person, or to an address of a list. Where nothing sends mails (the demo), they stay here and are shown; where something does, what was sent goes. */
export const outbox = table(
  'outbox',
  {
    kind: text<MailKind>(),
    /** Empty for an address of a list. */
    userId: text(),
    email: text(),
    language: text<UserLanguage>(),
    subject: text(),
    /** Plain text, whole. */
    body: text(),
    /** The address that the mail leads to, and the code that it carries. */
    link: orNull(text()),
    code: orNull(text()),
    status: text<'queued' | 'sending' | 'failed'>(),
    tries: int(),
    dueAt: text(),
    createdAt: text(),
  },
  { indexes: [['status', 'dueAt'], ['userId', 'createdAt'], ['createdAt']] },
);

/** Keys of the directory that are still to be bound or let go, so that none is lost between two stores. */
export const directoryDues = table(
  'directory_dues',
  { key: text(), verb: text<'bind' | 'unbind'>(), createdAt: text() },
  { indexes: [['createdAt']] },
);
