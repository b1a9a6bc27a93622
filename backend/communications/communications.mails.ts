/** The mail of a communication: its words as they are, with a link to it. No picture and no link in it counts readers. */
import type { JobContext } from '../jobs/jobs.ts';
import { writeMail } from '../mail/write.ts';
import { organizations } from '../organization/organization.tables.ts';
import type { UserRow } from '../people/users.rules.ts';
import { addressOfPage, baseOf } from '../session/links.ts';
import { unsubscribeAddress } from './unsubscribe.service.ts';
import type { CommunicationRow } from './communications.access.ts';

/** What closes the words, where the organisation asks for it. */
const asked = {
  spanish: 'Ábrelo y confirma que lo leíste y lo entendiste:',
  english: 'Open it and confirm that you have read and understood it:',
} as const;
const plain = { spanish: 'Ábrelo aquí:', english: 'Open it here:' } as const;

/** Control characters except line breaks, which could end a line of a header. */
const controls = /[^\P{Cc}\n\t]/gu;

/** Writes one mail to each of these people; `person` is the row of the delivery. */
export async function mailCommunication(
  context: Pick<JobContext, 'store' | 'newId' | 'at' | 'org' | 'links'>,
  { id, title, message, asksAcknowledgement }: CommunicationRow,
  people: readonly { readonly user: UserRow; readonly person: string; readonly quietAt: string | null }[],
): Promise<void> {
  if (people.length === 0) return;
  const { store, links, org } = context;
  const {
    rows: [organization],
  } = await store.list(organizations, { limit: 1 });
  const base = await baseOf(links, org);
  const link = addressOfPage(base, `/communications?id=${id}`);
  const words = message.replaceAll('\r\n', '\n').replaceAll(controls, ' ').toWellFormed();
  const mails = people.map(async ({ user, person, quietAt }) => ({
    kind: 'communication' as const,
    // The Message-ID is made of it, so a report about the mail finds the person's row.
    id: person,
    user,
    sourceId: person,
    quietAt,
    words: {
      organization: organization?.name ?? '',
      subject: title,
      text: [words, (asksAcknowledgement ? asked : plain)[user.language]]
        .filter((part) => part !== '')
        .join('\n\n'),
    },
    link,
    unsubscribe: await unsubscribeAddress({ base, org, sign: links.sign }, user.id),
  }));
  await writeMail(context, await Promise.all(mails));
}
