/** Calls about challenges. */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Done, Id, Instant, page, PageNumber } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';

export const Challenge = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  active: z.boolean(),
  createdAt: Instant,
});
export type Challenge = z.output<typeof Challenge>;

export const ChallengeInput = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name)),
  description: z.string().check(z.trim(), z.maxLength(textLength.description)),
});

/** Absent fields stay unchanged. */
export const ChallengeChange = edit(z.extend(z.partial(ChallengeInput), { active: z.optional(z.boolean()) }));

const see = { can: 'challenges.join', module: 'admin_retos' } as const;
const manage = { can: 'challenges.manage', module: 'admin_retos' } as const;

export const challengeEndpoints = endpoints({
  /** Active ones, newest first. */
  list: {
    route: 'GET /challenges',
    query: z.object({ page: PageNumber }),
    reply: page(Challenge),
    ...see,
    origin: 'ours',
  },
  /** All of them by name, for administrators. */
  all: { route: 'GET /org/challenges', reply: z.array(Challenge), ...manage, origin: 'ours' },
  /** Names are unique (422). */
  create: {
    route: 'POST /org/challenges',
    body: ChallengeInput,
    reply: Challenge,
    ...manage,
    origin: 'ours',
  },
  update: {
    route: 'PATCH /org/challenges/{id}',
    body: ChallengeChange,
    reply: Challenge,
    ...manage,
    origin: 'ours',
  },
  remove: { route: 'DELETE /org/challenges/{id}', reply: Done, ...manage, origin: 'ours' },
});
