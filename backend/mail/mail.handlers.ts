/** Queued mails to a removed person, and mails to others that name the person. */
import { onPersonRemoved } from '../http/handling.ts';
import { nameOf } from '../people/users.rules.ts';
import { outbox } from './mail.tables.ts';

export const mailsGone = onPersonRemoved('mail', { removes: [outbox] }, async ({ store }, { user }) => {
  await store.remove(outbox, { kind: { in: ['notice', 'listed'] }, body: { has: nameOf(user) } });
});
