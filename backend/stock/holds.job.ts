/** The job that releases expired stock holds. */
import { stockHolds } from './catalog.tables.ts';
import type { Job } from '../jobs/jobs.ts';

const load = () => import('./stock.ts');

/** One item for each hold, in the order of expiry. */
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
