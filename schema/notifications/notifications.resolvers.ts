/** GraphQL fields of notifications. */
import { resolvers } from '../kit/resolvers.ts';
import { notificationEndpoints } from './notifications.endpoints.ts';

export const notificationResolvers = resolvers('notifications', notificationEndpoints, {
  Query: {
    counts: 'count',
    notifications: 'list',
    notificationSettings: 'settings',
    notificationChannels: 'channels',
  },
  Mutation: {
    markNotifications: 'markRead',
    updateNotificationSettings: 'updateSettings',
    subscribeDevice: 'subscribeDevice',
    unsubscribeDevice: 'unsubscribeDevice',
    updateWhatsapp: 'updateWhatsapp',
    deactivateWhatsapp: 'deactivateWhatsapp',
  },
});
