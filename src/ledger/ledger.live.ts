/** The stream events that change the balance and the statement of the wallet. */
import type { LiveQueries } from '#src/session/liveQueries.ts';
import { pointQueries } from './points.queries.ts';

/** Registered in src/app/live.ts. */
export const ledgerLive: LiveQueries = { 'points.moved': [pointQueries.all()] };
