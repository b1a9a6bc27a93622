/** The job that renews balances to give when a month begins in the organisation's time zone. */
import { renewals } from './points.tables.ts';
import { monthOf } from '../kit/month.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import type { Job } from '../jobs/jobs.ts';
import { hasRun, recordRun, turn } from '../jobs/jobSchedule.ts';

const name = 'renew';
const load = () => import('./renew.ts');

/** One item for each person, checked every 15 minutes, so that people who join during the month are included. */
export const renewJob: Job = {
  name,
  ready: load,
  async due(store, at) {
    if (await hasRun(store, name, at)) return [];
    const month = monthOf(at, await timezoneOf(store));
    // Future months count as renewed too, so that a clock that is set back renews nothing twice.
    const { rows: done } = await store.list(renewals, { where: { month: { gte: month } } });
    const renewed = new Set(done.map(({ userId }) => userId));
    const { rows: people } = await store.list(users, {
      // An invited person gets points with the first run after the activation.
      where: { active: true, takesPoints: true, userType: { ne: 'external' }, activatedAt: { ne: null } },
    });
    return [...people.map(({ id }) => id).filter((id) => !renewed.has(id)), turn];
  },
  async run(context, id) {
    return id === turn ? recordRun(context, name) : (await load()).renew(context, id);
  },
};
