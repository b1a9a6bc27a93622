/** The job that sends notifications to browsers. */
import type { Errand } from '../jobs/jobs.ts';
import { isAnyDue } from '../jobs/queue.ts';
import type { LoadWords } from './notices.job.ts';
import { pushMessages } from './notifications.tables.ts';

const load = () => import('./push.send.ts');

/** Each run sends one batch as one item. */
export const pushJob = (loadWords: LoadWords): Errand => ({
  name: 'push',
  ready: () => Promise.all([load(), loadWords()]),
  async due(store, at, { pusher }) {
    return pusher !== undefined && (await isAnyDue(store, pushMessages, at)) ? ['some'] : [];
  },
  go: async (dependencies, org, _id, at) =>
    (await load()).sendPushes(dependencies, org, at, await loadWords()),
});
