/** Mails to the organisation's two lists of addresses: one for each event, to the addresses subscribed to its topic. */
import type { Language } from '#schema/limits.ts';
import {
  emailKinds,
  emailTopics,
  type EmailKind,
  type EmailTopic,
} from '#schema/organization/organization.rules.ts';
import { addressOfPage, baseOf } from '../session/links.ts';
import type { Context } from '../http/context.ts';
import { organizations, orgEmails } from '../organization/organization.tables.ts';
import type { UserRow } from '../people/users.rules.ts';
import { oneLine } from './words.ts';
import { writeMail } from './write.ts';

/** A person; only the name is used. */
export type Named = Pick<UserRow, 'firstName' | 'lastName'>;

/** Subject and text of a mail. */
export interface Said {
  readonly subject: string;
  readonly text: string;
}

/** A domain's mail to a list of addresses. It contains the event and at most names, never texts of people. */
export interface ListedMail<Facts> {
  readonly topic: EmailTopic;
  /** The page that shows the subject of the mail. */
  readonly page: `/admin/${string}`;
  readonly says: Readonly<Record<UserRow['language'], (facts: Facts) => Said>>;
}

/** A name on one line. */
export const nameIn = ({ firstName, lastName }: Named): string => oneLine(`${firstName} ${lastName}`, 120);

/** Names as one part of a sentence. */
export const listIn = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

const way = {
  spanish: 'Aquí se ve. A qué direcciones se avisa se elige en la administración.',
  english: 'See it here. Which addresses are told is chosen in the administration.',
} as const;

/** Subject and text of a mail, with a hint how to change its addresses. */
export function sayingOf<Facts>(
  language: UserRow['language'],
  { says }: ListedMail<Facts>,
  facts: Facts,
): Said {
  const { subject, text } = says[language](facts);
  return { subject, text: `${text}\n\n${way[language]}` };
}

/** What a mail to a list needs of a call or a job, inside its transaction. */
export type Telling = Pick<Context, 'store' | 'newId' | 'at' | 'org' | 'links'>;

/** The list of a topic. */
export const listOf = (topic: EmailTopic): EmailKind =>
  emailKinds.find((kind) => emailTopics[kind].some((one) => one === topic)) ?? 'admin';

/**
 * Queues a mail to the active addresses of the topic's list that chose the topic, or chose no topics. The mails are in
 * the organisation's language. Call it once for each event.
 */
export async function notifiedByMail<Facts>(
  context: Telling,
  mail: ListedMail<Facts>,
  facts: NoInfer<Facts>,
): Promise<void> {
  const { store, org, links } = context;
  const { topic, page } = mail;
  const { rows } = await store.list(orgEmails, { where: { kind: listOf(topic), active: true } });
  const told = rows.filter(({ topics }) => topics.length === 0 || topics.includes(topic));
  if (told.length === 0) return;
  const {
    rows: [organization],
  } = await store.list(organizations, { limit: 1 });
  const language = organization?.defaultLanguage ?? 'spanish';
  const words = { organization: organization?.name ?? '', ...sayingOf(language, mail, facts) };
  const link = addressOfPage(await baseOf(links, org), page);
  await writeMail(
    context,
    told.map(({ email, label }) => ({
      kind: 'listed' as const,
      user: { id: '', email, firstName: label ?? '', language },
      words,
      link,
    })),
  );
}
