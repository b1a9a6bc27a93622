/** The notification settings of the user (spec §7 `GET /user/notification_settings`). */
import { queryOptions } from '@tanstack/react-query';
import type { NotificationSettings } from '#schema/notifications/notifications.endpoints.ts';
import { request } from '#src/api/client.ts';
import {
  DeactivateWhatsappDocument,
  NotificationSettingsDocument,
  UpdateNotificationSettingsDocument,
  UpdateWhatsappDocument,
} from '#src/gql/graphql.ts';

/** Stale time of the settings, in ms. */
const staleTimeMs = 60_000;

/**
 * `GET /user/notification_settings`; not under the prefix of notifications, which each new notification
 * invalidates.
 */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['notificationSettings'],
    queryFn: async ({ signal }): Promise<NotificationSettings> =>
      (await request(NotificationSettingsDocument, {}, { signal })).notificationSettings,
    staleTime: staleTimeMs,
  });

/** The change of a switch. */
export interface SettingsChange {
  readonly emailEnabled?: boolean;
  readonly pushEnabled?: boolean;
  readonly topics?: Partial<NotificationSettings['topics']>;
  readonly digestHour?: number;
}

/** Settings with a change applied. */
export const changed = (settings: NotificationSettings, change: SettingsChange): NotificationSettings => ({
  ...settings,
  ...change,
  topics: { ...settings.topics, ...change.topics },
});

/** The reverse of a change: the same fields with their previous values. */
export const reverseOf = (
  { emailEnabled, pushEnabled, topics, digestHour }: NotificationSettings,
  change: SettingsChange,
): SettingsChange => ({
  ...(change.emailEnabled === undefined ? {} : { emailEnabled }),
  ...(change.pushEnabled === undefined ? {} : { pushEnabled }),
  ...(change.digestHour === undefined ? {} : { digestHour }),
  ...(change.topics === undefined
    ? {}
    : {
        topics: Object.fromEntries(
          Object.entries(topics).filter(([topic]) => topic in (change.topics ?? {})),
        ),
      }),
});

/** `POST /user/notification_settings`; throws `ApiError`. */
export const saveSettings = async (input: SettingsChange): Promise<NotificationSettings> =>
  (await request(UpdateNotificationSettingsDocument, { input })).updateNotificationSettings;

/**
 * `POST /user/notification_settings_wpp`: turns it on for this number; throws `ApiError`, with reasons for
 * `phone`.
 */
export const activateWhatsapp = async (phone: string): Promise<NotificationSettings> =>
  (await request(UpdateWhatsappDocument, { whatsappEnabled: true, phone })).updateWhatsapp;

/** `POST /user/whatsapp/deactivate`: the number stays stored; throws `ApiError`. */
export const deactivateWhatsapp = async (): Promise<NotificationSettings> =>
  (await request(DeactivateWhatsappDocument, {})).deactivateWhatsapp;
