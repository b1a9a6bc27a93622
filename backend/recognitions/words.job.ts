/** The job that learns once a day which words mark which types and values, so that no call reads all posts. */
import type { Job } from '../jobs/jobs.ts';
import { wordBooks } from './recognitions.tables.ts';

const load = () => import('./words.ts');
const dayOf = (instant: string): string => instant.slice(0, 10);

export const wordsJob: Job = {
  name: 'words',
  ready: load,
  async due(store, at) {
    const { rows } = await store.list(wordBooks, { columns: ['madeAt'] });
    // Another day, not a later one: a clock that is set back stops nothing.
    return rows.some(({ madeAt }) => dayOf(madeAt) === dayOf(at)) ? [] : ['words'];
  },
  async run(context) {
    await (await load()).learnWords(context);
    // Like a turn of a schedule: nothing was waiting.
    return false;
  },
};
