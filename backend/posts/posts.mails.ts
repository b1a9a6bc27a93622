/** Mails to the organisation's list about reported posts. */
import type { ListedMail } from '../mail/listed.ts';

/** A post was reported. */
export const reportMail: ListedMail<Readonly<Record<never, never>>> = {
  topic: 'reports',
  page: '/admin/moderation',
  says: {
    spanish: () => ({
      subject: 'Hay una publicación por revisar',
      text: 'Se reportó una publicación. Espera a que alguien la conserve o la quite.',
    }),
    english: () => ({
      subject: 'There is a post to look at',
      text: 'A post was reported. It waits for somebody to keep or remove it.',
    }),
  },
};
