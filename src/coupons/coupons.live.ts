/** Live queries of coupons: coupon data depends on the reader's balance. */
import type { LiveQueries } from '#src/session/liveQueries.ts';

/** Joined in src/app/live.ts. */
export const couponsLive: LiveQueries = { 'points.moved': [['coupons']] };
