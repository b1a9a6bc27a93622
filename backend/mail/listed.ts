/** Mails to the addresses of the organisation's two lists: one for each event, to those that are to be told of it (A22). */
import {
  emailKinds,
  emailTopics,
  type EmailKind,
  type EmailTopic,
} from '#schema/organization/organization.rules.ts';
import { addressOfPage, baseOf } from '../session/links.ts';
import type { Context } from '../http/context.ts';
import { organizations, orgEmails } from '../organization/organization.tables.ts';
import { listedPages, sayingOf, type ListedFacts } from './listed.words.ts';
import { writeMail } from './write.ts';

/** What telling needs of a call or of a job, inside its transaction. */
export type Telling = Pick<Context, 'store' | 'newId' | 'at' | 'org' | 'links'>;

/** The list whose topic it is. */
export const listOf = (topic: EmailTopic): EmailKind =>
  emailKinds.find((kind) => emailTopics[kind].some((one) => one === topic)) ?? 'admin';

/** Tells the active addresses of the topic's list that chose it, or chose nothing; the mails wait in the outbox, in the organisation's language. Call it once for each event. */
export async function notifiedByMail<T extends EmailTopic>(
  context: Telling,
  topic: T,
  facts: ListedFacts[T],
): Promise<void> {
  const { store, org, links } = context;
  const { rows } = await store.list(orgEmails, { where: { kind: listOf(topic), active: true } });
  const told = rows.filter(({ topics }) => topics.length === 0 || topics.includes(topic));
  if (told.length === 0) return;
  const {
    rows: [organization],
  } = await store.list(organizations, { limit: 1 });
  const language = organization?.defaultLanguage ?? 'spanish';
  const words = { organization: organization?.name ?? '', ...sayingOf(language, topic, facts) };
  const link = addressOfPage(await baseOf(links, org), listedPages[topic]);
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
