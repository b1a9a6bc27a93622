/** Clocks, delegations and departed approvers; checked every 15 minutes, because days begin then. */
import { hasRun, recordRun, turn } from '../jobs/jobSchedule.ts';
import type { Job } from '../jobs/jobs.ts';
import { users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import { deciding } from './approvers.ts';
import { delegationsDue } from './delegating.ts';
import { decisionSeats } from './decisions.tables.ts';

const name = 'decisions';
const load = () => import('./decisions.work.ts');

/** Waiting seats of people who cannot decide any more. */
async function seatsOfTheGone(store: Store): Promise<readonly string[]> {
  const held = await store.tally(decisionSeats, { where: { state: 'waiting' }, by: ['holderId'] });
  const approving = await store.tally(decisionSeats, {
    where: { state: { in: ['waiting', 'later'] } },
    by: ['approverId'],
  });
  const people = [
    ...new Set([...held.map(({ holderId }) => holderId), ...approving.map(({ approverId }) => approverId)]),
  ];
  const { rows: here } = await store.list(users, { where: { ...deciding, id: { in: people } } });
  const present = new Set(here.map(({ id }) => id));
  const gone = people.filter((id) => !present.has(id));
  if (gone.length === 0) return [];
  const { rows } = await store.list(decisionSeats, {
    where: {
      state: { in: ['waiting', 'later'] },
      or: [{ holderId: { in: gone } }, { approverId: { in: gone } }],
    },
  });
  return rows.map(({ id }) => id);
}

/** An item is `clock`, `delegation` or `gone` and an id. */
export const decisionsJob: Job = {
  name,
  ready: load,
  async due(store, at) {
    if (await hasRun(store, name, at)) return [];
    const { rows: late } = await store.list(decisionSeats, {
      where: { state: 'waiting', dueAt: { lte: at } },
      order: [['dueAt', 'asc']],
    });
    return [
      ...(await seatsOfTheGone(store)).map((id) => `gone ${id}`),
      ...(await delegationsDue(store, Date.parse(at))).map(({ id }) => `delegation ${id}`),
      ...late.map(({ id }) => `clock ${id}`),
      turn,
    ];
  },
  async run(context, item) {
    if (item === turn) return recordRun(context, name);
    const [task = '', id = ''] = item.split(' ');
    return (await load()).workOn(context, task, id);
  },
};
