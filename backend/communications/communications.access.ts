/** Loads communications for those who may see them. */
import { may } from '#schema/permissions.ts';
import { localAt } from '#schema/communications/communications.rules.ts';
import { zoneOf } from '#schema/users/celebrations.rules.ts';
import type { FileReader } from '../files/files.readers.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { timezoneOf } from '../organization/timezone.ts';
import type { UserRow } from '../people/users.rules.ts';
import type { Store, Where } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { groupsOf, isAsked } from '../departments/audience.ts';
import { communicationGroups, communicationPeople, communications } from './communications.tables.ts';

export type CommunicationRow = Row<typeof communications>;
export type PersonRow = Row<typeof communicationPeople>;
export type GroupRow = Row<typeof communicationGroups>;

/** Any communication; undefined if there is none. */
export async function communicationAt(store: Store, id: string): Promise<CommunicationRow | undefined> {
  return (await store.list(communications, { where: { id } })).rows[0];
}

/** Any communication. Raises 404. */
export async function communicationBy(
  { store, language }: Pick<Context, 'store' | 'language'>,
  id: string,
): Promise<CommunicationRow> {
  const row = await communicationAt(store, id);
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

/** The row of a person; undefined for somebody whom it was not delivered to, and who never opened it. */
export async function personAt(
  store: Store,
  communicationId: string,
  userId: string,
): Promise<PersonRow | undefined> {
  return (await store.list(communicationPeople, { where: { communicationId, userId } })).rows[0];
}

/** The groups of communications that hold a person today, removed ones included. */
export async function ownGroups(
  store: Store,
  me: Pick<UserRow, 'id' | 'departmentId'>,
): Promise<readonly string[]> {
  const { rows } = await store.list(communicationGroups);
  if (rows.length === 0) return [];
  const groups = await groupsOf(store, me.id);
  return rows.flatMap(({ id, audience }) => (isAsked(audience, me, groups) ? [id] : []));
}

type Asking = Pick<Context, 'store' | 'me' | 'now' | 'at'>;

/** What has come by the clock of the person's zone. */
export async function comeBy({ store, me, now, at }: Asking) {
  const zone = zoneOf(me.timezone, await timezoneOf(store));
  return { startsAt: { lte: at }, localAt: { lte: localAt(now, zone) } } as const;
}

/** What has begun to be delivered, and has arrived in the zone of the person. */
export async function arrived(asking: Asking): Promise<Where<CommunicationRow>> {
  return { state: { in: ['delivering', 'delivered'] }, ...(await comeBy(asking)) };
}

/** Whether a person is in the audience of today. */
export async function isFor(
  store: Store,
  me: Pick<UserRow, 'id' | 'departmentId'>,
  row: CommunicationRow,
): Promise<boolean> {
  switch (row.audienceKind) {
    case 'all':
      return true;
    case 'department':
      return row.departmentId !== null && row.departmentId === me.departmentId;
    case 'group':
      return row.groupId !== null && (await ownGroups(store, me)).includes(row.groupId);
  }
}

/** A communication that the caller may read: one of the own audience, or one that was delivered. Raises 404. */
export async function readable(
  context: Pick<Context, 'store' | 'me' | 'now' | 'at' | 'language'>,
  id: string,
): Promise<CommunicationRow> {
  const { store, me, language } = context;
  const row = await communicationBy(context, id);
  if (may(me.userType, 'communications.send')) return row;
  const { rows } = await store.list(communications, { where: { id, ...(await arrived(context)) } });
  const isOut = rows.length > 0;
  if (isOut && ((await isFor(store, me, row)) || (await personAt(store, id, me.id))?.addressed === true))
    return row;
  throw domainError('not_found', language);
}

/** A file follows its communication. */
export const communicationReader: FileReader = async (store, me, { recordId }) => {
  const row = recordId === null ? undefined : await communicationAt(store, recordId);
  if (row === undefined) return undefined;
  if (may(me.userType, 'communications.send')) return true;
  if (row.state === 'scheduled' || row.state === 'cancelled') return false;
  return (await isFor(store, me, row)) || (await personAt(store, row.id, me.id))?.addressed === true;
};
