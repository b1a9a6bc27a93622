/** The channels of notifications that this server can use (`GET /user/notification_channels`, ours). */
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { NotificationChannels } from '#schema/notifications/notifications.endpoints.ts';
import { request } from '#src/api/client.ts';
import { orNothing } from '#src/api/orNothing.ts';
import { NotificationChannelsDocument } from '#src/gql/graphql.ts';

/** A server behind `API_BASE_URL` without this call still has the calls that the specification names. */
const named: NotificationChannels = { email: true, browser: false, pushKey: null, whatsapp: true };

/** They change only with the settings of the server. */
export const channelsQuery = () =>
  queryOptions({
    queryKey: ['notificationChannels'],
    queryFn: async ({ signal }): Promise<NotificationChannels> => {
      const answer = await orNothing(request(NotificationChannelsDocument, {}, { signal }));
      return answer?.notificationChannels ?? named;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The channels; undefined until they are known, and unless wanted. A channel that is not known has no control. */
export const useChannels = (isWanted = true): NotificationChannels | undefined =>
  useQuery({ ...channelsQuery(), enabled: isWanted }).data;
