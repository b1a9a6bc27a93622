/** The filters of all tasks. */
import type { Input } from '#schema/kit/endpoint.ts';
import type { taskEndpoints } from '#schema/tasks/tasks.endpoints.ts';
import { countOf } from '#schema/tasks/tasks.rules.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import type { Context } from '../http/context.ts';
import { fold } from '../kit/fold.ts';
import { users } from '../people/users.tables.ts';
import type { Where } from '../store/port.ts';
import type { TaskRow } from './tasks.access.ts';
import { todayOf } from './tasks.making.ts';
import { taskPeople } from './tasks.tables.ts';

type Filter = Pick<Input<(typeof taskEndpoints)['all']>['query'], 'keywords' | 'state' | 'due'>;

async function dueIn(context: Context, due: NonNullable<Filter['due']>): Promise<Where<TaskRow>> {
  if (due === 'none') return { dueOn: null };
  const today = await todayOf(context);
  return { dueOn: due === 'past' ? { lt: today } : { gte: today, lt: dayAfter(today, 8) } };
}

/** The condition of a filter. */
export async function tasksWhere(
  context: Context,
  { keywords = '', state, due }: Filter,
): Promise<Where<TaskRow>> {
  const { store } = context;
  const inTime = due === undefined ? {} : await dueIn(context, due);
  const inState = state === undefined ? {} : { [countOf[state]]: { gt: 0 } };
  if (keywords === '') return { ...inTime, ...inState };
  const { rows: people } = await store.list(users, {
    columns: ['id'],
    where: { fold: { has: fold(keywords) } },
  });
  const ids = people.map(({ id }) => id);
  const theirs = await store.tally(taskPeople, {
    where: { userId: { in: ids }, ...(state === undefined ? {} : { state }) },
    by: ['taskId'],
  });
  const named = [{ id: { in: theirs.map(({ taskId }) => taskId) } }, { createdBy: { in: ids } }];
  return { ...inTime, ...inState, or: named };
}
