/** Keys of coupons that expire, and word to their owners before they do. */
import { redemptions } from '../coupons/coupons.tables.ts';
import type { Job } from './jobs.ts';
import { hasTurned, lastTurn, takeTurn, turn } from './turns.ts';

const name = 'coupons';
const load = () => import('../coupons/expiry.ts');

/** A key a piece, and once in a quarter of an hour a look at those that are about to end. */
export const couponsJob: Job = {
  name,
  ready: load,
  async due(store, at) {
    const { rows } = await store.list(redemptions, {
      where: { status: 'issued', expiresAt: { lte: at } },
      order: [['expiresAt', 'asc']],
    });
    return [...rows.map(({ id }) => id), ...((await hasTurned(store, name, at)) ? [] : [turn])];
  },
  async run(context, id) {
    const { expire, tellOfEnds } = await load();
    if (id !== turn) return expire(context, id);
    const { store, at } = context;
    if (await hasTurned(store, name, at)) return false;
    const told = await tellOfEnds(context, await lastTurn(store, name));
    await takeTurn(context, name);
    return told;
  },
};
