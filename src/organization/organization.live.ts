/** The stream events that change the settings, the links and the brand of the organisation. */
import type { LiveQueries } from '#src/session/liveQueries.ts';

/** Registered in src/app/live.ts. */
export const organizationLive: LiveQueries = { 'organization.changed': [['organization']] };
