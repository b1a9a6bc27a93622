/** What happens elsewhere to the wallet's balance and statement. */
import type { LiveQueries } from '#src/session/liveQueries.ts';
import { pointQueries } from './points.queries.ts';

/** Joined in src/app/live.ts. */
export const ledgerLive: LiveQueries = { 'points.moved': [pointQueries.all()] };
