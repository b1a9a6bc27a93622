/** The job that folds facts into the sums. */
import type { Errand } from '../jobs/jobs.ts';
import { latestStart } from '../kit/runAhead.ts';
import { facts, factSums, piece } from './facts.tables.ts';

/** How long facts wait, in ms, so that many are folded together. */
const waitMs = 30_000;
/** Max number of pieces in one run. */
const pieces = 100;

const load = () => import('./fold.ts');

export const foldJob: Errand = {
  name: 'facts',
  ready: load,
  async due(store, at, { db }, org) {
    // Sums only speed up reads, so facts can wait until the first read.
    if (db.isUnread?.(org, factSums) === true) return [];
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
  async go({ db }, org) {
    const { foldPiece } = await load();
    await db.tx(org, foldPiece);
    // Maintenance: it must not count as work that was due.
    return false;
  },
};
