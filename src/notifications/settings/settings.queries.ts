/** How the person wants to be told (spec §7 `GET /user/notification_settings`). */
import { queryOptions } from '@tanstack/react-query';
import type { NotificationSettings } from '#schema/notifications/notifications.endpoints.ts';
import { request } from '#src/api/client.ts';
import {
  DeactivateWhatsappDocument,
  NotificationSettingsDocument,
  UpdateNotificationSettingsDocument,
  UpdateWhatsappDocument,
} from '#src/gql/graphql.ts';

/** Settings count as fresh this long, in ms. */
const staleTimeMs = 60_000;

/** `GET /user/notification_settings`; apart from the list, which each arrival asks for again. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['notificationSettings'],
    queryFn: async ({ signal }): Promise<NotificationSettings> =>
      (await request(NotificationSettingsDocument, {}, { signal })).notificationSettings,
    staleTime: staleTimeMs,
  });

/** What a switch changes. */
export interface SettingsChange {
  readonly emailEnabled?: boolean;
  readonly pushEnabled?: boolean;
  readonly topics?: Partial<NotificationSettings['topics']>;
}

/** Settings with a change in them. */
export const changed = (settings: NotificationSettings, change: SettingsChange): NotificationSettings => ({
  ...settings,
  ...change,
  topics: { ...settings.topics, ...change.topics },
});

/** What takes a change back: the same fields as they were. */
export const reverseOf = (
  { emailEnabled, pushEnabled, topics }: NotificationSettings,
  change: SettingsChange,
): SettingsChange => ({
  ...(change.emailEnabled === undefined ? {} : { emailEnabled }),
  ...(change.pushEnabled === undefined ? {} : { pushEnabled }),
  ...(change.topics === undefined
    ? {}
    : {
        topics: Object.fromEntries(
          Object.entries(topics).filter(([topic]) => topic in (change.topics ?? {})),
        ),
      }),
});

/** `POST /user/notification_settings`; raises `ApiError`. */
export const saveSettings = async (input: SettingsChange): Promise<NotificationSettings> =>
  (await request(UpdateNotificationSettingsDocument, { input })).updateNotificationSettings;

/** `POST /user/notification_settings_wpp`: on, at this number; raises `ApiError`, reasons beside `phone`. */
export const activateWhatsapp = async (phone: string): Promise<NotificationSettings> =>
  (await request(UpdateWhatsappDocument, { whatsappEnabled: true, phone })).updateWhatsapp;

/** `POST /user/whatsapp/deactivate`: the number stays known; raises `ApiError`. */
export const deactivateWhatsapp = async (): Promise<NotificationSettings> =>
  (await request(DeactivateWhatsappDocument, {})).deactivateWhatsapp;
