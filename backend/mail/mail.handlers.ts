/** Queued mails to a removed person, and mails to others that name the person. */
import { onPersonRemoved } from '../http/handling.ts';
import { nameOf } from '../people/users.rules.ts';
import { mailStops, outbox } from './mail.tables.ts';

export const mailsGone = onPersonRemoved(
  'mail',
  { removes: [outbox], changes: [mailStops] },
  async ({ store }, { user }) => {
    await store.remove(mailStops, { email: user.email.toLowerCase() });
    await store.remove(outbox, {
      kind: { in: ['notice', 'listed', 'communication'] },
      body: { has: nameOf(user) },
    });
  },
);
