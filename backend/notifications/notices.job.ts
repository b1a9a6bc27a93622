/** Mails about what people have not seen yet in the product. */
import type { Job } from '../jobs/jobs.ts';
import { hasRun, recordRun, turn } from '../jobs/jobSchedule.ts';

const name = 'notices';
const load = () => import('./notices.mail.ts');

/** Once in a quarter of an hour, for all of it: whoever comes to see it before gets no mail. */
export const noticesJob: Job = {
  name,
  ready: load,
  async due(store, at) {
    return (await hasRun(store, name, at)) ? [] : [turn];
  },
  async run(context) {
    await (await load()).mailNotices(context, name);
    return recordRun(context, name);
  },
};
