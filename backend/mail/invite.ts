/** Invitations: a mail with the link for choosing the first password. */
import type { Context } from '../http/context.ts';
import { addressOfLink, baseOf, linkToken } from '../session/links.ts';
import { organizations } from '../organization/organization.tables.ts';
import type { UserRow } from '../people/users.rules.ts';
import { writeMail } from './write.ts';

/** What an invitation needs of a call or a job, inside its transaction. */
export type Inviting = Pick<Context, 'store' | 'newId' | 'at' | 'now' | 'org' | 'links'>;

/**
 * Invites people. A link becomes invalid when the password or the address changes. A new link does not replace it, so
 * two invitations give two valid links.
 */
export async function invite(context: Inviting, people: readonly UserRow[]): Promise<void> {
  if (people.length === 0) return;
  const { store, now, org, links } = context;
  const {
    rows: [organization],
  } = await store.list(organizations, { limit: 1 });
  const base = await baseOf(links, org);
  const mails = await Promise.all(
    people.map(async (user) => ({
      kind: 'activation' as const,
      user,
      words: { organization: organization?.name ?? '' },
      link: addressOfLink(base, 'activation', await linkToken(links, org, 'activation', user, now)),
    })),
  );
  await writeMail(context, mails);
}
