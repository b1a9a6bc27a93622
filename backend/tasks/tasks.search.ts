/** The filters of all tasks. */
import type { Input } from '#schema/kit/endpoint.ts';
import type { taskEndpoints } from '#schema/tasks/tasks.endpoints.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import type { Context } from '../http/context.ts';
import { fold } from '../kit/fold.ts';
import { users } from '../people/users.tables.ts';
import type { Where } from '../store/port.ts';
import type { PartRow, TaskRow } from './tasks.access.ts';
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
  const inState = state === undefined ? {} : { state };
  const tasksOfParts = async (where: Where<PartRow>): Promise<string[]> => {
    const { rows } = await store.list(taskPeople, { where });
    return [...new Set(rows.map(({ taskId }) => taskId))];
  };
  const named = state === undefined ? {} : { id: { in: await tasksOfParts(inState) } };
  if (keywords === '') return { ...inTime, ...named };
  const { rows: people } = await store.list(users, { where: { fold: { has: fold(keywords) } } });
  const ids = people.map(({ id }) => id);
  const theirs = await tasksOfParts({ ...inState, userId: { in: ids } });
  return { ...inTime, ...named, or: [{ id: { in: theirs } }, { createdBy: { in: ids } }] };
}
