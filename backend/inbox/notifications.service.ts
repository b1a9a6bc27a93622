/** Notifications of a person: counts, stream and inbox (spec §3 "Notification data"). */
import { inboxEndpoints, type notificationEndpoints } from '#schema/notifications/notifications.endpoints.ts';
import type { Service } from '../http/context.ts';
import { eventStream } from '../http/eventStream.ts';
import { lazyService } from '../http/lazyService.ts';
import { countsOf } from './counts.ts';

export const notificationService: Service<typeof notificationEndpoints> = {
  ...lazyService(inboxEndpoints, async () => (await import('./inbox.service.ts')).inboxService),

  count: (context) => countsOf(context),

  async stream({ eventBus: hub, org, me, listening }) {
    return eventStream(listening, (listener, hangUp) => hub.subscribe(org, me.id, listener, hangUp));
  },
};
