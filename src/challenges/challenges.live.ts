/** The stream events that change challenges: a step of the reader in another tab, or one of another person. */
import type { LiveQueries } from '#src/session/liveQueries.ts';

/** Joined in src/app/live.ts. */
export const challengesLive: LiveQueries = { 'challenge.changed': [['challenges']] };
