/** Events as the people who take part and administrators see them. */
import * as z from 'zod/mini';
import { Amount, Count, Id, Instant, page } from '../kit/shapes.ts';
import { PeopleAudience } from '../departments/audience.shapes.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { eventForms, eventPictures, eventStates, placeStates } from './events.rules.ts';

/** The places of one form. */
export const EventPlaces = z.object({
  form: z.enum(eventForms),
  /** Null without a limit. */
  capacity: z.nullable(Count),
  registered: Count,
  waiting: Count,
  full: z.boolean(),
});

/** The place of the reader at an event. */
export const OwnPlace = z.object({
  status: z.enum(['in', 'waiting']),
  form: z.enum(eventForms),
  /** The place in the waiting list, from 1. */
  turn: z.nullable(Count),
  /** The place came from the waiting list, and the reader has not answered yet. */
  promoted: z.boolean(),
  note: z.nullable(z.string()),
  /** Colleagues see the reader. */
  visible: z.boolean(),
  /** The code for the check-in. */
  code: z.string(),
  attendedAt: z.nullable(Instant),
});
export type OwnPlace = z.output<typeof OwnPlace>;

export const Event = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  /** Whole days of the event's own zone, from midnight to midnight. */
  allDay: z.boolean(),
  /** The event's own zone. */
  timezone: z.string(),
  location: z.nullable(z.string()),
  /** People can take part online; with a place too, they take part here and there. */
  online: z.boolean(),
  /** Where they meet online; null for those without a place online, unless they are administrators. */
  url: z.nullable(z.string()),
  imageKey: z.nullable(z.enum(eventPictures)),
  /** Null without a limit. Where people take part here and there, the limit of those who come. */
  capacity: z.nullable(Count),
  /** The limit of those who take part online beside them; null without one. */
  onlineCapacity: z.nullable(Count),
  /** The places of each form that the event has. */
  forms: z.array(EventPlaces),
  points: Amount,
  registrationOpen: z.boolean(),
  /** A person can register now. */
  takes: z.boolean(),
  /** No form has a free place. */
  full: z.boolean(),
  /** Colleagues who agreed are named. */
  showsParticipants: z.boolean(),
  promotionHours: Count,
  /** Until then a free place goes to the next person who waits. */
  promotesUntil: Instant,
  /** The first event of its series; null for a single one. */
  seriesId: z.nullable(Id),
  state: z.enum(eventStates),
  cancelMessage: z.nullable(z.string()),
  registered: Count,
  waiting: Count,
  attended: Count,
  /** Null for others than administrators. */
  audience: z.nullable(PeopleAudience),
  /** Null if the reader neither takes part nor waits. */
  own: z.nullable(OwnPlace),
  createdAt: Instant,
});
export type Event = z.output<typeof Event>;
export const Events = page(Event);

/** An event with its people. */
export const EventDetail = z.extend(Event, {
  /** Colleagues who take part and agreed to be seen, the first 30. */
  colleagues: z.array(PublicUser),
  /** Who made it; null for the reader's own, and for people who are gone. */
  host: z.nullable(PublicUser),
  /** The single people of the audience; empty for others than administrators. */
  audiencePeople: z.array(PublicUser),
  /** People at this event or at later ones of its series; zero for others than administrators, and outside a series. */
  seriesPeople: Count,
});
export type EventDetail = z.output<typeof EventDetail>;

/** A person at an event, for administrators. */
export const EventParticipant = z.object({
  id: Id,
  eventId: Id,
  user: PublicUser,
  status: z.enum(placeStates),
  form: z.enum(eventForms),
  attending: z.boolean(),
  turn: z.nullable(Count),
  note: z.nullable(z.string()),
  code: z.string(),
  attendedAt: z.nullable(Instant),
  createdAt: Instant,
});
export type EventParticipant = z.output<typeof EventParticipant>;
export const EventParticipants = page(EventParticipant);

/** A calendar file (RFC 5545) with its name. */
export const CalendarFile = z.object({ name: z.string(), text: z.string() });

/** The private address of a person's calendar; the address itself is shown once. */
export const EventFeed = z.object({
  /** Null without an address. */
  madeAt: z.nullable(Instant),
});
export const MadeEventFeed = z.object({ address: z.string() });
