/** The notices of programs tell of assignments, decisions and rewards, so open pages read them again. */
import type { LiveQueries } from '#src/session/liveQueries.ts';

/** Joined in src/app/live.ts. */
export const programsLive: LiveQueries = { 'notification.added': [['programs']] };
