/** Loads events for those who may see them, and the places of the caller. */
import { may } from '#schema/permissions.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { groupsOf, isAsked } from '../departments/audience.ts';
import { eventParticipants, events } from './events.tables.ts';

export type EventRow = Row<typeof events>;
export type PlaceRow = Row<typeof eventParticipants>;

/** Any event; undefined if there is none. */
export async function eventAt(store: Store, id: string): Promise<EventRow | undefined> {
  const { rows } = await store.list(events, { where: { id } });
  return rows[0];
}

/** Any event. Raises 404. */
export async function eventBy({ store, language }: Context, id: string): Promise<EventRow> {
  const row = await eventAt(store, id);
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

/** The later events of its series that are not cancelled. */
export async function laterOf(
  store: Store,
  { id, seriesId, startsAt }: EventRow,
): Promise<readonly EventRow[]> {
  if (seriesId === null) return [];
  const { rows } = await store.list(events, {
    where: { seriesId, startsAt: { gt: startsAt }, cancelledAt: null, id: { ne: id } },
    order: [['startsAt', 'asc']],
  });
  return rows;
}

/** The row of a person at an event, also after giving the place back; undefined without one. */
export async function placeAt(store: Store, eventId: string, userId: string): Promise<PlaceRow | undefined> {
  const { rows } = await store.list(eventParticipants, { where: { eventId, userId } });
  return rows[0];
}

/** The events that are for the caller, or at which the caller has a place. */
export async function eventsFor(
  { store, me }: Pick<Context, 'store' | 'me'>,
  rows: readonly EventRow[],
): Promise<readonly EventRow[]> {
  const groups = await groupsOf(store, me.id);
  const { rows: places } = await store.list(eventParticipants, {
    where: { userId: me.id, eventId: { in: rows.map(({ id }) => id) }, status: { in: ['in', 'waiting'] } },
  });
  const held = new Set(places.map(({ eventId }) => eventId));
  return rows.filter((row) => held.has(row.id) || isAsked(row.audience, me, groups));
}

/** An event that the caller sees: administrators every one, others those for them. Raises 404. */
export async function seenEvent(context: Context, id: string): Promise<EventRow> {
  const row = await eventBy(context, id);
  if (may(context.me.userType, 'events.manage')) return row;
  if ((await eventsFor(context, [row])).length === 0) throw domainError('not_found', context.language);
  return row;
}
