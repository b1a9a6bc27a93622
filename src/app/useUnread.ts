/** The number of unread notifications, for every bell. */
import { useQuery } from '@tanstack/react-query';
import { useModule } from '#src/organization/organization.context.ts';
import { countsQuery } from '#src/notifications/counts.queries.ts';

/** 0 while unknown, if it could not be read, and without the module (spec §8: zeros). */
export function useUnread(): number {
  const enabled = useModule('notifications');
  const { data } = useQuery({ ...countsQuery(), enabled });
  return enabled ? (data?.notificationCount ?? 0) : 0;
}
