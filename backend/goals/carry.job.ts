/** Carries the goals of a period over that the call did not reach. */
import type { Job } from '../jobs/jobs.ts';
import { carryOn } from './carryOver.ts';
import { goalCarries } from './goals.tables.ts';

/** Pieces of one run of the jobs. */
const piecesARun = 60;

export const carryJob: Job = {
  name: 'goalCarries',
  async due(store) {
    const { rows } = await store.list(goalCarries, { order: [['startedAt', 'asc']] });
    return rows.flatMap(({ id }) => Array.from({ length: piecesARun }, () => id));
  },
  run: carryOn,
};
