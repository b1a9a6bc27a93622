/** The job that folds facts into the sums. */
import type { Errand } from '../jobs/jobs.ts';
import { latestStart } from '../kit/runAhead.ts';
import { facts, factSums, piece } from './facts.tables.ts';

/** How long facts wait, in ms, so that many are folded together. */
const waitMs = 30_000;
/** Max number of pieces in one run. */
const pieces = 100;
/** Facts do not wait if they are so many that reads would add them slowly, such as the monthly points of everybody. */
const many = 10 * piece;

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
    const [open] = await store.tally(facts, { where: { folded: 0 }, atMost: pieces * piece });
    const count = open?.count ?? 0;
    const waits =
      oldest.createdAt > new Date(Date.parse(at) - waitMs).toISOString() &&
      oldest.createdAt <= latestStart(at);
    if (waits && count < many) return [];
    return Array.from({ length: Math.ceil(count / piece) }, (_, place) => `piece ${place}`);
  },
  async go({ db }, org) {
    const { foldPiece } = await load();
    await db.tx(org, foldPiece);
    // Maintenance: it must not count as work that was due.
    return false;
  },
};
