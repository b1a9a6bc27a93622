/** Calls about goals. */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Done, Id, Instant, page, PageNumber } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';

export const Goal = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  active: z.boolean(),
  createdAt: Instant,
});
export type Goal = z.output<typeof Goal>;

export const GoalInput = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name)),
  description: z.string().check(z.trim(), z.maxLength(textLength.description)),
});

/** Absent fields stay unchanged. */
export const GoalChange = edit(z.extend(z.partial(GoalInput), { active: z.optional(z.boolean()) }));

const see = { can: 'goals.use', module: 'goals' } as const;
const manage = { can: 'goals.manage', module: 'goals' } as const;

export const goalEndpoints = endpoints({
  /** Active ones, newest first. */
  list: {
    route: 'GET /goal',
    query: z.object({ page: PageNumber }),
    reply: page(Goal),
    ...see,
    origin: 'proposed',
  },
  /** All of them by name, for administrators. */
  all: { route: 'GET /org/goal', reply: z.array(Goal), ...manage, origin: 'proposed' },
  /** Names are unique (422). */
  create: {
    route: 'POST /goal',
    body: GoalInput,
    reply: Goal,
    ...manage,
    origin: 'proposed',
  },
  update: {
    route: 'PATCH /goal/{id}/',
    body: GoalChange,
    reply: Goal,
    ...manage,
    origin: 'proposed',
  },
  remove: { route: 'DELETE /org/goals/{id}', reply: Done, ...manage, origin: 'ours' },
});
