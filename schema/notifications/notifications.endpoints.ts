/** Calls about notifications (spec §3 "Notification data", §7). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Count } from '../kit/shapes.ts';

/** What waits for the person. */
export const Counts = z.object({ notificationCount: Count, pendingSurveys: Count });
export type Counts = z.output<typeof Counts>;

export const notificationEndpoints = endpoints({
  count: {
    route: 'GET /user/notification_count',
    reply: Counts,
    can: 'notifications.see',
    module: 'notifications',
    origin: 'spec',
  },
  /** Server-sent events, each a `StreamedMessage` (design §8). */
  stream: {
    route: 'GET /stream',
    answer: 'stream',
    can: 'notifications.see',
    origin: 'ours',
  },
});
