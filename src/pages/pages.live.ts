/** Live queries of pages, announcements and featured items. */
import type { LiveQueries } from '#src/session/liveQueries.ts';

/** Joined in src/app/live.ts. */
export const pagesLive: LiveQueries = { 'organization.changed': [['pages']] };
