/** The stream events that change surveys and the count of what waits: a step of the reader in another tab, or one of another person. */
import type { LiveQueries } from '#src/session/liveQueries.ts';
import { surveysKey } from './pollKeys.ts';

/** Joined in src/app/live.ts. */
export const surveysLive: LiveQueries = { 'survey.changed': [surveysKey, ['notifications', 'counts']] };
