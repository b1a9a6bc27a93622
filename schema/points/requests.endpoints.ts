/** Asking for points to give, and the answer (spec §3 "Point request", §7). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Done, Id, Instant, page, PageNumber, Points } from '../kit/shapes.ts';
import { textLength } from '../limits.parts.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { requestStates } from './points.rules.ts';

const Words = z.string().check(z.trim(), z.maxLength(textLength.description));
const Reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.description));

export const PointRequest = z.object({
  id: Id,
  /** Who is to get them. */
  user: PublicUser,
  /** Who asked: the person, or somebody who may decide on requests, for them. */
  requestedBy: PublicUser,
  amount: Points,
  reason: z.string(),
  status: z.enum(requestStates),
  resolvedBy: z.nullable(PublicUser),
  resolvedAt: z.nullable(Instant),
  /** What was given, once approved. */
  approvedAmount: z.nullable(Points),
  /** The words of the answer. */
  note: z.string(),
  /** The reader may decide on it; may withdraw it. */
  mayDecide: z.boolean(),
  mayWithdraw: z.boolean(),
  createdAt: Instant,
});
export type PointRequest = z.output<typeof PointRequest>;

export const PointRequestInput = z.object({
  amount: Points,
  reason: Reason,
  /** Somebody else, for those who may decide on theirs. */
  userId: z.optional(Id),
});

export const requestEndpoints = endpoints({
  createRequest: {
    route: 'POST /point_request',
    body: PointRequestInput,
    reply: PointRequest,
    status: 201,
    can: 'requests.use',
    origin: 'spec',
  },
  /** One's own, newest first; with `all` those on which one may decide. */
  requests: {
    route: 'GET /point_request',
    query: z.object({ page: PageNumber, pending: z.optional(z.boolean()), all: z.optional(z.boolean()) }),
    reply: page(PointRequest),
    can: 'requests.use',
    origin: 'spec',
  },
  approveRequest: {
    route: 'POST /point_request/approve',
    body: z.object({
      id: Id,
      /** What is given; all that was asked for unless said. */
      amount: z.optional(Points),
      note: z.optional(Words),
    }),
    reply: PointRequest,
    can: 'requests.decide',
    origin: 'spec',
  },
  rejectRequest: {
    route: 'POST /point_request/reject',
    body: z.object({ id: Id, note: z.optional(Words) }),
    reply: PointRequest,
    can: 'requests.decide',
    origin: 'spec',
  },
  /** One's own, while nobody has decided. */
  withdrawRequest: {
    route: 'DELETE /point_request/{id}',
    reply: Done,
    can: 'requests.use',
    origin: 'ours',
  },
});
