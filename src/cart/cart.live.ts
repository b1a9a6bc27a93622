/** What the lines of a cart say depends on the balance of its owner. */
import type { LiveQueries } from '#src/session/liveQueries.ts';

/** Joined in src/app/live.ts. */
export const cartLive: LiveQueries = { 'points.moved': [['cart']] };
