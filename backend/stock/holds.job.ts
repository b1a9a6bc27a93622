/** The job that releases expired stock holds. */
import type { Job } from '../jobs/jobs.ts';
import { stockHolds } from './catalog.tables.ts';
import { heldTooLong } from './holds.rules.ts';

const load = () => import('./stock.ts');

/** One item for each hold, in the order of expiry. */
export const holdsJob: Job = {
  name: 'holds',
  ready: load,
  async due(store, at) {
    const { rows } = await store.list(stockHolds, { where: heldTooLong(at), order: [['expiresAt', 'asc']] });
    return rows.map(({ id }) => id);
  },
  async run({ store, at }, id) {
    return (await load()).releaseHolds(store, { id, ...heldTooLong(at) });
  },
};
