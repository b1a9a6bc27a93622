/** What an order says depends on the balance of its owner. */
import type { LiveQueries } from '#src/session/liveQueries.ts';

/** Joined in src/app/live.ts. */
export const ordersLive: LiveQueries = { 'points.moved': [['orders']] };
