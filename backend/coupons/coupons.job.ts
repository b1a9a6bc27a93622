/** Keys of coupons that expire, and word to their owners before they do. */
import { redemptions } from './coupons.tables.ts';
import type { Job } from '../jobs/jobs.ts';
import { hasRun, lastRun, recordRun, turn } from '../jobs/jobSchedule.ts';

const name = 'coupons';
const load = () => import('./expiry.ts');

/** A key a piece, and once in a quarter of an hour a look at those that are about to end. */
export const couponsJob: Job = {
  name,
  ready: load,
  async due(store, at) {
    const { rows } = await store.list(redemptions, {
      where: { status: 'issued', expiresAt: { lte: at } },
      order: [['expiresAt', 'asc']],
    });
    return [...rows.map(({ id }) => id), ...((await hasRun(store, name, at)) ? [] : [turn])];
  },
  async run(context, id) {
    const { expire, notifyOfEnds } = await load();
    if (id !== turn) return expire(context, id);
    const { store, at } = context;
    if (await hasRun(store, name, at)) return false;
    const told = await notifyOfEnds(context, await lastRun(store, name));
    await recordRun(context, name);
    return told;
  },
};
