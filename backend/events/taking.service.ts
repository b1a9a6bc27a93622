/** People see events, take places and give them back. */
import type { eventEndpoints } from '#schema/events/events.endpoints.ts';
import {
  eventLimits,
  formsOf,
  isFull,
  placesIn,
  takesPeople,
  usualForm,
} from '#schema/events/events.rules.ts';
import { may } from '#schema/permissions.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { takeBackActs } from '../facts/takingPart.ts';
import type { Context, Service } from '../http/context.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { calendarFile, entryFor } from './calendarFile.ts';
import { eventsFor, placeAt, seenEvent, type EventRow } from './events.access.ts';
import { eventParticipants, events } from './events.tables.ts';
import { detailOf, eventOf, eventsOf } from './events.views.ts';
import { giveBack, takePlace } from './places.ts';

type Calls = 'list' | 'mine' | 'event' | 'register' | 'calendarFile';

/** Raises 409 unless people can register now. */
function expectTaking(context: Context, event: EventRow): void {
  if (takesPeople(event, context.at)) return;
  if (event.cancelledAt !== null) refuse(context, 'event_cancelled');
  refuse(context, context.at >= event.endsAt ? 'event_over' : 'event_closed');
}

/** A name that every system takes. */
const fileName = (title: string): string =>
  `${
    title
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || 'evento'
  }.ics`;

export const takingService: Pick<Service<typeof eventEndpoints>, Calls> = {
  async list(context, { query: { from, to } }) {
    const { store, at } = context;
    const today = at.slice(0, 10);
    const isOpen = from === undefined && to === undefined;
    const first = isOpen ? at : (from ?? '');
    const after = isOpen ? dayAfter(today, eventLimits.daysAhead) : to === undefined ? '' : dayAfter(to, 1);
    // No event is longer, so the index of the starts leaves out all that were over long before.
    const earliest = first === '' ? '' : dayAfter(first.slice(0, 10), -eventLimits.days - 1);
    const { rows } = await store.list(events, {
      where: {
        endsAt: { gte: first },
        startsAt: after === '' ? { gte: earliest } : { gte: earliest, lt: after },
      },
      order: [['startsAt', 'asc']],
      limit: eventLimits.shown,
    });
    return eventsOf(context, await eventsFor(context, rows));
  },

  async mine(context) {
    const { store, me } = context;
    const { rows: places } = await store.list(eventParticipants, {
      where: { userId: me.id, status: { in: ['in', 'waiting'] } },
    });
    const { rows } = await store.list(events, {
      where: { id: { in: places.map(({ eventId }) => eventId) } },
      order: [['startsAt', 'desc']],
      limit: eventLimits.shown,
    });
    return eventsOf(context, rows.toReversed());
  },

  async event(context, { params: { id } }) {
    return detailOf(context, await seenEvent(context, id));
  },

  async register(context, { body: { eventId, attending, form, note, visible } }) {
    const { store, me, at } = context;
    const event = await seenEvent(context, eventId);
    const place = await placeAt(store, eventId, me.id);
    if (!attending) {
      if (place === undefined || place.status === 'out') return eventOf(context, event);
      if (place.attendedAt !== null) refuse(context, 'event_attended');
      if (at >= event.endsAt) refuse(context, 'event_over');
      await takeBackActs(context, 'eventRegistrations', [place.id]);
      return eventOf(context, await giveBack(context, event, place));
    }
    if (form !== undefined && !formsOf(event).includes(form)) refuse(context, 'event_form');
    const held = place?.status === 'out' ? undefined : place;
    const wanted = form ?? held?.form ?? usualForm(event);
    const full = isFull(placesIn(event, wanted));
    const wishes = { note: note ?? place?.note ?? null, visible: visible ?? place?.visible ?? false };
    // A person who has a place, or waits while none is free, only changes the wishes.
    if (held?.form === wanted && (held.status === 'in' || full)) {
      await store.update(eventParticipants, { id: held.id }, { ...wishes, promotedAt: null });
      return eventOf(context, event);
    }
    expectTaking(context, event);
    // Another form keeps the place that the person has until it has one, too.
    if (held?.status === 'in' && held.attendedAt !== null) refuse(context, 'event_attended');
    if (held?.status === 'in' && full) refuse(context, 'event_form_full');
    const taken = await takePlace(context, event, me.id, { before: place, form: wanted, ...wishes });
    return eventOf(context, taken.event);
  },

  async calendarFile(context, { params: { id } }) {
    const { store, me, at } = context;
    const event = await seenEvent(context, id);
    const place = await placeAt(store, id, me.id);
    const own = place?.status === 'in' ? place.form : null;
    const entry = entryFor(event, own, me.language);
    return {
      name: fileName(event.title),
      text: calendarFile([may(me.userType, 'events.manage') ? { ...entry, url: event.url } : entry], {
        method: 'publish',
        name: event.title,
        at,
      }),
    };
  },
};
