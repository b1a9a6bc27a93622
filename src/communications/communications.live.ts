/** Live queries of communications. */
import type { LiveQueries } from '#src/session/liveQueries.ts';

/** Joined in src/app/live.ts. */
export const communicationsLive: LiveQueries = { 'communication.changed': [['communications']] };
