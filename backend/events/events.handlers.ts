/** Events when a person is removed. */
import { onPersonRemoved } from '../http/handling.ts';
import { eventAt } from './events.access.ts';
import { eventFeeds, eventParticipants, events } from './events.tables.ts';
import { changeEvent, counters, giveBack } from './places.ts';

/** A place at an event to come is given back, so that the next person moves up; then the rows go. */
export const eventsLeft = onPersonRemoved(
  'events',
  { removes: [eventFeeds], changes: [eventParticipants, events] },
  async (context, { user: { id: gone } }) => {
    const { store, at } = context;
    const { rows: places } = await store.list(eventParticipants, { where: { userId: gone } });
    for (const place of places) {
      const event = await eventAt(store, place.eventId);
      if (event === undefined) continue;
      if (at < event.endsAt && event.cancelledAt === null) await giveBack(context, event, place);
      else await changeEvent(context, event.id, counters([place, -1]));
      if (place.attendedAt !== null) await changeEvent(context, event.id, { attended: { inc: -1 } });
    }
    await store.remove(eventParticipants, { userId: gone });
  },
);
