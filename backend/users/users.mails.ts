/** Mails to the organisation's lists about deletion requests and imports. */
import { nameIn, type ListedMail, type Named } from '../mail/listed.ts';

/** A person requests deletion. */
export const deletionMail: ListedMail<{ readonly person: Named }> = {
  topic: 'deletionRequests',
  page: '/admin/deletion-requests',
  says: {
    spanish: ({ person }) => ({
      subject: 'Alguien pidió eliminar su cuenta',
      text: `${nameIn(person)} pidió que se elimine su cuenta. La solicitud espera una decisión.`,
    }),
    english: ({ person }) => ({
      subject: 'Somebody asked for their account to be deleted',
      text: `${nameIn(person)} asked for their account to be deleted. The request waits for a decision.`,
    }),
  },
};

/** An import of people ended. */
export const importMail: ListedMail<{
  readonly added: number;
  readonly changed: number;
  readonly deactivated: number;
  readonly failed: boolean;
}> = {
  topic: 'imports',
  page: '/admin/people-import',
  says: {
    spanish: ({ added, changed, deactivated, failed }) => ({
      subject: failed ? 'Una importación de personas no terminó' : 'Terminó una importación de personas',
      text: failed
        ? 'Una importación de personas se detuvo antes de terminar. Lo que hizo se puede deshacer.'
        : `Terminó una importación de personas: ${added} nuevas, ${changed} con cambios y ${deactivated} desactivadas.`,
    }),
    english: ({ added, changed, deactivated, failed }) => ({
      subject: failed ? 'An import of people did not finish' : 'An import of people has finished',
      text: failed
        ? 'An import of people stopped before it was finished. What it did can be undone.'
        : `An import of people has finished: ${added} new, ${changed} changed and ${deactivated} deactivated.`,
    }),
  },
};
