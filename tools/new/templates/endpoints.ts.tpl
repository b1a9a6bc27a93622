/** Calls about {{domain}}. */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Id, Instant, page, PageNumber } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';

/** One of the {{domain}}. */
export const {{One}} = z.object({ id: Id, name: z.string(), createdAt: Instant });
export type {{One}} = z.output<typeof {{One}}>;

/** The input to add one. */
export const {{One}}Input = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name)),
});
export type {{One}}Input = z.input<typeof {{One}}Input>;

export const {{one}}Endpoints = endpoints({
  list: {
    route: '{{listRoute}}',
    query: z.object({ page: PageNumber }),
    reply: page({{One}}),
    can: '{{reads}}',{{moduleLine}}
    origin: '{{listOrigin}}',
  },
  create: {
    route: '{{createRoute}}',
    body: {{One}}Input,
    reply: {{One}},
    can: '{{writes}}',{{moduleLine}}
    origin: '{{createOrigin}}',
  },
});
