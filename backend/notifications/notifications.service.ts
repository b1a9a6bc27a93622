/** What waits for a person (spec §3 "Notification data"). */
import { inboxEndpoints, type notificationEndpoints } from '#schema/notifications/notifications.endpoints.ts';
import type { Service } from '../http/context.ts';
import { eventStream } from '../http/eventStream.ts';
import { later } from '../http/later.ts';
import { notifications } from './notifications.tables.ts';

export const notificationService: Service<typeof notificationEndpoints> = {
  ...later(inboxEndpoints, async () => (await import('./inbox.service.ts')).inboxService),

  async count({ store, me }) {
    const [unread] = await store.tally(notifications, { where: { userId: me.id, readAt: null } });
    // Surveys are not built yet, so none can be pending.
    return { notificationCount: unread?.count ?? 0, pendingSurveys: 0 };
  },

  async stream({ hub, org, me, listening }) {
    return eventStream(listening, (listener) => hub.subscribe(org, me.id, listener));
  },
};
