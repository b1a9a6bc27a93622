/** Live queries of the catalog: product data depends on the reader's balance. */
import type { LiveQueries } from '#src/session/liveQueries.ts';

/** Joined in src/app/live.ts. */
export const catalogLive: LiveQueries = { 'points.moved': [['catalog']] };
