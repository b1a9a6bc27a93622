/** What happens elsewhere to the inbox and its count. */
import type { LiveQueries } from '#src/session/liveQueries.ts';
import { notificationsKey } from './counts.queries.ts';

/** Joined in src/app/live.ts. */
export const notificationsLive: LiveQueries = { 'notification.added': [notificationsKey] };
