/** The job that expires coupon keys and notifies their owners in advance. */
import { redemptions } from './coupons.tables.ts';
import type { Job } from '../jobs/jobs.ts';
import { hasRun, lastRun, recordRun, turn } from '../jobs/jobSchedule.ts';

const name = 'coupons';
const load = () => import('./expiry.ts');

/** Runs once for each expired key, and every 15 minutes for the keys that end soon. */
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
