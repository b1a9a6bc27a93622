/** Valid calls of events. */
import { eventParticipants, events } from '#backend/events/events.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, type Calls } from './known.ts';

/** The full one, and the one of today with one of its people. */
export const known = async (store: Store) => {
  const { rows } = await store.list(events, {
    where: { remindedOf: { ne: null }, cancelledAt: null },
    order: [['startsAt', 'desc']],
    limit: 1,
  });
  const eventToday = rows[0]?.id ?? '';
  const { rows: places } = await store.list(eventParticipants, {
    where: { eventId: eventToday, status: 'in' },
    limit: 1,
  });
  return {
    eventId: await firstId(store, events, { where: { waiting: { gt: 0 } } }),
    eventToday,
    eventGuest: places[0]?.userId ?? '',
  };
};
type EventsKnown = Awaited<ReturnType<typeof known>>;

const plain = {
  endsAt: undefined,
  allDay: undefined,
  timezone: undefined,
  departmentIds: undefined,
  groupIds: undefined,
  userIds: undefined,
};

export const calls: Calls<EventsKnown> = {
  'events.list': () => ({ query: { from: undefined, to: undefined } }),
  'events.register': ({ eventId }) => ({ body: { eventId, attending: true } }),
  'events.create': () => ({ body: { ...plain, startsAt: '2098-05-04T15:00:00.000Z', repeat: undefined } }),
  'events.update': ({ eventId: id }) => ({ params: { id }, body: { ...plain, startsAt: undefined } }),
  'events.remove': 'eventId',
  'events.participants': ({ eventId: id }) => ({ params: { id }, query: { status: undefined } }),
  'events.event': 'eventId',
  'events.all': () => ({ query: { state: undefined } }),
  'events.cancel': 'eventId',
  'events.checkIn': ({ eventToday: id, eventGuest: userId }) => ({
    params: { id },
    body: { userId, code: undefined, attended: true, at: undefined },
  }),
  'events.calendarFile': 'eventId',
};
