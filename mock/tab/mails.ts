/** The mails that the demo wrote: the demo sends no mails, so the page shows them to the visitor. */
import { outbox } from '#backend/mail/mail.tables.ts';
import type { Database } from '#backend/store/port.ts';
import { users } from '#backend/people/users.tables.ts';
import { organizationIds } from '#mock/world/organizations.ts';

/** Matches the app's interface `DemoMail`. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly name: string;
  readonly portrait: string | null;
  readonly subject: string;
  readonly text: string;
  readonly link: string | null;
  readonly code: string | null;
  /** The calendar file of a mail. */
  readonly calendar?: { readonly name: string; readonly text: string } | null;
  readonly at: string;
}

/** Sorts newest first; equal times are ordered by id, so that the order is stable. */
export const newestFirst = <A extends Pick<Mail, 'id' | 'at'>>(items: readonly A[]): readonly A[] =>
  items.toSorted((one, other) =>
    one.at === other.at ? (one.id < other.id ? 1 : -1) : one.at < other.at ? 1 : -1,
  );

/** The newest mails of these organisations, newest first. */
export async function mailsOf(
  db: Pick<Database, 'read'>,
  orgs: readonly string[] = Object.values(organizationIds),
  most = 30,
): Promise<readonly Mail[]> {
  const lists = await Promise.all(
    orgs.map((org) =>
      db.read(org, (store) =>
        store.list(outbox, {
          order: [['createdAt', 'desc']],
          limit: most,
          with: { user: { one: users, on: 'userId' } },
        }),
      ),
    ),
  );
  const mails = lists
    .flatMap(({ rows }) => rows)
    .map(({ id, email, subject, body, link, code, calendar, createdAt, user }) => ({
      id,
      to: email,
      name: user === null ? email : `${user.firstName} ${user.lastName}`,
      portrait: user?.profileImageUrl ?? null,
      subject,
      text: body,
      link,
      code,
      calendar: calendar === null ? null : { name: calendar.name, text: calendar.text },
      at: createdAt,
    }));
  return newestFirst(mails).slice(0, most);
}
