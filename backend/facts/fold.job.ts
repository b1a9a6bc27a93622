/** The job that folds facts into the sums. */
import type { Job } from '../jobs/jobs.ts';
import { latestStart } from '../kit/runAhead.ts';
import { facts, piece } from './facts.tables.ts';

/** Facts wait this long, so that many are folded at once. */
const waitMs = 30_000;
/** Most pieces of one run. */
const pieces = 100;

const load = () => import('./fold.ts');

export const foldJob: Job = {
  name: 'facts',
  ready: load,
  async due(store, at) {
    const { rows } = await store.list(facts, {
      columns: ['createdAt'],
      where: { folded: 0 },
      order: [['id', 'asc']],
      limit: 1,
    });
    const [oldest] = rows;
    if (oldest === undefined) return [];
    const waits =
      oldest.createdAt > new Date(Date.parse(at) - waitMs).toISOString() &&
      oldest.createdAt <= latestStart(at);
    if (waits) return [];
    const [open] = await store.tally(facts, { where: { folded: 0 }, atMost: pieces * piece });
    return Array.from({ length: Math.ceil((open?.count ?? 0) / piece) }, (_, place) => `piece ${place}`);
  },
  async run({ store }) {
    await (await load()).foldPiece(store);
    // Like a turn of a schedule: no work was waiting that anybody sees.
    return false;
  },
};
