/** Calls about programs. */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Done, Id, Instant, page, PageNumber } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';

export const Program = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  active: z.boolean(),
  createdAt: Instant,
});
export type Program = z.output<typeof Program>;

export const ProgramInput = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name)),
  description: z.string().check(z.trim(), z.maxLength(textLength.description)),
});

/** Absent fields stay unchanged. */
export const ProgramChange = edit(z.extend(z.partial(ProgramInput), { active: z.optional(z.boolean()) }));

const see = { can: 'feed.see', module: 'programs' } as const;
const manage = { can: 'admin.see', module: 'programs' } as const;

export const programEndpoints = endpoints({
  /** Active ones, newest first. */
  list: {
    route: 'GET /program',
    query: z.object({ page: PageNumber }),
    reply: page(Program),
    ...see,
    origin: 'proposed',
  },
  /** All of them by name, for administrators. */
  all: { route: 'GET /org/programs', reply: z.array(Program), ...manage, origin: 'ours' },
  /** Names are unique (422). */
  create: {
    route: 'POST /program',
    body: ProgramInput,
    reply: Program,
    ...manage,
    origin: 'proposed',
  },
  update: {
    route: 'PATCH /org/programs/{id}',
    body: ProgramChange,
    reply: Program,
    ...manage,
    origin: 'ours',
  },
  remove: { route: 'DELETE /org/programs/{id}', reply: Done, ...manage, origin: 'ours' },
});
