/** Corporate values (spec §7 `GET /values` and value CRUD). */
import * as z from 'zod/mini';
import { IconKey, ownIcon } from '../files/ownIcon.ts';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { RowOrder } from '../kit/order.ts';
import { Count, Done, Id, Instant } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
const Words = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.description));
const Icon = z.nullable(z.string().check(z.maxLength(40)));
const Position = z.int().check(z.gte(0), z.lte(1_000));

export const Value = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.nullable(z.string()),
  description: z.string(),
  /** Icon name (lucide). */
  icon: z.nullable(z.string()),
  ...ownIcon,
  position: z.int(),
  active: z.boolean(),
  /** Number of recognitions in the feed with this value. */
  recognitions: Count,
  createdAt: Instant,
});
export type Value = z.output<typeof Value>;

export const ValueInput = z.object({
  name: Name,
  nameEn: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(textLength.name)))),
  description: Words,
  icon: z.optional(Icon),
  iconKey: IconKey,
  position: z.optional(Position),
});
export type ValueInput = z.input<typeof ValueInput>;

const see = { can: 'values.see', module: ['organization_info', 'recognitions'] } as const;
const manage = { can: 'values.manage', module: ['organization_info', 'recognitions'] } as const;

export const valueEndpoints = endpoints({
  /** Active values in order; administrators get all. */
  list: { route: 'GET /values', reply: z.array(Value), ...see, origin: 'spec' },
  get: {
    route: 'GET /value/{id}',
    // No screen: Screens have the value from the list of values.
    reply: Value,
    ...see,
    origin: 'proposed',
  },
  create: { route: 'POST /value', body: ValueInput, reply: Value, ...manage, origin: 'proposed' },
  update: {
    route: 'PATCH /value/{id}',
    body: edit(z.extend(z.partial(ValueInput), { active: z.optional(z.boolean()) })),
    reply: Value,
    ...manage,
    origin: 'proposed',
  },
  /** Replaces the order of all values. */
  order: { route: 'PATCH /values/order', body: RowOrder, reply: RowOrder, ...manage, origin: 'ours' },
  /** Refused (409) if posts use it; deactivate it instead. */
  remove: { route: 'DELETE /value/{id}', reply: Done, ...manage, origin: 'proposed' },
});
