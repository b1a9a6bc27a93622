/** Tells people of changes, reminds them the day before, and pays those who were there. */
import { hasRun, recordRun, turn } from '../jobs/jobSchedule.ts';
import type { Job } from '../jobs/jobs.ts';
import { switchesOf } from '../organization/switches.ts';
import type { Store } from '../store/port.ts';
import { eventParticipants, events } from './events.tables.ts';

const name = 'events';
/** People of one transaction. */
export const atOnce = { told: 200, paid: 80 } as const;
/** How long before the start people are reminded, in ms. */
const reminderMs = 86_400_000;

const load = () => import('./events.work.ts');

const isOn = async (store: Store): Promise<boolean> => (await switchesOf(store, ['events']))('events');

/** The items that this many people need, and one that finds nobody left. */
const pieces = (item: string, people: number, size: number): readonly string[] =>
  Array.from({ length: Math.ceil(people / size) + 1 }, () => item);

/** The events whose people are due something in this quarter of an hour. */
async function quarterly(store: Store, at: string): Promise<readonly string[]> {
  const soon = new Date(Date.parse(at) + reminderMs).toISOString();
  const { rows: near } = await store.list(events, {
    where: { startsAt: { gte: at, lt: soon }, cancelledAt: null },
  });
  const owed = await store.tally(eventParticipants, { where: { reward: 'due' }, by: ['eventId'] });
  const { rows: over } = await store.list(events, {
    where: { id: { in: owed.map(({ eventId }) => eventId) }, endsAt: { lte: at } },
  });
  const ended = new Set(over.map(({ id }) => id));
  return [
    ...near.flatMap(({ id, startsAt, remindedOf }) => (remindedOf === startsAt ? [] : [`remind ${id}`])),
    ...owed.flatMap(({ eventId, count }) =>
      ended.has(eventId) ? pieces(`pay ${eventId}`, count, atOnce.paid) : [],
    ),
    turn,
  ];
}

/** Changes are told at once; reminders and points are checked every 15 minutes. */
export const eventsJob: Job = {
  name,
  ready: load,
  async due(store, at) {
    if (!(await isOn(store))) return [];
    const { rows: changed } = await store.list(events, { where: { untold: true } });
    return [
      ...changed.flatMap(({ id, registered, waiting }) =>
        pieces(`tell ${id}`, registered + waiting, atOnce.told),
      ),
      ...((await hasRun(store, name, at)) ? [] : await quarterly(store, at)),
    ];
  },
  async run(context, item) {
    if (item === turn) return recordRun(context, name);
    const [task = '', id = ''] = item.split(' ');
    return (await load()).workOn(context, task, id);
  },
};
