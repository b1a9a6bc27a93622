/** Lets go of stock whose checkouts took too long. */
import { stockHolds } from './catalog.tables.ts';
import type { Job } from '../jobs/jobs.ts';

const load = () => import('./stock.ts');

/** What one person holds of one product a piece, in the order in which they end. */
export const holdsJob: Job = {
  name: 'holds',
  ready: load,
  async due(store, at) {
    const where = { expiresAt: { lte: at } } as const;
    const { rows } = await store.list(stockHolds, { where, order: [['expiresAt', 'asc']] });
    return rows.map(({ id }) => id);
  },
  async run({ store, at }, id) {
    return (await load()).releaseHolds(store, { id, expiresAt: { lte: at } });
  },
};
