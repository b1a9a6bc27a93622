/** The stream events that change evaluations and the count of what waits: a step of the reader in another tab, or one of another person. */
import type { LiveQueries } from '#src/session/liveQueries.ts';

/** Joined in src/app/live.ts. */
export const evaluationsLive: LiveQueries = {
  'evaluation.changed': [['evaluations'], ['notifications', 'counts']],
};
