/** Live queries of requests and decisions: a notification comes with each step, and goes when another person decided. */
import type { LiveQueries } from '#src/session/liveQueries.ts';

const queries = [['requests'], ['decisions']] as const;

/** Joined in src/app/live.ts. */
export const requestsLive: LiveQueries = { 'notification.added': queries, 'notification.changed': queries };
