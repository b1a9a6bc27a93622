/** Removes files whose record is gone, once a day: an end of a record that forgot its files keeps them for a day at most. */
import { lastRun, recordRun } from '../jobs/jobSchedule.ts';
import type { Errand } from '../jobs/jobs.ts';
import type { FileHolders } from './sweep.ts';

const name = 'files';
const load = () => import('./sweep.ts');

/** Runs on the first tick of a day. */
export const sweepJob = (loadHolders: () => Promise<FileHolders>): Errand => ({
  name,
  async due(store, at) {
    return (await lastRun(store, name))?.slice(0, 10) === at.slice(0, 10) ? [] : [name];
  },
  async go(dependencies, org, _item, at) {
    const { sweep } = await load();
    const swept = await sweep(dependencies, org, await loadHolders());
    await dependencies.db.tx(org, (store) => recordRun({ store, newId: dependencies.newId, at }, name));
    return swept > 0;
  },
});
