/** Counts of a person's open items (spec §3 "Notification data"). */
import type { Counts } from '#schema/notifications/notifications.endpoints.ts';
import type { Context } from '../http/context.ts';
import { evaluationsToWrite } from '../evaluations/evaluations.waiting.ts';
import { notifications } from '../notifications/notifications.tables.ts';
import { surveysWaiting } from '../surveys/surveys.waiting.ts';
import { waitingOf } from '../waiting/sources.ts';

/** Unread notifications; and polls, surveys and evaluations without the person's answer, as the queue counts them. */
export async function countsOf(context: Context): Promise<Counts> {
  const { store, me } = context;
  const [unread] = await store.tally(notifications, { where: { userId: me.id, readAt: null } });
  const pending = await waitingOf(context, [surveysWaiting, evaluationsToWrite]);
  return { notificationCount: unread?.count ?? 0, pendingSurveys: pending.length };
}
