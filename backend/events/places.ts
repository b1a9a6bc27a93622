/**
 * The places of an event: taken in the order of asking, given back, and moved up. The counters of the event's row always
 * equal its people, because both change in one transaction, and transactions are serial.
 */
import {
  eventForms,
  formsOf,
  isFull,
  placesIn,
  promotesUntil,
  type EventForm,
} from '#schema/events/events.rules.ts';
import { countActs } from '../facts/takingPart.ts';
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

/** How the counters change when so many people become, or are no longer, what each step says. */
export function counters(
  ...steps: readonly (readonly [place: Pick<PlaceRow, 'status' | 'form'>, people: number])[]
): Change<EventRow> {
  const sum = (status: PlaceRow['status'], forms: readonly EventForm[]) => ({
    inc: steps.reduce(
      (all, [place, people]) => (place.status === status && forms.includes(place.form) ? all + people : all),
      0,
    ),
  });
  return {
    registered: sum('in', eventForms),
    waiting: sum('waiting', eventForms),
    registeredOnline: sum('in', ['online']),
    waitingOnline: sum('waiting', ['online']),
  };
}

/** Takes a free place of the form or the end of its waiting list; returns the event and the person's row. */
export async function takePlace(
  context: Placing,
  event: EventRow,
  userId: string,
  {
    before,
    ...wishes
  }: Pick<PlaceRow, 'form' | 'note' | 'visible'> & { readonly before: PlaceRow | undefined },
): Promise<{ readonly event: EventRow; readonly place: PlaceRow }> {
  const { store, newId, at } = context;
  const { form } = wishes;
  const status = isFull(placesIn(event, form)) ? 'waiting' : 'in';
  const changed = await changeEvent(context, event.id, {
    asked: { inc: 1 },
    ...counters([{ status, form }, 1], ...(before === undefined ? [] : [[before, -1] as const])),
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
  await countActs(context, 'eventRegistrations', [{ id: place.id, personId: userId, at: place.createdAt }]);
  if (status === 'in') await mailPlaces(context, changed, [place], 'registered');
  // Another form leaves a free place behind.
  return { event: before?.status === 'in' ? await promote(context, changed) : changed, place };
}

/** Gives free places to those who wait for them, in the order of asking; after the stated hour nobody is moved. */
export async function promote(context: Placing, event: EventRow): Promise<EventRow> {
  let now = event;
  if (event.cancelledAt !== null || context.at >= promotesUntil(event)) return now;
  for (const form of formsOf(event)) now = await promoteIn(context, now, form);
  return now;
}

async function promoteIn(context: Placing, event: EventRow, form: EventForm): Promise<EventRow> {
  const { store, at } = context;
  let now = event;
  for (;;) {
    const { capacity, registered, waiting } = placesIn(now, form);
    const free = Math.min(waiting, capacity === null ? waiting : capacity - registered, 500);
    if (free <= 0) return now;
    const { rows } = await store.list(eventParticipants, {
      where: { eventId: event.id, status: 'waiting', form },
      order: [['asked', 'asc']],
      limit: free,
    });
    if (rows.length === 0) throw new Error(`the counters of event ${event.id} are wrong`);
    const places = await store.update(
      eventParticipants,
      { id: { in: rows.map(({ id }) => id) } },
      { status: 'in', promotedAt: at, told: now.sequence },
    );
    now = await changeEvent(
      context,
      event.id,
      counters([{ status: 'in', form }, places.length], [{ status: 'waiting', form }, -places.length]),
    );
    await leaveNotices(context, {
      to: places.map(({ userId }) => userId),
      kind: 'event_promoted',
      actorId: null,
      postId: null,
      sourceId: event.id,
    });
    await mailPlaces(context, now, places, 'promoted');
  }
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
  const changed = await changeEvent(context, event.id, counters([place, -1]));
  if (place.status === 'in') await mailPlaces(context, changed, [gone], 'givenBack');
  return promote(context, changed);
}
