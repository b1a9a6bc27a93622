/** Calls about tasks. */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Done, Id, Instant, page, PageNumber } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';

export const Task = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  active: z.boolean(),
  createdAt: Instant,
});
export type Task = z.output<typeof Task>;

export const TaskInput = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name)),
  description: z.string().check(z.trim(), z.maxLength(textLength.description)),
});

/** Absent fields stay unchanged. */
export const TaskChange = edit(z.extend(z.partial(TaskInput), { active: z.optional(z.boolean()) }));

const see = { can: 'tasks.use', module: 'tasks' } as const;
const manage = { can: 'tasks.manage', module: 'tasks' } as const;

export const taskEndpoints = endpoints({
  /** Active ones, newest first. */
  list: {
    route: 'GET /tasks',
    query: z.object({ page: PageNumber }),
    reply: page(Task),
    ...see,
    origin: 'ours',
  },
  /** All of them by name, for administrators. */
  all: { route: 'GET /org/tasks', reply: z.array(Task), ...manage, origin: 'ours' },
  /** Names are unique (422). */
  create: {
    route: 'POST /org/tasks',
    body: TaskInput,
    reply: Task,
    ...manage,
    origin: 'ours',
  },
  update: {
    route: 'PATCH /org/tasks/{id}',
    body: TaskChange,
    reply: Task,
    ...manage,
    origin: 'ours',
  },
  remove: { route: 'DELETE /org/tasks/{id}', reply: Done, ...manage, origin: 'ours' },
});
