/** The form of an event: its fields, the input of the calls, and its draft on this device. */
import * as z from 'zod/mini';
import { eventEndpoints } from '#schema/events/events.endpoints.ts';
import { eventIntervals, eventLimits, eventPictures, momentOf } from '#schema/events/events.rules.ts';
import { dayAfter, dayAt } from '#schema/users/celebrations.rules.ts';
import { PublicUser } from '#schema/users/users.shapes.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import { fromField, toField } from '#src/lib/fieldMoment.ts';
import type { Me } from '#src/session/me.queries.ts';
import type { OpenedEvent } from '#src/events/events.queries.ts';

const hourMs = 3_600_000;

/** The fields as a draft holds them. Days and moments are empty texts while there are none. */
export const EventFields = z.object({
  title: z.string(),
  description: z.string(),
  allDay: z.boolean(),
  /** In the time zone of the device; of an event with hours. */
  startsAt: z.string(),
  endsAt: z.string(),
  /** Of an event of whole days. */
  startsOn: z.string(),
  endsOn: z.string(),
  /** The event's own zone. */
  timezone: z.string(),
  repeats: z.nullable(z.enum(eventIntervals)),
  times: z.nullable(z.number()),
  location: z.string(),
  url: z.string(),
  imageKey: z.nullable(z.enum(eventPictures)),
  capacity: z.nullable(z.number()),
  /** Beside it, where the event has a place and an address. */
  onlineCapacity: z.nullable(z.number()),
  points: z.nullable(z.number()),
  registrationOpen: z.boolean(),
  showsParticipants: z.boolean(),
  promotionHours: z.nullable(z.number()),
  audience: z.object({
    departmentIds: z.array(z.string()),
    groupIds: z.array(z.string()),
    /** The single people, for their names. */
    people: z.array(PublicUser),
  }),
});
export type EventFields = z.output<typeof EventFields>;

/** The fields of a stored event, or of the one that is copied, without its time; null for a new one. */
export function eventFieldsOf(event: OpenedEvent | null, isCopy: boolean, timezone: string): EventFields {
  const isTimed = event !== null && !isCopy && !event.allDay;
  const isDated = event !== null && !isCopy && event.allDay;
  return {
    title: event?.title ?? '',
    description: event?.description ?? '',
    allDay: event?.allDay ?? false,
    startsAt: isTimed ? toField(event.startsAt) : '',
    endsAt: isTimed ? toField(event.endsAt) : '',
    startsOn: isDated ? dayAt(Date.parse(event.startsAt), event.timezone) : '',
    endsOn: isDated ? dayAt(Date.parse(event.endsAt) - 1, event.timezone) : '',
    timezone: event?.timezone ?? timezone,
    repeats: null,
    times: 4,
    location: event?.location ?? '',
    url: event?.url ?? '',
    imageKey: event?.imageKey ?? null,
    capacity: event?.capacity ?? null,
    onlineCapacity: event?.onlineCapacity ?? null,
    points: event?.points ?? 0,
    registrationOpen: event === null || isCopy ? true : event.registrationOpen,
    showsParticipants: event?.showsParticipants ?? true,
    promotionHours: event?.promotionHours ?? eventLimits.promotionHours.usual,
    audience: {
      departmentIds: [...(event?.audience?.departmentIds ?? [])],
      groupIds: [...(event?.audience?.groupIds ?? [])],
      people: [...(event?.audiencePeople ?? [])],
    },
  };
}

/** The midnight of a day in the event's zone; null without a day. */
const midnightOf = (day: string, timezone: string): string | null =>
  day === '' ? null : new Date(momentOf(day, 0, timezone)).toISOString();

function timesOf(
  { allDay, startsAt, endsAt, startsOn, endsOn, timezone }: EventFields,
  stored: OpenedEvent | null,
) {
  if (allDay) {
    const last = endsOn === '' ? startsOn : endsOn;
    return {
      startsAt: midnightOf(startsOn, timezone) ?? '',
      endsAt: midnightOf(last === '' ? '' : dayAfter(last, 1), timezone) ?? '',
    };
  }
  const start = fromField(startsAt, stored?.startsAt ?? null) ?? '';
  const hourLater = start === '' ? '' : new Date(Date.parse(start) + hourMs).toISOString();
  return { startsAt: start, endsAt: fromField(endsAt, stored?.endsAt ?? null) ?? hourLater };
}

const toInput =
  (stored: OpenedEvent | null) =>
  ({ audience, ...fields }: EventFields) => {
    const { title, description, location, url, imageKey, capacity, timezone, allDay } = fields;
    const { onlineCapacity, registrationOpen, showsParticipants, repeats, times } = fields;
    return {
      title: title.trim(),
      description: description.trim(),
      allDay,
      ...timesOf({ audience, ...fields }, stored),
      timezone,
      location: location.trim() === '' ? null : location.trim(),
      url: url.trim() === '' ? null : url.trim(),
      imageKey,
      capacity,
      onlineCapacity,
      points: fields.points ?? 0,
      registrationOpen,
      showsParticipants,
      promotionHours: fields.promotionHours ?? eventLimits.promotionHours.usual,
      departmentIds: audience.departmentIds,
      groupIds: audience.groupIds,
      userIds: audience.people.map(({ id }) => id),
      ...(stored === null && repeats !== null ? { repeat: { every: repeats, times: times ?? 0 } } : {}),
    };
  };
export type EventInput = ReturnType<ReturnType<typeof toInput>>;

/** The form of an event; `stored` is the one that is edited. */
export const eventForm = (stored: OpenedEvent | null): RowForm<EventFields, EventInput> => ({
  schema: eventEndpoints.create.body,
  toInput: toInput(stored),
  names: { departmentIds: 'audience', groupIds: 'audience', userIds: 'audience', repeat: 'times' },
});

/** Fields that show their own reasons. */
export const eventFieldNames = [
  'title',
  'description',
  'startsAt',
  'endsAt',
  'startsOn',
  'endsOn',
  'timezone',
  'times',
  'location',
  'url',
  'imageKey',
  'capacity',
  'onlineCapacity',
  'points',
  'promotionHours',
  'audience',
] as const satisfies readonly (keyof EventFields)[];

/** The name of a person's draft on this device; null is a new event. */
export const eventDraftPlace = ({ orgId, id }: Pick<Me, 'orgId' | 'id'>, event: string | null): string =>
  `draft:event-form:${orgId}:${id}:${event ?? 'new'}`;
