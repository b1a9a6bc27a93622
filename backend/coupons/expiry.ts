/** The end of keys: they expire on their day, and their owners are told some days before. */
import type { JobContext } from '../jobs/jobs.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { notifications } from '../notifications/notifications.tables.ts';
import { redemptions } from './coupons.tables.ts';

/** How long before its end the owner of a key is told, in ms. */
const aheadMs = 3 * 86_400_000;

const ahead = (at: string): string => new Date(Date.parse(at) + aheadMs).toISOString();

/** Writes down that a key has expired; false where it was used or written down before. */
export async function expire({ store, at }: Pick<JobContext, 'store' | 'at'>, id: string): Promise<boolean> {
  const expired = await store.update(
    redemptions,
    { id, status: 'issued', expiresAt: { lte: at } },
    { status: 'expired' },
  );
  return expired.length > 0;
}

/** Tells the owners of keys that came within reach of their end since it was looked for last, each once for ever. Answers whether anybody was told. */
export async function notifyOfEnds(context: JobContext, since: string | undefined): Promise<boolean> {
  const { store, at } = context;
  const { rows } = await store.list(redemptions, {
    where: { status: 'issued', expiresAt: { lte: ahead(at) } },
    order: [['expiresAt', 'asc']],
  });
  const from = since === undefined || since > at ? at : ahead(since);
  // One that is over by now is told by its state.
  const ending = rows.filter(({ expiresAt }) => expiresAt !== null && expiresAt > at && expiresAt > from);
  if (ending.length === 0) return false;
  const { rows: told } = await store.list(notifications, {
    where: {
      userId: { in: [...new Set(ending.map(({ userId }) => userId))] },
      kind: 'coupon',
      sourceId: { in: ending.map(({ id }) => id) },
    },
  });
  // A clock that was put back looks at the same days again.
  const known = new Set(told.map(({ sourceId }) => sourceId));
  const fresh = ending.filter(({ id }) => !known.has(id));
  for (const { id, userId } of fresh)
    await leaveNotices(context, { to: [userId], kind: 'coupon', actorId: null, postId: null, sourceId: id });
  return fresh.length > 0;
}
