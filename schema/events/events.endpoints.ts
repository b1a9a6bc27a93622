/** Calls about events (spec §7 "Events"). */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Amount, Day, Done, Id, Instant, Keywords, PageNumber, PerPage } from '../kit/shapes.ts';
import { surveyLimits, textLength } from '../limits.parts.ts';
import { eventIntervals, eventLimits, eventPictures, eventStates, placeStates } from './events.rules.ts';
import {
  CalendarFile,
  Event,
  EventDetail,
  EventFeed,
  EventParticipant,
  EventParticipants,
  Events,
  MadeEventFeed,
} from './events.shapes.ts';

const { capacity, repeats, promotionHours, place, url, note, text } = eventLimits;

const Title = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
const Ids = z.optional(z.array(Id).check(z.maxLength(surveyLimits.audienceIds)));
const Message = z.string().check(z.trim(), z.maxLength(textLength.description));
/** Only pages of the web open from an event. */
const Address = z.url({ protocol: /^https?$/, hostname: /./ }).check(z.maxLength(url));

const optional = {
  description: z.optional(z.string().check(z.trim(), z.maxLength(text))),
  endsAt: z.optional(Instant),
  allDay: z.optional(z.boolean()),
  /** By default the zone of the organisation. */
  timezone: z.optional(z.string().check(z.maxLength(64))),
  location: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(place)))),
  url: z.optional(z.nullable(Address)),
  imageKey: z.optional(z.nullable(z.enum(eventPictures))),
  capacity: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(capacity)))),
  points: z.optional(Amount),
  registrationOpen: z.optional(z.boolean()),
  showsParticipants: z.optional(z.boolean()),
  promotionHours: z.optional(z.int().check(z.gte(promotionHours.least), z.lte(promotionHours.most))),
  departmentIds: Ids,
  groupIds: Ids,
  userIds: Ids,
} as const;

const see = { can: 'events.see', module: 'events' } as const;
const manage = { can: 'events.manage', module: 'events' } as const;

export const eventEndpoints = endpoints({
  /** Those for the reader that touch the days; without days those that are not over. At most 1,000, by their start. */
  list: {
    route: 'GET /events',
    query: z.object({ from: z.optional(Day), to: z.optional(Day) }),
    reply: z.array(Event),
    ...see,
    origin: 'spec',
  },
  /** Those at which the reader takes part or waits, by their start. */
  mine: { route: 'GET /user/events', reply: z.array(Event), ...see, origin: 'spec' },
  /** Takes a place or one in the waiting list, changes note and visibility, or gives it back. */
  register: {
    route: 'POST /user/event/post',
    body: z.object({
      eventId: Id,
      attending: z.boolean(),
      note: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(note)))),
      visible: z.optional(z.boolean()),
    }),
    reply: Event,
    can: 'events.see',
    module: 'user_event_registration',
    origin: 'spec',
  },
  /** With `repeat`, all events of the series are made, and the first one is the answer. */
  create: {
    route: 'POST /events/create',
    body: z.object({
      title: Title,
      startsAt: Instant,
      ...optional,
      repeat: z.optional(
        z.nullable(
          z.object({ every: z.enum(eventIntervals), times: z.int().check(z.gte(2), z.lte(repeats)) }),
        ),
      ),
    }),
    reply: Event,
    ...manage,
    origin: 'spec',
  },
  /** People with a place hear of another time or place. With `following`, later events of the series change too. */
  update: {
    route: 'PATCH /events/edit/{id}',
    body: z.extend(edit(z.object({ title: z.optional(Title), startsAt: z.optional(Instant), ...optional })), {
      following: z.optional(z.boolean()),
    }),
    reply: Event,
    ...manage,
    origin: 'spec',
  },
  /** Without people it is gone; with people it is cancelled, and they hear of it. */
  remove: { route: 'DELETE /events/{id}', reply: Done, ...manage, origin: 'spec' },
  participants: {
    route: 'GET /event/{id}/participants',
    query: z.object({
      page: PageNumber,
      perPage: PerPage,
      keywords: Keywords,
      status: z.optional(z.enum(placeStates)),
    }),
    reply: EventParticipants,
    ...manage,
    origin: 'spec',
  },
  event: { route: 'GET /event/{id}', reply: EventDetail, ...see, origin: 'ours' },
  /** All of them for administrators, newest start first. */
  all: {
    route: 'GET /org/events',
    query: z.object({ page: PageNumber, keywords: Keywords, state: z.optional(z.enum(eventStates)) }),
    reply: Events,
    ...manage,
    origin: 'ours',
  },
  /** Cancels with words for the people; they hear of it, and their calendars remove it. */
  cancel: {
    route: 'POST /event/{id}/cancel',
    body: z.object({ message: Message }),
    reply: Event,
    ...manage,
    origin: 'ours',
  },
  /** Notes that a person is there, by the person or the code; `attended: false` takes it back until it is paid. */
  checkIn: {
    route: 'POST /event/{id}/check_in',
    body: z.object({
      userId: z.optional(Id),
      code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
      attended: z._default(z.boolean(), true),
      /** When it was noted, for a device without a network. */
      at: z.optional(Instant),
    }),
    reply: EventParticipant,
    ...manage,
    origin: 'ours',
  },
  calendarFile: { route: 'GET /event/{id}/calendar', reply: CalendarFile, ...see, origin: 'ours' },
  feed: { route: 'GET /user/event_feed', reply: EventFeed, ...see, origin: 'ours' },
  /** Replaces an earlier address, which ends. */
  makeFeed: {
    route: 'POST /user/event_feed',
    body: z.object({}),
    reply: MadeEventFeed,
    ...see,
    secret: true,
    origin: 'ours',
  },
  revokeFeed: { route: 'DELETE /user/event_feed', reply: Done, ...see, origin: 'ours' },
  readFeed: {
    route: 'GET /event_feed/{key}',
    // No screen: Calendar programs read it.
    answer: 'blob',
    can: 'public',
    origin: 'ours',
  },
});
