/** Communications as their readers and administrators see them. */
import { endless } from '#schema/communications/communications.rules.ts';
import type { AdminCommunication, Communication } from '#schema/communications/communications.shapes.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { peopleById } from '../people/users.rules.ts';
import { departments } from '../people/users.tables.ts';
import type { CommunicationRow } from './communications.access.ts';
import { communicationGroups, communicationPeople } from './communications.tables.ts';

/** Names of the groups and departments of some communications, by id. */
async function audienceNames(
  { store }: Pick<Context, 'store'>,
  rows: readonly CommunicationRow[],
): Promise<ReadonlyMap<string, string>> {
  const [groups, parts] = (['groupId', 'departmentId'] as const).map((key) => [
    ...new Set(rows.flatMap((row) => row[key] ?? [])),
  ]);
  const names = new Map<string, string>();
  if ((groups?.length ?? 0) > 0)
    for (const { id, name } of (
      await store.list(communicationGroups, { where: { id: { in: groups ?? [] } } })
    ).rows)
      names.set(id, name);
  if ((parts?.length ?? 0) > 0)
    for (const { id, name } of (await store.list(departments, { where: { id: { in: parts ?? [] } } })).rows)
      names.set(id, name);
  return names;
}

/** Communications for the caller, in their order, in a constant number of reads. */
export async function communicationsOf(
  context: Pick<Context, 'store' | 'me' | 'linkTo'>,
  rows: readonly CommunicationRow[],
): Promise<Communication[]> {
  if (rows.length === 0) return [];
  const { store, me, linkTo } = context;
  const names = await audienceNames(context, rows);
  const { rows: mine } = await store.list(communicationPeople, {
    where: { userId: me.id, communicationId: { in: rows.map(({ id }) => id) } },
  });
  const own = new Map(mine.map((row) => [row.communicationId, row]));
  return Promise.all(
    rows.map(async (row) => {
      const { id, title, message, critical, asksAcknowledgement, departmentId, postId, createdAt } = row;
      const person = own.get(id);
      return {
        id,
        title,
        message,
        pin: row.pinned,
        email: row.onEmail,
        whatsapp: row.onWhatsapp,
        newsfeed: row.onNewsfeed,
        critical,
        asksAcknowledgement,
        audience: row.audienceKind,
        audienceName: names.get(row.groupId ?? departmentId ?? '') ?? null,
        communicationGroupId: row.groupId,
        departmentId,
        attachments: await Promise.all(
          row.attachments.map(async ({ key, ...file }) => ({ ...file, url: await linkTo(key) })),
        ),
        postId,
        publishedAt: row.startsAt,
        until: row.until === endless ? null : row.until,
        editedAt: row.editedAt,
        history: [...row.history],
        readAt: person?.readAt ?? null,
        acknowledgedAt: person?.acknowledgedAt ?? null,
        filed: (person?.filedAt ?? null) !== null,
        createdAt,
      };
    }),
  );
}

/** One communication for the caller. */
export async function communicationOf(
  context: Pick<Context, 'store' | 'me' | 'linkTo' | 'language'>,
  row: CommunicationRow,
): Promise<Communication> {
  const [one] = await communicationsOf(context, [row]);
  if (one === undefined) throw domainError('not_found', context.language);
  return one;
}

/** Communications for administrators. */
export async function adminOf(
  context: Pick<Context, 'store' | 'me' | 'linkTo'>,
  rows: readonly CommunicationRow[],
): Promise<AdminCommunication[]> {
  const shown = await communicationsOf(context, rows);
  const authors = await peopleById(
    context,
    rows.map(({ createdBy }) => createdBy),
  );
  return shown.map((one, index) => {
    const row = rows[index];
    if (row === undefined) throw new Error('a row is missing');
    const { state, timing, startsAt, localAt, remindAfter, people, delivered, failed, read, acknowledged } =
      row;
    return {
      ...one,
      state,
      timing,
      sendAt: startsAt,
      localAt: localAt === '' ? null : localAt,
      remindAfter: [...remindAfter],
      recipientsCount: people,
      delivered,
      failed,
      read,
      acknowledged,
      author: authors.get(row.createdBy) ?? null,
    };
  });
}

/** One communication for an administrator. */
export async function adminOne(
  context: Pick<Context, 'store' | 'me' | 'linkTo' | 'language'>,
  row: CommunicationRow,
): Promise<AdminCommunication> {
  const [one] = await adminOf(context, [row]);
  if (one === undefined) throw domainError('not_found', context.language);
  return one;
}
