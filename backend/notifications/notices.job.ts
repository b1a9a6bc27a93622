/** Mails about what people have not seen yet in the product. */
import type { Job } from '../jobs/jobs.ts';
import { hasRun, recordRun, turn } from '../jobs/jobSchedule.ts';
import type { NoticeWords } from './notices.words.ts';

const name = 'notices';
const load = () => import('./notices.mail.ts');

/** Has the words of the deployment's domains here. */
type LoadWords = () => Promise<readonly NoticeWords[]>;

/** Once in a quarter of an hour, for all of it: whoever comes to see it before gets no mail. */
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
