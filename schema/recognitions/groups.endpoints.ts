/** Recognition groups: who may send certain types, and how often (spec §7 "Recognition groups"). */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Count, Done, Id, Instant } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
const Limit = z.nullable(z.int().check(z.gte(1), z.lte(1_000)));

export const RecognitionGroup = z.object({
  id: Id,
  name: z.string(),
  recognitionTypeIds: z.array(Id),
  userIds: z.array(Id),
  /** Monthly limit of recognitions per sender for the group's types, by calendar month; null for no limit. */
  monthlyLimit: z.nullable(Count),
  active: z.boolean(),
  createdAt: Instant,
});
export type RecognitionGroup = z.output<typeof RecognitionGroup>;

export const GroupChange = edit(
  z.object({
    name: z.optional(Name),
    recognitionTypeIds: z.optional(z.array(Id)),
    userIds: z.optional(z.array(Id)),
    monthlyLimit: z.optional(Limit),
    active: z.optional(z.boolean()),
  }),
);
export type GroupChange = z.input<typeof GroupChange>;

const manage = { can: 'recognition.manage', module: 'recognitions' } as const;

export const groupEndpoints = endpoints({
  groups: {
    route: 'GET /recognition/groups',
    reply: z.array(RecognitionGroup),
    can: 'recognition.send',
    module: 'recognitions',
    origin: 'spec',
  },
  createGroup: {
    route: 'POST /recognition/group',
    body: z.object({
      name: Name,
      recognitionTypeIds: z._default(z.array(Id), []),
      userIds: z._default(z.array(Id), []),
      monthlyLimit: z.optional(Limit),
    }),
    reply: RecognitionGroup,
    ...manage,
    origin: 'spec',
  },
  updateGroup: {
    route: 'PATCH /recognition/group/{id}',
    body: GroupChange,
    reply: RecognitionGroup,
    ...manage,
    origin: 'spec',
  },
  deleteGroup: { route: 'DELETE /recognition/group/{id}', reply: Done, ...manage, origin: 'spec' },
});
