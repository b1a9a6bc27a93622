/** Counts of a person's open items (spec §3 "Notification data"). */
import type { Counts } from '#schema/notifications/notifications.endpoints.ts';
import type { Context } from '../http/context.ts';
import { pendingEvaluations } from '../evaluations/pending.ts';
import { pendingSurveys } from '../surveys/pending.ts';
import { notifications } from '../notifications/notifications.tables.ts';

/** Unread notifications; and polls, surveys and evaluations without the person's answer. */
export async function countsOf(context: Pick<Context, 'store' | 'me' | 'at' | 'sign'>): Promise<Counts> {
  const { store, me } = context;
  const [unread] = await store.tally(notifications, { where: { userId: me.id, readAt: null } });
  const pending = (await pendingSurveys(context)) + (await pendingEvaluations(context));
  return { notificationCount: unread?.count ?? 0, pendingSurveys: pending };
}
