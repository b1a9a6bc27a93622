/** Events, the people at them, and the private addresses of calendars. */
import type { EventForm, EventReward, PlaceState, eventPictures } from '#schema/events/events.rules.ts';
import type { PeopleAudience } from '#schema/departments/audience.shapes.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';

export const events = table(
  'events',
  {
    title: text(),
    /** Title and place, accent- and case-folded, for search. */
    fold: text(),
    description: text(),
    startsAt: text(),
    endsAt: text(),
    allDay: bool(),
    timezone: text(),
    location: orNull(text()),
    url: orNull(text()),
    imageKey: orNull(text<(typeof eventPictures)[number]>()),
    capacity: orNull(int()),
    /** The limit of those online, where the event has a place, too. */
    onlineCapacity: orNull(int()),
    points: int(),
    registrationOpen: bool(),
    showsParticipants: bool(),
    promotionHours: int(),
    audience: json<PeopleAudience>(),
    seriesId: orNull(text()),
    /** Counts changes that a calendar must learn (RFC 5545). */
    sequence: int(),
    /** People must still hear of the last change. */
    untold: bool(),
    /** People with a place, people who wait, and people who were there. */
    registered: int(),
    waiting: int(),
    attended: int(),
    /** Those of them who take part online. */
    registeredOnline: int(),
    waitingOnline: int(),
    /** The number of the last person who asked for a place. */
    asked: int(),
    cancelledAt: orNull(text()),
    cancelMessage: orNull(text()),
    /** People were reminded of this start. */
    remindedOf: orNull(text()),
    createdBy: text(),
    createdAt: text(),
  },
  { indexes: [['startsAt'], ['endsAt'], ['untold']] },
);

/** A person at an event; giving the place back keeps the row. */
export const eventParticipants = table(
  'event_participants',
  {
    eventId: text(),
    userId: text(),
    status: text<PlaceState>(),
    form: text<EventForm>(),
    /** The order of asking. */
    asked: int(),
    /** The place came from the waiting list; null once the person has answered. */
    promotedAt: orNull(text()),
    note: orNull(text()),
    visible: bool(),
    code: text(),
    attendedAt: orNull(text()),
    reward: text<EventReward>(),
    /** The `sequence` of which the person has heard. */
    told: int(),
    createdAt: text(),
  },
  {
    unique: [
      ['eventId', 'userId'],
      ['eventId', 'code'],
    ],
    indexes: [
      ['eventId', 'status', 'asked'],
      ['userId', 'status'],
      ['reward', 'eventId'],
      ['attendedAt'],
      ['createdAt'],
    ],
  },
);

/** The private address of a person's calendar; only its hash is stored. */
export const eventFeeds = table(
  'event_feeds',
  { userId: text(), hash: text(), madeAt: text() },
  { unique: [['userId'], ['hash']] },
);
