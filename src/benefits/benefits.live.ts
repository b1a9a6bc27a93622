/** Live queries of benefits and coverages: a notification comes with each step. */
import type { LiveQueries } from '#src/session/liveQueries.ts';

const queries = [['benefits']] as const;

/** Joined in src/app/live.ts. */
export const benefitsLive: LiveQueries = { 'notification.added': queries, 'notification.changed': queries };
