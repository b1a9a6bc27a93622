/** The notices of events tell of places that moved up, changes and cancellations, so open pages read them again. */
import type { LiveQueries } from '#src/session/liveQueries.ts';

/** Joined in src/app/live.ts. */
export const eventsLive: LiveQueries = { 'notification.added': [['events']] };
