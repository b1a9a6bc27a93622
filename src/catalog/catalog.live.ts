/** What a product says depends on the balance of its reader. */
import type { LiveQueries } from '#src/session/liveQueries.ts';

/** Joined in src/app/live.ts. */
export const catalogLive: LiveQueries = { 'points.moved': [['catalog']] };
