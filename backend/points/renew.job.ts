/** Renews purses to give when a month begins where the organisation is. */
import { renewals } from './points.tables.ts';
import { monthOf } from '../kit/month.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { users } from '../people/users.tables.ts';
import type { Job } from '../jobs/jobs.ts';
import { hasRun, recordRun, turn } from '../jobs/jobSchedule.ts';

const name = 'renew';
const load = () => import('./renew.ts');

/** A person a piece, looked for once in a quarter of an hour, so that who joins in between gets theirs as well. */
export const renewJob: Job = {
  name,
  ready: load,
  async due(store, at) {
    if (await hasRun(store, name, at)) return [];
    const month = monthOf(at, await timezoneOf(store));
    // A month that is still to come counts: a clock that was put back renews nothing twice.
    const { rows: done } = await store.list(renewals, { where: { month: { gte: month } } });
    const renewed = new Set(done.map(({ userId }) => userId));
    const { rows: people } = await store.list(users, {
      // Who was only invited begins with the first look after coming in.
      where: { active: true, takesPoints: true, userType: { ne: 'external' }, activatedAt: { ne: null } },
    });
    return [...people.map(({ id }) => id).filter((id) => !renewed.has(id)), turn];
  },
  async run(context, id) {
    return id === turn ? recordRun(context, name) : (await load()).renew(context, id);
  },
};
