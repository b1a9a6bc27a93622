/** What a coupon says depends on the balance of its reader. */
import type { LiveQueries } from '#src/session/liveQueries.ts';

/** Joined in src/app/live.ts. */
export const couponsLive: LiveQueries = { 'points.moved': [['coupons']] };
