/** Mails the numbers of saved views once a month. */
import { countedShare } from '../facts/past.ts';
import { hasRun, recordRun, turn } from '../jobs/jobSchedule.ts';
import type { Job } from '../jobs/jobs.ts';
import { switchesOf } from '../organization/switches.ts';
import { monthToMail } from './views.mailed.ts';
import { savedViews } from './views.tables.ts';

const name = 'viewMails';
const load = () => import('./views.mail.ts');

/** Checked every 15 minutes; each view is one item, marked in the transaction that writes its mail. */
export const viewMailsJob: Job = {
  name,
  ready: load,
  async due(store, at) {
    if (await hasRun(store, name, at)) return [];
    const month = await monthToMail(store, Date.parse(at));
    const { rows } = await store.list(savedViews, {
      columns: [],
      where: { isMailed: true, mailedFor: { lt: month } },
    });
    if (rows.length === 0) return [turn];
    const isOn = await switchesOf(store, ['analytics']);
    // A part of the past would be mailed as the whole.
    if (!isOn('analytics') || (await countedShare(store)) !== null) return [turn];
    return [...rows.map(({ id }) => id), turn];
  },
  async run(context, id) {
    if (id === turn) return recordRun(context, name);
    return (await load()).mailView(context, id, await monthToMail(context.store, context.now));
  },
};
