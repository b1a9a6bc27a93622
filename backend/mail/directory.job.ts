/** Settles directory keys that were left over after a crash. */
import { settleDirectory } from './directory.ts';
import { directoryDues } from './mail.tables.ts';
import type { Errand } from '../jobs/jobs.ts';

/** All open keys are one item. */
export const directoryJob: Errand = {
  name: 'directory',
  async due(store) {
    const { rows } = await store.list(directoryDues, { limit: 1 });
    return rows.map(() => 'all');
  },
  go: (dependencies, org) => settleDirectory(dependencies, org),
};
