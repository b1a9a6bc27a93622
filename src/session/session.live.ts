/** The stream events that change the signed-in user: both balances. */
import type { LiveQueries } from './liveQueries.ts';
import { meQuery } from './me.queries.ts';

/** Registered in src/app/live.ts. */
export const sessionLive: LiveQueries = { 'points.moved': [meQuery().queryKey] };
