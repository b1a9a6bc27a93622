/** Expiry of coupon keys, and notifications to their owners some days in advance. */
import type { JobContext } from '../jobs/jobs.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { notifications } from '../notifications/notifications.tables.ts';
import { redemptions } from './coupons.tables.ts';

/** How long before the expiry the owner of a key is notified, in ms. */
const aheadMs = 3 * 86_400_000;

const ahead = (at: string): string => new Date(Date.parse(at) + aheadMs).toISOString();

/** Stores that a key has expired; false if the key was used or is already marked as expired. */
export async function expire({ store, at }: Pick<JobContext, 'store' | 'at'>, id: string): Promise<boolean> {
  const expired = await store.update(
    redemptions,
    { id, status: 'issued', expiresAt: { lte: at } },
    { status: 'expired' },
  );
  return expired.length > 0;
}

/**
 * Notifies the owners of keys that expire soon and were not due at the last run. Each key is notified once. Returns
 * whether a notification was sent.
 */
export async function notifyOfEnds(context: JobContext, since: string | undefined): Promise<boolean> {
  const { store, at } = context;
  const { rows } = await store.list(redemptions, {
    where: { status: 'issued', expiresAt: { lte: ahead(at) } },
    order: [['expiresAt', 'asc']],
  });
  const from = since === undefined || since > at ? at : ahead(since);
  // An expired key needs no notification; its state shows the expiry.
  const ending = rows.filter(({ expiresAt }) => expiresAt !== null && expiresAt > at && expiresAt > from);
  if (ending.length === 0) return false;
  const { rows: told } = await store.list(notifications, {
    where: {
      userId: { in: [...new Set(ending.map(({ userId }) => userId))] },
      kind: 'coupon',
      sourceId: { in: ending.map(({ id }) => id) },
    },
  });
  // After the clock is set back, the same days are checked again.
  const known = new Set(told.map(({ sourceId }) => sourceId));
  const fresh = ending.filter(({ id }) => !known.has(id));
  for (const { id, userId } of fresh)
    await leaveNotices(context, { to: [userId], kind: 'coupon', actorId: null, postId: null, sourceId: id });
  return fresh.length > 0;
}
