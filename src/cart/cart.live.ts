/** Live queries of the cart: its lines depend on the owner's balance. */
import type { LiveQueries } from '#src/session/liveQueries.ts';

/** Joined in src/app/live.ts. */
export const cartLive: LiveQueries = { 'points.moved': [['cart']] };
