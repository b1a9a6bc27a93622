/** Events as their readers see them. */
import {
  eventLimits,
  eventStateOf,
  isFull,
  promotesUntil,
  takesPeople,
} from '#schema/events/events.rules.ts';
import type { Event, EventDetail, EventParticipant, OwnPlace } from '#schema/events/events.shapes.ts';
import { may } from '#schema/permissions.ts';
import type { Context } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { peopleById } from '../people/users.rules.ts';
import { eventParticipants } from './events.tables.ts';
import type { EventRow, PlaceRow } from './events.access.ts';

/** The place in the waiting list, from 1; null for a person who does not wait. */
async function turnOf(
  { store }: Pick<Context, 'store'>,
  { eventId, status, asked }: PlaceRow,
): Promise<number | null> {
  if (status !== 'waiting') return null;
  const [before] = await store.tally(eventParticipants, {
    where: { eventId, status: 'waiting', asked: { lt: asked } },
  });
  return (before?.count ?? 0) + 1;
}

async function ownPlace(context: Context, place: PlaceRow): Promise<OwnPlace | null> {
  const { status, promotedAt, note, visible, code, attendedAt } = place;
  if (status === 'out') return null;
  const turn = await turnOf(context, place);
  return { status, turn, promoted: promotedAt !== null, note, visible, code, attendedAt };
}

/** Events for the caller, in their order. */
export async function eventsOf(context: Context, rows: readonly EventRow[]): Promise<Event[]> {
  const { store, me, at } = context;
  const { rows: places } = await store.list(eventParticipants, {
    where: { userId: me.id, eventId: { in: rows.map(({ id }) => id) } },
  });
  const own = new Map<string, OwnPlace | null>();
  for (const place of places) own.set(place.eventId, await ownPlace(context, place));
  const manages = may(me.userType, 'events.manage');
  return rows.map((row) => {
    const {
      fold: _fold,
      sequence: _sequence,
      untold: _untold,
      asked: _asked,
      cancelledAt: _cancelledAt,
      remindedOf: _remindedOf,
      createdBy: _createdBy,
      audience,
      ...plain
    } = row;
    return {
      ...plain,
      takes: takesPeople(row, at),
      full: isFull(row),
      online: row.url !== null,
      url: manages || own.get(row.id)?.status === 'in' ? row.url : null,
      promotesUntil: promotesUntil(row),
      state: eventStateOf(row, at),
      audience: manages ? audience : null,
      own: own.get(row.id) ?? null,
    };
  });
}

/** One event for the caller. */
export async function eventOf(context: Context, row: EventRow): Promise<Event> {
  const [event] = await eventsOf(context, [row]);
  if (event === undefined) throw domainError('not_found', context.language);
  return event;
}

/** An event with the colleagues who agreed to be seen. */
export async function detailOf(context: Context, row: EventRow): Promise<EventDetail> {
  const { store, me } = context;
  const { rows: seen } = row.showsParticipants
    ? await store.list(eventParticipants, {
        where: { eventId: row.id, status: 'in', visible: true },
        order: [['asked', 'asc']],
        limit: eventLimits.colleagues,
      })
    : { rows: [] };
  const named = await peopleById(context, [...seen.map(({ userId }) => userId), row.createdBy]);
  const host = row.createdBy === me.id ? undefined : named.get(row.createdBy);
  return {
    ...(await eventOf(context, row)),
    colleagues: seen.flatMap(({ userId }) => named.get(userId) ?? []),
    host: host?.active === true ? host : null,
    audiencePeople: may(me.userType, 'events.manage')
      ? [...(await peopleById(context, row.audience.userIds)).values()]
      : [],
  };
}

/** People at an event, for administrators. */
export async function participantsOf(
  context: Context,
  rows: readonly PlaceRow[],
): Promise<EventParticipant[]> {
  const people = await peopleById(
    context,
    rows.map(({ userId }) => userId),
  );
  const shown: EventParticipant[] = [];
  for (const row of rows) {
    const user = people.get(row.userId);
    if (user === undefined) continue;
    const { id, eventId, status, note, code, attendedAt, createdAt } = row;
    const turn = await turnOf(context, row);
    shown.push({
      id,
      eventId,
      user,
      status,
      attending: status === 'in',
      turn,
      note,
      code,
      attendedAt,
      createdAt,
    });
  }
  return shown;
}
