/** Requests for points to give, and their decisions (spec §3 "Point request", §7). */
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
  /** Who receives the points. */
  user: PublicUser,
  /** Who made the request: the receiver, or a person who may decide on the receiver's requests. */
  requestedBy: PublicUser,
  amount: Points,
  reason: z.string(),
  status: z.enum(requestStates),
  resolvedBy: z.nullable(PublicUser),
  resolvedAt: z.nullable(Instant),
  /** Points granted by an approval. */
  approvedAmount: z.nullable(Points),
  /** The note of the decision. */
  note: z.string(),
  /** Whether the reader may decide on it, and whether the reader may withdraw it. */
  mayDecide: z.boolean(),
  mayWithdraw: z.boolean(),
  createdAt: Instant,
});
export type PointRequest = z.output<typeof PointRequest>;

export const PointRequestInput = z.object({
  amount: Points,
  reason: Reason,
  /** Another receiver; only for callers who may decide on that person's requests. */
  userId: z.optional(Id),
});

export const requestEndpoints = endpoints({
  createRequest: {
    route: 'POST /point_request',
    body: PointRequestInput,
    reply: PointRequest,
    can: 'points.request',
    origin: 'spec',
  },
  /** The caller's own requests, newest first; with `all` those the caller may decide on. */
  requests: {
    route: 'GET /point_request',
    query: z.object({ page: PageNumber, pending: z.optional(z.boolean()), all: z.optional(z.boolean()) }),
    reply: page(PointRequest),
    can: 'points.request',
    origin: 'spec',
  },
  approveRequest: {
    route: 'POST /point_request/approve',
    body: z.object({
      id: Id,
      /** Points granted; default: the requested amount. */
      amount: z.optional(Points),
      note: z.optional(Words),
    }),
    reply: PointRequest,
    can: 'points.decide',
    origin: 'spec',
  },
  rejectRequest: {
    route: 'POST /point_request/reject',
    body: z.object({ id: Id, note: z.optional(Words) }),
    reply: PointRequest,
    can: 'points.decide',
    origin: 'spec',
  },
  /** The caller's own request, while it is pending. */
  withdrawRequest: {
    route: 'DELETE /point_request/{id}',
    reply: Done,
    can: 'points.request',
    origin: 'ours',
  },
});
