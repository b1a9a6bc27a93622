/** Counts of a person's open items (spec §3 "Notification data"). */
import type { Counts } from '#schema/notifications/notifications.endpoints.ts';
import type { Context } from '../http/context.ts';
import { pendingSurveys } from '../surveys/pending.ts';
import { notifications } from '../notifications/notifications.tables.ts';

/** Unread notifications, and polls and surveys without the person's answer. */
export async function countsOf(context: Pick<Context, 'store' | 'me' | 'at' | 'sign'>): Promise<Counts> {
  const { store, me } = context;
  const [unread] = await store.tally(notifications, { where: { userId: me.id, readAt: null } });
  return { notificationCount: unread?.count ?? 0, pendingSurveys: await pendingSurveys(context) };
}
