/** Reads of events for the people who take part. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { answerOf, reading } from '#src/api/documents.ts';
import {
  EventCalendarFileDocument,
  EventDocument,
  EventFeedDocument,
  EventsDocument,
  MyEventsDocument,
  type EventQuery,
  type EventsQuery,
} from '#src/gql/graphql.ts';

/** One of a list. */
export type ShownEvent = EventsQuery['events'][number];
/** One with its people. */
export type OpenedEvent = EventQuery['event'];

/** The places of one form of it. */
export type FormPlaces = ShownEvent['forms'][number];

/** Days, the last one included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** Past events come in spans of so many days, back to the day so many spans ago. */
const pastSpan = { days: 91, most: 20 } as const;

/** The prefix of all queries of events. */
export const eventsKey = ['events'] as const;

const staleTimeMs = 30_000;

/** Queries of events. */
export const eventQueries = {
  /** Coming ones for the reader; with a span those that touch it. */
  all: (span: DaySpan | null) =>
    queryOptions({
      ...reading([...eventsKey, 'all', span], EventsDocument, span ?? {}, staleTimeMs),
      // A calendar keeps its events while the next month is read.
      ...(span === null ? {} : { placeholderData: keepPreviousData }),
    }),
  /** Those that touched the days before and including `today`, a span at a time, the last span first. */
  past: (today: string) =>
    infiniteQueryOptions({
      queryKey: [...eventsKey, 'past', today],
      queryFn: ({ pageParam, signal }) => {
        const to = dayAfter(today, -pageParam * pastSpan.days);
        return answerOf(EventsDocument, { from: dayAfter(to, 1 - pastSpan.days), to }, { signal });
      },
      initialPageParam: 0,
      getNextPageParam: (_last, _all, span): number | undefined =>
        span + 1 < pastSpan.most ? span + 1 : undefined,
      staleTime: staleTimeMs,
    }),
  /** Those for which the reader registered or waits, past ones included. */
  mine: () => reading([...eventsKey, 'mine'], MyEventsDocument, {}, staleTimeMs),
  /** One; a 404 throws `not_found`. */
  one: (id: string) => reading([...eventsKey, 'one', id], EventDocument, { id }, staleTimeMs),
  /** When the private address of the calendar was made; null without one. */
  feed: () => reading([...eventsKey, 'feed'], EventFeedDocument, {}, staleTimeMs),
} as const;

/** The calendar file of one event. Throws `ApiError`. */
export const calendarFileOf = (id: string) =>
  answerOf(EventCalendarFileDocument, { id }, { pass: 'request' });
