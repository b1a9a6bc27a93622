/** The stream events that change the inbox and its count. */
import type { LiveQueries } from '#src/session/liveQueries.ts';
import { notificationsKey } from './counts.queries.ts';

/** Registered in src/app/live.ts. */
export const notificationsLive: LiveQueries = {
  'notification.added': [notificationsKey],
  'notification.changed': [notificationsKey],
};
