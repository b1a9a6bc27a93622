/** Closes periods of goals on the day after their last one. */
import type { Job } from '../jobs/jobs.ts';
import { switchesOf } from '../organization/switches.ts';
import { closePeriod, endedPeriods } from './closing.ts';

/** Only while the module works: people hear of nothing that they cannot open. */
export const periodsJob: Job = {
  name: 'goalPeriods',
  async due(store, at) {
    const ended = await endedPeriods(store, at);
    return ended.length > 0 && (await switchesOf(store, ['goals']))('goals') ? ended : [];
  },
  async run(context, id) {
    if (!(await endedPeriods(context.store, context.at)).includes(id)) return false;
    await closePeriod(context, id);
    return true;
  },
};
