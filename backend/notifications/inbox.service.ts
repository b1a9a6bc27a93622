/** What a person was told, and how they want to be (spec §7 "Notifications"). */
import type { inboxEndpoints } from '#schema/notifications/notifications.endpoints.ts';
import type { Service } from '../http/context.ts';

export const inboxService: Service<typeof inboxEndpoints> = {
  list: () => Promise.reject(new Error('not yet')),
  markRead: () => Promise.reject(new Error('not yet')),
  settings: () => Promise.reject(new Error('not yet')),
  updateSettings: () => Promise.reject(new Error('not yet')),
  updateWhatsapp: () => Promise.reject(new Error('not yet')),
  deactivateWhatsapp: () => Promise.reject(new Error('not yet')),
};
