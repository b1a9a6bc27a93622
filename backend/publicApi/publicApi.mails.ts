/** Mails to the list of administrators about API keys. */
import { nameIn, type ListedMail, type Named } from '../mail/listed.ts';
import { oneLine } from '../mail/words.ts';

/** A key was created or revoked. */
export const keyMail: ListedMail<{
  readonly did: 'made' | 'revoked';
  readonly name: string;
  readonly person: Named;
}> = {
  topic: 'apiKeys',
  page: '/admin/public-api',
  says: {
    spanish: ({ did, name, person }) => ({
      subject:
        did === 'made' ? 'Hay una clave nueva de la API pública' : 'Se revocó una clave de la API pública',
      text: `${nameIn(person)} ${did === 'made' ? 'creó' : 'revocó'} la clave «${oneLine(name, 120)}» de la API pública.`,
    }),
    english: ({ did, name, person }) => ({
      subject:
        did === 'made' ? 'There is a new key of the public API' : 'A key of the public API was revoked',
      text: `${nameIn(person)} ${did} the key “${oneLine(name, 120)}” of the public API.`,
    }),
  },
};
