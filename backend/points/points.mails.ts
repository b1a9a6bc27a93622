/** Mails to the organisation's list about requests for points. */
import { nameIn, type ListedMail, type Named } from '../mail/listed.ts';

/** A person requested points. */
export const requestMail: ListedMail<{ readonly person: Named }> = {
  topic: 'pointRequests',
  page: '/admin/points-requests',
  says: {
    spanish: ({ person }) => ({
      subject: 'Hay una solicitud de puntos',
      text: `${nameIn(person)} pidió puntos para dar. La solicitud espera una respuesta.`,
    }),
    english: ({ person }) => ({
      subject: 'There is a request for points',
      text: `${nameIn(person)} asked for points to give. The request waits for an answer.`,
    }),
  },
};
