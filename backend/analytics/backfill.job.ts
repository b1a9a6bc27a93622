/** The job that counts what happened before facts were kept, while the server answers. */
import { countedShare } from '../facts/past.ts';
import type { Job } from '../jobs/jobs.ts';

/** Pieces of one run. */
const pieces = 50;
const load = () => import('./backfill.ts');

export const backfillJob: Job = {
  name: 'past facts',
  ready: load,
  async due(store) {
    if ((await countedShare(store)) === null) return [];
    return Array.from({ length: pieces }, (_, place) => `piece ${place}`);
  },
  async run(context) {
    await (await load()).countNext(context);
    return false;
  },
};
