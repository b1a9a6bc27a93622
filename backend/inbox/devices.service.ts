/** The browsers of a person that show notifications. */
import type { inboxEndpoints, NotificationChannels } from '#schema/notifications/notifications.endpoints.ts';
import { mostDevices } from '#schema/notifications/push.rules.ts';
import type { Service } from '../http/context.ts';
import { domainError } from '../http/domainError.ts';
import { withPreparation } from '../http/lazyService.ts';
import { pushSubscriptions } from '../notifications/notifications.tables.ts';
import { choicesOf, shownSettings } from '../notifications/settings.rules.ts';

export const deviceService: Pick<Service<typeof inboxEndpoints>, 'subscribeDevice' | 'unsubscribeDevice'> = {
  subscribeDevice: withPreparation<(typeof inboxEndpoints)['subscribeDevice'], NotificationChannels>(
    async ({ dependencies: { channels } }) => channels,
    async (context, { body: { endpoint, p256dh, auth } }, { browser, pushKey }) => {
      const { store, me, claims, at, newId, language } = context;
      if (!browser) throw domainError('module_off', language);
      const signedIn = { userId: me.id, sessionId: claims.tokenId, epoch: claims.epoch };
      const device = { ...signedIn, p256dh, auth, serverKey: pushKey ?? '' };
      // The same browser again, perhaps of another person now.
      if ((await store.update(pushSubscriptions, { endpoint }, device)).length === 0) {
        const { rows } = await store.list(pushSubscriptions, {
          where: { userId: me.id },
          order: [['createdAt', 'desc']],
        });
        const tooMany = rows.slice(mostDevices - 1).map(({ id }) => id);
        if (tooMany.length > 0) await store.remove(pushSubscriptions, { id: { in: tooMany } });
        await store.insert(pushSubscriptions, [{ id: newId(), endpoint, ...device, createdAt: at }]);
      }
      return shownSettings(context, await choicesOf(context));
    },
  ),

  async unsubscribeDevice(context, { body: { endpoint } }) {
    const { store, me } = context;
    await store.remove(pushSubscriptions, { endpoint, userId: me.id });
    return shownSettings(context, await choicesOf(context));
  },
};
