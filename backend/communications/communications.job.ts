/** Delivers communications to the people of the first delivery, each at the own hour, and reminds who owes an answer. */
import { hasRun, recordRun, turn } from '../jobs/jobSchedule.ts';
import type { Job } from '../jobs/jobs.ts';
import { outbox } from '../mail/mail.tables.ts';
import { whatsappMessages } from '../notifications/notifications.tables.ts';
import { switchesOf } from '../organization/switches.ts';
import { users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import { communicationPeople, communications } from './communications.tables.ts';

const name = 'communications';
/** People of one transaction. */
export const atOnce = { frozen: 500, told: 200, reminded: 200, noted: 200 } as const;

/** Mails of communications that ended without arriving, and those whose person may be interrupted again. */
export const endedMails = (at: string) =>
  ({
    kind: 'communication',
    status: 'failed',
    or: [{ ended: { in: ['refused', 'given_up', 'unknown'] } }, { ended: 'late', quietAt: { lte: at } }],
  }) as const;

/** Messages that quiet hours held, and whose person may be interrupted again. */
export const heldMessages = (at: string) => ({ status: 'failed', quietAt: { lte: at } }) as const;

const load = () => import('./communications.work.ts');
const reminders = () => import('./communications.reminders.ts');

const isOn = async (store: Store): Promise<boolean> =>
  (await switchesOf(store, ['communications']))('communications');

/** The items that this many people need, and one that finds nobody left. */
const pieces = (item: string, people: number, size: number): readonly string[] =>
  Array.from({ length: Math.ceil(people / size) + 1 }, () => item);

/** Those whose people are still being fixed: none is left out by a kill between two pieces. */
async function freezing(store: Store, at: string): Promise<readonly string[]> {
  const { rows } = await store.list(communications, {
    where: {
      startsAt: { lte: at },
      or: [{ state: 'scheduled' }, { state: 'delivering', frozenAt: null }],
    },
    order: [['startsAt', 'asc']],
  });
  if (rows.length === 0) return [];
  const [staff] = await store.tally(users, { where: { active: true, deletedAt: null } });
  return rows.flatMap(({ id }) => pieces(`freeze ${id}`, staff?.count ?? 0, atOnce.frozen));
}

/** Those whose people are all told, but that do not say so yet: the last piece may have been killed. */
async function ending(store: Store): Promise<readonly string[]> {
  const { rows } = await store.list(communications, {
    where: { state: 'delivering', frozenAt: { ne: null } },
    with: { waiting: { count: communicationPeople, on: 'communicationId', where: { state: 'waiting' } } },
  });
  return rows.flatMap(({ id, waiting }) => (waiting === 0 ? [`tell ${id}`] : []));
}

/** Checked once a second; reminders and ended ones every 15 minutes. */
export const communicationsJob: Job = {
  name,
  ready: () => Promise.all([load(), reminders()]),
  async due(store, at) {
    if (!(await isOn(store))) return [];
    const owed = await store.tally(communicationPeople, {
      where: { state: 'waiting', dueAt: { lte: at } },
      by: ['communicationId'],
    });
    return [
      ...(await freezing(store, at)),
      ...owed.flatMap(({ communicationId, count }) => pieces(`tell ${communicationId}`, count, atOnce.told)),
      ...(await ending(store)),
      ...((await store.list(outbox, { where: endedMails(at), limit: 1 })).rows.length > 0 ||
      (await store.list(whatsappMessages, { where: heldMessages(at), limit: 1 })).rows.length > 0
        ? ['note mails']
        : []),
      ...((await hasRun(store, name, at))
        ? []
        : ['leave', ...(await (await reminders()).owing(store, at)), turn]),
    ];
  },
  async run(context, item) {
    if (item === turn) return recordRun(context, name);
    const [task = '', id = '', ...rest] = item.split(' ');
    return (await load()).workOn(context, task, id, rest);
  },
};
