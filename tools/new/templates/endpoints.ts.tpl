/** Calls about {{domain}}. */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Done, Id, Instant, page, PageNumber } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';

export const {{One}} = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  active: z.boolean(),
  createdAt: Instant,
});
export type {{One}} = z.output<typeof {{One}}>;

export const {{One}}Input = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name)),
  description: z.string().check(z.trim(), z.maxLength(textLength.description)),
});

/** Absent fields stay unchanged. */
export const {{One}}Change = edit(z.extend(z.partial({{One}}Input), { active: z.optional(z.boolean()) }));

const see = { can: '{{reads}}'{{moduleColumn}} } as const;
const manage = { can: '{{writes}}'{{moduleColumn}} } as const;

export const {{one}}Endpoints = endpoints({
  /** Active ones, newest first. */
  list: {
    route: '{{listRoute}}',
    query: z.object({ page: PageNumber }),
    reply: page({{One}}),
    ...see,
    origin: '{{listOrigin}}',
  },
  /** All of them by name, for administrators. */
  all: { route: '{{allRoute}}', reply: z.array({{One}}), ...manage, origin: '{{allOrigin}}' },
  /** Names are unique (422). */
  create: {
    route: '{{createRoute}}',
    body: {{One}}Input,
    reply: {{One}},
    ...manage,
    origin: '{{createOrigin}}',
  },
  update: {
    route: '{{updateRoute}}',
    body: {{One}}Change,
    reply: {{One}},
    ...manage,
    origin: '{{updateOrigin}}',
  },
  remove: { route: '{{removeRoute}}', reply: Done, ...manage, origin: '{{removeOrigin}}' },
});
