/** What happens elsewhere to the signed-in person: both purses. */
import type { LiveQueries } from './liveQueries.ts';
import { meQuery } from './me.queries.ts';

/** Joined in src/app/live.ts. */
export const sessionLive: LiveQueries = { 'points.moved': [meQuery().queryKey] };
