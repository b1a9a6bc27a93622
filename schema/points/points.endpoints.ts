/** Calls about points (spec §7 "Points and store"). */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Id, Instant, page, PageNumber } from '../kit/shapes.ts';
import { wired } from '../kit/wire.ts';
import { PublicUser } from '../users/users.shapes.ts';

/** The two purses of a person: to give (renews) and to redeem (kept). */
export const purses = ['give', 'redeem'] as const;
export type Purse = (typeof purses)[number];

/** Why points moved. */
export const movementKinds = ['allowance', 'recognition', 'boost', 'badge', 'referral'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** One line of the statement: what moved, what was left, and what caused it. */
export const StatementLine = z.object({
  id: Id,
  purse: wired(z.enum(purses), 'wallet'),
  kind: z.enum(movementKinds),
  /** Signed: what left is negative. */
  amount: z.int(),
  balanceAfter: z.int(),
  /** The other person, none for the organisation. */
  counterpart: z.nullable(PublicUser),
  /** The post that caused it. */
  postId: z.nullable(Id),
  /** The line of which this takes back the effect. */
  reverses: z.nullable(Id),
  createdAt: Instant,
});
export type StatementLine = z.output<typeof StatementLine>;

export const pointEndpoints = endpoints({
  history: {
    route: 'GET /account/history',
    query: z.object({ page: PageNumber, purse: wired(z.optional(z.enum(purses)), 'wallet') }),
    reply: page(StatementLine),
    can: 'wallet.see',
    origin: 'spec',
  },
});
