/**
 * The places of an event: taken in the order of asking, given back, and moved up. The counters of the event's row always
 * equal its people, because both change in one transaction, and transactions are serial.
 */
import { isFull, promotesUntil } from '#schema/events/events.rules.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { leaveNotices } from '../notifications/notices.ts';
import type { Change } from '../store/port.ts';
import { codeFrom } from './codes.ts';
import type { EventRow, PlaceRow } from './events.access.ts';
import { mailPlaces } from './events.mails.ts';
import { eventParticipants, events } from './events.tables.ts';

/** What changing places needs; calls and jobs have it. */
export type Placing = Pick<JobContext, 'store' | 'newId' | 'at' | 'org' | 'links' | 'publish'>;

/** Changes the event's row and returns it. */
export async function changeEvent(
  { store }: Pick<Placing, 'store'>,
  id: string,
  change: Change<EventRow>,
): Promise<EventRow> {
  const [row] = await store.update(events, { id }, change);
  if (row === undefined) throw new Error(`event ${id} is gone`);
  return row;
}

/** Takes a free place or the end of the waiting list; returns the event and the person's row. */
export async function takePlace(
  context: Placing,
  event: EventRow,
  userId: string,
  { before, ...wishes }: Pick<PlaceRow, 'note' | 'visible'> & { readonly before: PlaceRow | undefined },
): Promise<{ readonly event: EventRow; readonly place: PlaceRow }> {
  const { store, newId, at } = context;
  const status = isFull(event) ? 'waiting' : 'in';
  const leaves = before?.status === 'waiting' ? -1 : 0;
  const changed = await changeEvent(context, event.id, {
    asked: { inc: 1 },
    ...(status === 'in' ? { registered: { inc: 1 } } : {}),
    ...(status === 'in' ? { waiting: { inc: leaves } } : { waiting: { inc: 1 + leaves } }),
  });
  const state = {
    status,
    asked: changed.asked,
    promotedAt: null,
    told: changed.sequence,
    ...wishes,
  } as const;
  const id = newId();
  const [place] =
    before === undefined
      ? await store.insert(eventParticipants, [
          {
            id,
            eventId: event.id,
            userId,
            code: codeFrom(id),
            attendedAt: null,
            reward: 'none',
            createdAt: at,
            ...state,
          },
        ])
      : await store.update(eventParticipants, { id: before.id }, state);
  if (place === undefined) throw new Error(`person ${userId} has no row at event ${event.id}`);
  if (status === 'in') await mailPlaces(context, changed, [place], 'registered');
  return { event: changed, place };
}

/** Gives free places to those who wait, in the order of asking; after the stated hour nobody is moved. */
export async function promote(context: Placing, event: EventRow): Promise<EventRow> {
  const { store, at } = context;
  let now = event;
  if (event.cancelledAt !== null || at >= promotesUntil(event)) return now;
  while (now.waiting > 0 && !isFull(now)) {
    const free = now.capacity === null ? now.waiting : now.capacity - now.registered;
    const { rows } = await store.list(eventParticipants, {
      where: { eventId: event.id, status: 'waiting' },
      order: [['asked', 'asc']],
      limit: Math.min(free, 500),
    });
    if (rows.length === 0) throw new Error(`the counters of event ${event.id} are wrong`);
    const places = await store.update(
      eventParticipants,
      { id: { in: rows.map(({ id }) => id) } },
      { status: 'in', promotedAt: at, told: now.sequence },
    );
    now = await changeEvent(context, event.id, {
      registered: { inc: places.length },
      waiting: { inc: -places.length },
    });
    await leaveNotices(context, {
      to: places.map(({ userId }) => userId),
      kind: 'event_promoted',
      actorId: null,
      postId: null,
      sourceId: event.id,
    });
    await mailPlaces(context, now, places, 'promoted');
  }
  return now;
}

/** Gives a place back, or leaves the waiting list; the next person moves up at once. */
export async function giveBack(context: Placing, event: EventRow, place: PlaceRow): Promise<EventRow> {
  const { store } = context;
  const [gone] = await store.update(
    eventParticipants,
    { id: place.id },
    { status: 'out', promotedAt: null, visible: false },
  );
  if (gone === undefined || place.status === 'out') return event;
  const changed = await changeEvent(
    context,
    event.id,
    place.status === 'in' ? { registered: { inc: -1 } } : { waiting: { inc: -1 } },
  );
  if (place.status === 'in') await mailPlaces(context, changed, [gone], 'givenBack');
  return promote(context, changed);
}
