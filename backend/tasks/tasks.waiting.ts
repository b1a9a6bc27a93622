/** Tasks that a person has to do or do again, and what was handed in to the person. */
import { openStates } from '#schema/tasks/tasks.rules.ts';
import { dayEnd } from '../kit/month.ts';
import type { Where } from '../store/port.ts';
import { zoneFor, type Asking, type Waiting, type WaitingSource } from '../waiting/sources.ts';
import type { HandedIn, PartRow } from './tasks.access.ts';
import { taskPeople, tasks, taskSubmissions } from './tasks.tables.ts';

/** Parts that the person can hand in. */
export const toDo = (userId: string): Where<PartRow> => ({ userId, state: { in: openStates } });

/** What others handed in to the person, and waits. */
export const toDecide = (id: string): Where<HandedIn> => ({
  makerId: id,
  userId: { ne: id },
  status: 'submitted',
});

const withTask = { task: { one: tasks, on: 'taskId' } } as const;

async function ownTasks(asking: Asking): Promise<readonly Waiting[]> {
  const { store, me } = asking;
  const { rows } = await store.list(taskPeople, { where: toDo(me.id), with: withTask });
  if (rows.length === 0) return [];
  const zone = await zoneFor(asking);
  const again = rows.flatMap(({ state, taskId }) => (state === 'sent_back' ? [taskId] : []));
  const { rows: returned } =
    again.length === 0
      ? { rows: [] }
      : await store.list(taskSubmissions, {
          where: { userId: me.id, status: 'sent_back', taskId: { in: again } },
          order: [['createdAt', 'asc']],
        });
  const lastOf = new Map(returned.map((row) => [row.taskId, row]));
  return rows.flatMap(({ taskId, state, task, createdAt }): readonly Waiting[] => {
    if (task === null) return [];
    const { title, titleEn, dueOn, points, createdBy } = task;
    const plain = { id: taskId, title, titleEn, points, dueAt: dueOn === null ? null : dayEnd(dueOn, zone) };
    if (state === 'open') return [{ ...plain, kind: 'task', whoId: createdBy, since: createdAt }];
    const last = lastOf.get(taskId);
    return [
      {
        ...plain,
        kind: 'task_again',
        words: last?.reason ?? null,
        whoId: last?.decidedBy ?? createdBy,
        since: last?.decidedAt ?? createdAt,
      },
    ];
  });
}

async function handedIn({ store, me }: Asking): Promise<readonly Waiting[]> {
  const { rows } = await store.list(taskSubmissions, { where: toDecide(me.id), with: withTask });
  return rows.flatMap(({ id, taskId, task, userId, message, createdAt }) =>
    task === null
      ? []
      : [
          {
            kind: 'task_proof',
            id,
            subjectId: taskId,
            title: task.title,
            titleEn: task.titleEn,
            points: task.points,
            words: message,
            whoId: userId,
            since: createdAt,
          },
        ],
  );
}

export const tasksWaiting: WaitingSource = {
  kinds: ['task_again', 'task', 'task_proof'],
  find: async (asking) => [...(await ownTasks(asking)), ...(await handedIn(asking))],
};
