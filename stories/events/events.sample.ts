/** Events for stories. */
import type { OpenedEvent, ShownEvent } from '#src/events/events.queries.ts';
import { people } from '../kit/world.sample.ts';
import { must } from '../kit/must.ts';

/** A full workshop with six people who wait, in a time zone of the tests. */
export const pottery: ShownEvent = {
  id: '0192f0c1-0000-7000-8000-0000000e0001',
  title: 'Taller de cerámica',
  description: 'Ven como eres y trae tus preguntas.',
  startsAt: '2026-11-30T23:00:00.000Z',
  endsAt: '2026-12-01T01:00:00.000Z',
  allDay: false,
  timezone: 'America/Mexico_City',
  location: 'Casa Taller',
  online: false,
  url: null,
  imageKey: 'workshop',
  capacity: 12,
  points: 20,
  registrationOpen: true,
  takes: true,
  full: true,
  showsParticipants: true,
  promotionHours: 12,
  promotesUntil: '2026-11-30T11:00:00.000Z',
  seriesId: null,
  state: 'coming',
  cancelMessage: null,
  registered: 12,
  waiting: 6,
  attended: 0,
  audience: null,
  own: null,
  createdAt: '2026-11-09T15:00:00.000Z',
};

const own: NonNullable<ShownEvent['own']> = {
  status: 'in',
  turn: null,
  promoted: false,
  note: null,
  visible: true,
  code: 'K7QM4XWP',
  attendedAt: null,
};

/** A hybrid talk at which the reader has a place. */
export const talk: ShownEvent = {
  ...pottery,
  id: '0192f0c1-0000-7000-8000-0000000e0002',
  title: 'Charla: pedir ayuda a tiempo',
  startsAt: '2026-11-26T16:00:00.000Z',
  endsAt: '2026-11-26T17:00:00.000Z',
  promotesUntil: '2026-11-26T04:00:00.000Z',
  location: 'Auditorio',
  online: true,
  url: 'https://reunion.aurora.example/sala',
  imageKey: 'talk',
  capacity: null,
  full: false,
  registered: 58,
  waiting: 0,
  own,
};

/** One that the reader has waited for, and a cancelled one. */
export const awaited: ShownEvent = {
  ...pottery,
  own: { ...own, status: 'waiting', turn: 4, visible: false },
};
export const cancelled: ShownEvent = {
  ...talk,
  id: '0192f0c1-0000-7000-8000-0000000e0003',
  title: 'Clase de yoga al aire libre',
  state: 'cancelled',
  takes: false,
  registrationOpen: false,
  cancelMessage: 'La profesora está enferma.',
};

/** An event as its page reads it. */
export const openedOf = (event: ShownEvent): OpenedEvent => ({
  ...event,
  colleagues: [must(people[0]), must(people[1])],
  host: must(people[2]),
  audiencePeople: [],
});
