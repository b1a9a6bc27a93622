/** The writes of the people who take part in events. */
import type { QueryClient } from '@tanstack/react-query';
import type { EventPlace, Wish } from '#machines/eventRegistration.setup.ts';
import { sending } from '#src/api/documents.ts';
import { sendOnce } from '#src/api/sendOnce.ts';
import { watchQuery, type QueryListener } from '#src/api/watchQuery.ts';
import {
  MakeEventFeedDocument,
  RegisterForEventDocument,
  RevokeEventFeedDocument,
} from '#src/gql/graphql.ts';
import { eventQueries, eventsKey, type ShownEvent } from './events.queries.ts';

const register = sending(RegisterForEventDocument);
export const makeFeed = sending(MakeEventFeedDocument);
export const revokeFeed = sending(RevokeEventFeedDocument);

/** Everything that a registration may change. */
export const refreshEvents = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: eventsKey });

/** The place of the reader, for the machine of the registration. */
export const placeOf = ({ own, takes, full, state, forms }: ShownEvent): EventPlace => ({
  status: own?.status ?? 'none',
  form: forms.length > 1 ? (own?.form ?? null) : null,
  turn: own?.turn ?? null,
  isPromoted: own?.promoted ?? false,
  takes,
  isFull: full,
  isCancelled: state === 'cancelled',
});

/** What the machine of a registration needs of one event. */
export interface RegisteredEvent {
  /** The place as last read; null before. */
  readonly known: EventPlace | null;
  /** Calls back with each new read; returns a function that stops it. */
  readonly watch: (listener: QueryListener<EventPlace>) => () => void;
  /** Takes a place, or gives it back. A repeat is the same call until it is answered. Throws `ApiError`. */
  readonly send: (wish: Wish) => Promise<EventPlace>;
  /** Reads the event again. */
  readonly refresh: () => void;
}

/** The registration of the reader for one event. */
export function registeredEvent(cache: QueryClient, id: string): RegisteredEvent {
  const query = eventQueries.one(id);
  const known = cache.getQueryData(query.queryKey);
  return {
    known: known === undefined ? null : placeOf(known),
    watch: ({ arrived, lost }) =>
      watchQuery(cache, query, { arrived: (event) => arrived(placeOf(event)), lost }),
    async send({ wish: attending, form, visible }) {
      const input = {
        eventId: id,
        attending,
        ...(form === null ? {} : { form }),
        ...(visible === null ? {} : { visible }),
      };
      const event = await sendOnce(`event:${id}`, JSON.stringify(input), (key) => register({ input }, key));
      refreshEvents(cache);
      return placeOf(event);
    },
    refresh: () => refreshEvents(cache),
  };
}

/** Takes a place, or one in the waiting list, of an event that leaves no choice; colleagues do not see it unasked. */
export const takePlace = ({ id }: Pick<ShownEvent, 'id'>, key: string) =>
  register({ input: { eventId: id, attending: true } }, key);

/** Colleagues see, or no longer see, a person who takes part. */
export const showMe = ({ id, visible }: { readonly id: string; readonly visible: boolean }, key: string) =>
  register({ input: { eventId: id, attending: true, visible } }, key);
