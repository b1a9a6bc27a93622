/** Calls about tasks (spec §7 "GET /user/tasks/created and /submitted"). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { After, Count, Keywords, Next, page, PageNumber } from '../kit/shapes.ts';
import { taskDues, taskStates } from './tasks.rules.ts';
import {
  Task,
  TaskAudienceInput,
  TaskChange,
  TaskDetail,
  TaskHandIn,
  TaskInput,
  TaskPerson,
  TaskSendBack,
  TaskSubmission,
  TasksWaiting,
} from './tasks.shapes.ts';

const use = { can: 'tasks.use', module: 'tasks' } as const;
const query = z.object({ page: PageNumber });

export const taskEndpoints = endpoints({
  /** Tasks that the reader made, newest first. */
  created: { route: 'GET /user/tasks/created', query, reply: page(Task), ...use, origin: 'spec' },
  /**
   * What was handed in by the reader or to the reader, newest first; `waiting` only what waits for the reader's decision,
   * the oldest first.
   */
  submitted: {
    route: 'GET /user/tasks/submitted',
    query: z.object({ waiting: z.optional(z.boolean()), page: PageNumber }),
    reply: page(TaskSubmission),
    ...use,
    origin: 'spec',
  },
  /** Tasks of the reader: what was sent back, then what is to do by its due day, then what has none, then what was handed in or is over. */
  assigned: { route: 'GET /user/tasks/assigned', query, reply: page(Task), ...use, origin: 'ours' },
  /** How much waits for the reader. */
  waiting: { route: 'GET /user/tasks/waiting', reply: TasksWaiting, ...use, origin: 'ours' },
  /**
   * All tasks, newest first. `state` is that of at least one person's part; `keywords` are of the name of the maker or of
   * a person who does it, in that state; `due` counts from today of the reader.
   */
  all: {
    route: 'GET /org/tasks',
    query: z.object({
      keywords: Keywords,
      state: z.optional(z.enum(taskStates)),
      due: z.optional(z.enum(taskDues)),
      page: PageNumber,
    }),
    reply: page(Task),
    can: 'tasks.manage',
    module: 'tasks',
    origin: 'ours',
  },
  task: { route: 'GET /task/{id}', reply: TaskDetail, ...use, origin: 'ours' },
  /** The people of a task that the reader decides on; else only the reader. */
  people: {
    route: 'GET /task/{id}/people',
    query: z.object({ after: After }),
    reply: z.object({ items: z.array(TaskPerson), next: Next }),
    ...use,
    origin: 'ours',
  },
  /** What was handed in, newest first; by others only to those who decide. */
  submissions: {
    route: 'GET /task/{id}/submissions',
    query: z.object({ after: After }),
    reply: z.object({ items: z.array(TaskSubmission), next: Next }),
    ...use,
    origin: 'ours',
  },
  /** How many people an audience has, before a task is made for it. */
  audience: {
    route: 'POST /org/tasks/audience',
    kind: 'read',
    body: TaskAudienceInput,
    reply: z.object({ people: Count }),
    can: 'tasks.manage',
    module: 'tasks',
    origin: 'ours',
  },
  /**
   * For oneself without points, by managers for the people whom they lead, by administrators for everybody. The first people
   * of a large audience have it at once, the others within seconds.
   */
  create: { route: 'POST /task', body: TaskInput, reply: TaskDetail, ...use, origin: 'ours' },
  update: { route: 'PATCH /task/{id}', body: TaskChange, reply: TaskDetail, ...use, origin: 'ours' },
  /** What waits for a decision is closed without one; what was approved keeps its points. */
  cancel: { route: 'PATCH /task/{id}/cancel', body: z.object({}), reply: TaskDetail, ...use, origin: 'ours' },
  /** Hands in the reader's part. A task of one's own is completed by it. */
  submit: { route: 'POST /task/{id}/submit', body: TaskHandIn, reply: TaskDetail, ...use, origin: 'ours' },
  /** Takes back what nobody has decided on; `id` is the submission, here and below. */
  withdraw: {
    route: 'PATCH /task/submission/{id}/withdraw',
    body: z.object({}),
    reply: TaskDetail,
    ...use,
    origin: 'ours',
  },
  /** Moves the points once; while the budget is too low they wait. */
  approve: {
    route: 'PATCH /task/submission/{id}/approve',
    body: z.object({}),
    reply: TaskDetail,
    ...use,
    origin: 'ours',
  },
  /**
   * Takes an approval back within `undoMs`, by any of the people who may decide; the points return to the budget. Raises
   * 409 later, and for points that are spent.
   */
  takeBack: {
    route: 'PATCH /task/submission/{id}/take_back',
    body: z.object({}),
    reply: TaskDetail,
    ...use,
    origin: 'ours',
  },
  sendBack: {
    route: 'PATCH /task/submission/{id}/send_back',
    body: TaskSendBack,
    reply: TaskDetail,
    ...use,
    origin: 'ours',
  },
});
