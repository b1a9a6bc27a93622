/** Reminds owners of silent goals, and once a week tells leaders which check-ins their people owe. */
import { hasRun, recordRun, turn } from '../jobs/jobSchedule.ts';
import type { Job } from '../jobs/jobs.ts';
import { switchesOf } from '../organization/switches.ts';
import { remindersOf, remindOwners, tellLeaders } from './goals.reminders.ts';

export const goalsJobName = 'goalReminders';

/** Checked every 15 minutes while the module works: people hear of nothing that they cannot open. */
export const goalsJob: Job = {
  name: goalsJobName,
  async due(store, at) {
    if (await hasRun(store, goalsJobName, at)) return [];
    const isOn = await switchesOf(store, ['goals']);
    return isOn('goals') ? [...(await remindersOf(store, Date.parse(at))), turn] : [turn];
  },
  async run(context, item) {
    if (item === turn) return recordRun(context, goalsJobName);
    const [kind, ...ids] = item.split(' ');
    return kind === 'owners' ? remindOwners(context, ids) : tellLeaders(context, ids);
  },
};
