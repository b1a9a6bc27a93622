/** Live queries of orders: order data depends on the owner's balance. */
import type { LiveQueries } from '#src/session/liveQueries.ts';

/** Joined in src/app/live.ts. */
export const ordersLive: LiveQueries = { 'points.moved': [['orders']] };
