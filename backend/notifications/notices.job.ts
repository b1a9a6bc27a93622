/** The job that mails unread notifications. */
import type { Job } from '../jobs/jobs.ts';
import { hasRun, recordRun, turn } from '../jobs/jobSchedule.ts';
import type { NoticeWords } from './notices.words.ts';

const name = 'notices';
const load = () => import('./notices.mail.ts');

/** Loads the texts of the deployment's domains. */
export type LoadWords = () => Promise<readonly NoticeWords[]>;

/** One mail run every 15 minutes; notifications that were read before are not mailed. */
export const noticesJob = (loadWords: LoadWords): Job => ({
  name,
  ready: () => Promise.all([load(), loadWords()]),
  async due(store, at) {
    return (await hasRun(store, name, at)) ? [] : [turn];
  },
  async run(context) {
    await (await load()).mailNotices(context, name, await loadWords());
    return recordRun(context, name);
  },
});
