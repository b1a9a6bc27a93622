/** Goes on with the people of large tasks, reminds people of what is due, and pays rewards that waited for the budget. */
import { openStates } from '#schema/tasks/tasks.rules.ts';
import { isRemindHour } from '#schema/users/reminders.ts';
import { dayAfter, daysBetween, dayAt, wallAt, zoneOf } from '#schema/users/celebrations.rules.ts';
import { hasRun, recordRun, turn } from '../jobs/jobSchedule.ts';
import type { Job } from '../jobs/jobs.ts';
import { leaveNotices } from '../notifications/notices.ts';
import { switchesOf } from '../organization/switches.ts';
import { timezoneOf } from '../organization/timezone.ts';
import type { UserRow } from '../people/users.rules.ts';
import { users } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import { payPart } from './tasks.deciding.ts';
import { duePieces, nextPiece } from './tasks.pieces.ts';
import { taskPeople, tasks } from './tasks.tables.ts';

const name = 'tasks';
const relations = { task: { one: tasks, on: 'taskId' }, user: { one: users, on: 'userId' } } as const;

/** The reminder of the person's own day and hour: 1 the day before, 2 on the day, 0 for none. */
function reminderNow(
  user: Pick<UserRow, 'active' | 'timezone'> | null,
  dueOn: string | null,
  { timezone, now }: { readonly timezone: string; readonly now: number },
): 0 | 1 | 2 {
  if (user?.active !== true || dueOn === null) return 0;
  const wall = wallAt(now, zoneOf(user.timezone, timezone));
  if (!isRemindHour(wall)) return 0;
  const left = daysBetween(wall.day, dueOn);
  return left === 1 ? 1 : left === 0 ? 2 : 0;
}

async function toRemind(store: Store, at: string): Promise<string[]> {
  const now = Date.parse(at);
  const timezone = await timezoneOf(store);
  const today = dayAt(now, timezone);
  // Nobody's day is further away than one.
  const { rows: near } = await store.list(tasks, {
    where: { status: 'open', dueOn: { gte: dayAfter(today, -1), lt: dayAfter(today, 3) } },
  });
  if (near.length === 0) return [];
  const { rows } = await store.list(taskPeople, {
    where: { taskId: { in: near.map(({ id }) => id) }, state: { in: openStates } },
    with: relations,
  });
  return rows.flatMap(({ id, task, user, reminded }) =>
    reminderNow(user, task?.dueOn ?? null, { timezone, now }) > reminded ? [`remind ${id}`] : [],
  );
}

/** Pieces once a second; the rest every 15 minutes: days begin then, and a budget may have been filled. */
export const tasksJob: Job = {
  name,
  async due(store, at) {
    const isTurn = !(await hasRun(store, name, at));
    // People hear of nothing that they cannot open.
    if (!(await switchesOf(store, ['tasks']))('tasks')) return isTurn ? [turn] : [];
    const pieces = await duePieces(store);
    if (!isTurn) return pieces;
    const { rows } = await store.list(taskPeople, {
      where: { reward: 'due' },
      order: [['createdAt', 'asc']],
    });
    return [...pieces, ...rows.map(({ id }) => `pay ${id}`), ...(await toRemind(store, at)), turn];
  },
  async run(context, item) {
    if (item === turn) return recordRun(context, name);
    const { store, now } = context;
    const [what, id = ''] = item.split(' ');
    if (what === 'piece') return nextPiece(context, id);
    const {
      rows: [part],
    } = await store.list(taskPeople, { where: { id }, with: relations });
    if (part === undefined) return false;
    if (what === 'pay') return part.reward === 'due' && (await payPart(context, part)) === 'paid';
    const { task, user, state, reminded, userId, taskId } = part;
    const timezone = await timezoneOf(store);
    const stage = reminderNow(user, task?.dueOn ?? null, { timezone, now });
    if (stage <= reminded || !openStates.some((one) => one === state)) return false;
    await store.update(taskPeople, { id }, { reminded: stage });
    await leaveNotices(context, {
      to: [userId],
      kind: 'task_reminder',
      actorId: null,
      postId: null,
      sourceId: taskId,
    });
    return true;
  },
};
