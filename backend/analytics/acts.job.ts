/** Counts anonymous surveys that have closed and weeks of moods that are over: nobody is counted when they answer. */
import type { Job } from '../jobs/jobs.ts';
import { piece } from '../facts/facts.tables.ts';
import { endedIn, endedUpTo, countActs } from '../facts/takingPart.ts';

/** Pieces of one run. */
const pieces = 50;
const load = () => import('./acts.ts');

export const actsJob: Job = {
  name: 'ended acts',
  ready: load,
  async due(store) {
    const open = await endedIn(store);
    return open.flatMap(({ rowId }) => Array.from({ length: pieces }, () => rowId));
  },
  async run(context, rowId) {
    const { store } = context;
    const one = (await endedIn(store)).find((open) => open.rowId === rowId);
    if (one === undefined) return false;
    const { actSources } = await load();
    const { act, find } = actSources[one.kind === 'moods' ? 'moodWeeks' : 'closedSurveys'];
    const { last, looked, done } = await find(store, {
      ids: { id: { gt: one.cursor } },
      ended: one.id,
      limit: piece,
    });
    await countActs(context, act, done);
    await endedUpTo(store, rowId, looked < piece ? null : (last ?? null));
    return false;
  },
};
