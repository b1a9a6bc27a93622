/** Valid calls of tasks. */
import { users } from '#backend/people/users.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { taskPeople, taskSubmissions } from '#backend/tasks/tasks.tables.ts';
import { noId, type Calls, type Known } from './known.ts';

/** A task of the caller, and what somebody handed in to the colleague, who made both. */
export const known = async (store: Store, { me }: Known) => {
  const {
    rows: [caller],
  } = await store.list(users, { where: { email: me } });
  const {
    rows: [own],
  } = await store.list(taskPeople, { where: { userId: caller?.id ?? '', state: 'open' } });
  const {
    rows: [waiting],
  } = await store.list(taskSubmissions, {
    where: { status: 'submitted' },
    with: { user: { one: users, on: 'userId' } },
  });
  return {
    taskId: own?.taskId ?? noId,
    waitingId: waiting?.id ?? noId,
    waitingFor: waiting?.user?.email ?? '',
  };
};
type TasksKnown = Awaited<ReturnType<typeof known>>;

const none = { everyone: undefined, departmentIds: undefined, groupIds: undefined, userIds: undefined };

export const calls: Calls<TasksKnown> = {
  'tasks.task': 'taskId',
  'tasks.people': ({ taskId: id }) => ({ params: { id }, query: { after: undefined } }),
  'tasks.submissions': ({ taskId: id }) => ({ params: { id }, query: { after: undefined } }),
  'tasks.audience': () => ({ body: none }),
  'tasks.create': () => ({
    body: { ...none, dueOn: undefined, points: undefined, attachmentKeys: undefined },
  }),
  'tasks.update': ({ taskId: id, colleague: as }) => ({ params: { id }, body: { dueOn: undefined }, as }),
  'tasks.cancel': ({ taskId: id, colleague: as }) => ({ params: { id }, as }),
  'tasks.submit': ({ taskId: id }) => ({ params: { id }, body: { attachmentKeys: undefined } }),
  'tasks.withdraw': ({ waitingId: id, waitingFor: as }) => ({ params: { id }, as }),
  'tasks.approve': ({ waitingId: id, colleague: as }) => ({ params: { id }, as }),
  // Refused as undecided: no approval of a world is young enough to take back.
  'tasks.takeBack': ({ waitingId: id, colleague: as }) => ({ params: { id }, as }),
  'tasks.sendBack': ({ waitingId: id, colleague: as }) => ({ params: { id }, as }),
};
