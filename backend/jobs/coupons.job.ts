/** Keys of coupons that expire, and word to their owners before they do. */
import { redemptions } from '../coupons/coupons.tables.ts';
import type { Job } from './jobs.ts';
import { jobTurns } from './jobs.tables.ts';

const name = 'coupons';
const quarterMs = 900_000;
const turn = 'turn';

const quarterOf = (at: string): string =>
  new Date(Math.floor(Date.parse(at) / quarterMs) * quarterMs).toISOString();

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
    const {
      rows: [last],
    } = await store.list(jobTurns, { where: { name } });
    // Not "before": a clock that was put back must not keep anybody waiting.
    return [...rows.map(({ id }) => id), ...(last?.at === quarterOf(at) ? [] : [turn])];
  },
  async run(context, id) {
    const { expire, tellOfEnds } = await load();
    if (id !== turn) return expire(context, id);
    const { store, newId, at } = context;
    const quarter = quarterOf(at);
    const {
      rows: [last],
    } = await store.list(jobTurns, { where: { name } });
    if (last?.at === quarter) return false;
    const told = await tellOfEnds(context, last?.at);
    await store.insert(jobTurns, [{ id: newId(), name, at: quarter }], { skipExisting: true });
    await store.update(jobTurns, { name }, { at: quarter });
    return told;
  },
};
