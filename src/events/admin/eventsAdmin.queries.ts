/** Calls of events for administrators. */
import { eventEndpoints } from '#schema/events/events.endpoints.ts';
import { pageSize } from '#schema/limits.ts';
import { adminStaleMs, pagedResource } from '#src/admin/adminResource.ts';
import { answerOf, creating, readingPages, sending } from '#src/api/documents.ts';
import { searchOf } from '#src/api/searchOf.ts';
import {
  AllEventsDocument,
  CancelEventDocument,
  CheckInAtEventDocument,
  CreateEventDocument,
  DeleteEventDocument,
  EventParticipantsDocument,
  UpdateEventDocument,
  type AllEventsQuery,
  type EventParticipantsQuery,
  type EventParticipantsQueryVariables,
} from '#src/gql/graphql.ts';
import { eventsKey } from '#src/events/events.queries.ts';
import { refreshEvents } from '#src/events/events.writes.ts';

/** One of the events, in any state. */
export type AdminEvent = AllEventsQuery['allEvents']['items'][number];
export type Participant = EventParticipantsQuery['eventParticipants']['items'][number];
export type ParticipantFilter = Pick<EventParticipantsQueryVariables, 'keywords' | 'status'>;

const queryKey = [...eventsKey, 'admin'] as const;

/** The filters of the list, as the address has them. */
export const eventSearch = searchOf(eventEndpoints.all.query);

/** All events, newest start first. */
export const eventResource = {
  ...pagedResource([...queryKey, 'list'], AllEventsDocument, refreshEvents),
  create: creating(CreateEventDocument),
  update: sending(UpdateEventDocument),
  remove: sending(DeleteEventDocument),
  cancel: sending(CancelEventDocument),
  participants: (id: string, filter: ParticipantFilter) =>
    readingPages(
      [...queryKey, 'participants', id, filter],
      EventParticipantsDocument,
      (page) => ({ id, page, perPage: pageSize.default, ...filter }),
      adminStaleMs,
    ),
  checkIn: sending(CheckInAtEventDocument),
} as const;

/** One page of all people at an event, for its file. */
export async function participantsPage(id: string, page: number, signal: AbortSignal) {
  const { items, pagination } = await answerOf(
    EventParticipantsDocument,
    { id, page, perPage: pageSize.max },
    { signal, pass: 'request' },
  );
  return { items, ...pagination };
}
