/** Fields about events. */
import { resolvers } from '../kit/resolvers.ts';
import { eventEndpoints } from './events.endpoints.ts';

export const eventResolvers = resolvers('events', eventEndpoints, {
  Query: {
    events: 'list',
    myEvents: 'mine',
    event: 'event',
    allEvents: 'all',
    eventParticipants: 'participants',
    eventCalendarFile: 'calendarFile',
    eventFeed: 'feed',
  },
  Mutation: {
    registerForEvent: 'register',
    createEvent: 'create',
    updateEvent: 'update',
    deleteEvent: 'remove',
    cancelEvent: 'cancel',
    checkInAtEvent: 'checkIn',
    makeEventFeed: 'makeFeed',
    revokeEventFeed: 'revokeFeed',
  },
});
