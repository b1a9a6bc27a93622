/** The outbox of the demo: mails, WhatsApp messages, and files that were uploaded since the world began. */
import { files } from '#backend/files/files.tables.ts';
import { addressOf } from '#backend/files/files.link.ts';
import type { Sign } from '#backend/http/context.ts';
import { switchesOf } from '#backend/organization/switches.ts';
import { noticeWords } from '#backend/notices.registry.ts';
import { sentenceOf } from '#backend/notifications/notices.words.ts';
import { notifications, notificationSettings } from '#backend/notifications/notifications.tables.ts';
import type { Database } from '#backend/store/port.ts';
import type { Row } from '#backend/store/table.ts';
import { users } from '#backend/people/users.tables.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import { mailsOf, newestFirst, type Mail } from './mails.ts';

/** Matches the app's interface `OutboxItem`. */
export interface OutboxItem extends Mail {
  readonly kind: 'mail' | 'whatsapp' | 'file';
}

/** The dependencies of the outbox. */
export interface OutboxGround {
  readonly db: Pick<Database, 'read'>;
  /** Signs the addresses of files. */
  readonly sign: Sign;
  /** Times of the world in ms since 1970: now, and the start. */
  readonly now: number;
  readonly since: number;
  /** The origin of the page, such as `location.origin`. */
  readonly origin: string;
  /** Defaults to both organisations of the demo. */
  readonly orgs?: readonly string[];
}

type Person = Row<typeof users>;

/** Max number of items of each kind. */
const most = 100;

/** Formats kilobytes, such as "48 kB", which is the same in every language of the product. */
const kilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1_000))} kB`;

const nameOf = (person: Person | null): string =>
  person === null ? '' : `${person.firstName} ${person.lastName}`;

/**
 * One message for each notification of a person since the person enabled WhatsApp with a number or last
 * changed the notification settings.
 */
async function messagesOf({ db, origin, since }: OutboxGround, org: string): Promise<readonly OutboxItem[]> {
  return db.read(org, async (store) => {
    const isOn = await switchesOf(store, ['whatsapp']);
    if (!isOn('whatsapp')) return [];
    const { rows: chosen } = await store.list(notificationSettings, {
      where: { whatsappEnabled: true },
      with: { user: { one: users, on: 'userId' } },
    });
    const reached = new Map(
      chosen.flatMap(({ userId, phone, updatedAt, user }) => {
        const number = phone ?? user?.phone ?? null;
        return number === null || user === null || !user.active
          ? []
          : [[userId, { user, number, updatedAt }] as const];
      }),
    );
    if (reached.size === 0) return [];
    const { rows } = await store.list(notifications, {
      where: { userId: { in: [...reached.keys()] }, createdAt: { gte: new Date(since).toISOString() } },
      order: [['createdAt', 'desc']],
      limit: most,
    });
    const link = `${origin}/notifications`;
    return rows.flatMap(({ id, userId, kind, createdAt }): OutboxItem[] => {
      const to = reached.get(userId);
      if (to === undefined || createdAt < to.updatedAt) return [];
      const { user, number } = to;
      const subject = sentenceOf(noticeWords, user.language, kind);
      const text =
        user.language === 'spanish'
          ? `Hola, ${user.firstName}: ${subject}.\n${link}`
          : `Hello ${user.firstName}: ${subject}.\n${link}`;
      return [
        {
          id,
          kind: 'whatsapp',
          to: number,
          name: nameOf(user),
          portrait: user.profileImageUrl,
          subject,
          text,
          link,
          code: null,
          at: createdAt,
        },
      ];
    });
  });
}

/** Files that were uploaded since the world began, each with an address that is valid for an hour or two. */
async function filesOf({ db, sign, now, since }: OutboxGround, org: string): Promise<readonly OutboxItem[]> {
  const { rows } = await db.read(org, (store) =>
    store.list(files, {
      where: { uploadedAt: { gt: new Date(since).toISOString() } },
      order: [['createdAt', 'desc']],
      limit: most,
      with: { user: { one: users, on: 'uploaderId' } },
    }),
  );
  return Promise.all(
    rows.map(async ({ id, name, contentType, size, uploadedAt, createdAt, user }): Promise<OutboxItem> => ({
      id: `${org}/${id}`,
      kind: 'file',
      to: user?.email ?? '',
      name: nameOf(user),
      portrait: user?.profileImageUrl ?? null,
      subject: name,
      text: `${contentType}, ${kilobytes(size)}`,
      link: (await addressOf(sign, { verb: 'GET', org, key: id, reader: user?.id }, now)).url,
      code: null,
      at: uploadedAt ?? createdAt,
    })),
  );
}

/** All items of the outbox, newest first. */
export async function outboxOf(ground: OutboxGround): Promise<readonly OutboxItem[]> {
  const { db, orgs = Object.values(organizationIds) } = ground;
  const [mails, ...others] = await Promise.all([
    mailsOf(db, orgs, most),
    ...orgs.map((org) => messagesOf(ground, org)),
    ...orgs.map((org) => filesOf(ground, org)),
  ]);
  return newestFirst([...mails.map((mail) => ({ ...mail, kind: 'mail' as const })), ...others.flat()]);
}
