/** Calls about points (spec §7 "Points and store"): the wallet; requests, levels and administration have files of their own. */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Count, Day, Id, Instant, page, PageNumber, PerPage } from '../kit/shapes.ts';
import { wired } from '../kit/wire.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { pointAdminEndpoints } from './admin.endpoints.ts';
import { levelEndpoints } from './levels.endpoints.ts';
import { causeKinds, movementKinds, purses } from './points.rules.ts';
import { requestEndpoints } from './requests.endpoints.ts';

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
  /** What it comes from, to be opened; null where there is nothing more to see. */
  cause: z.nullable(z.object({ kind: z.enum(causeKinds), id: Id })),
  /** Why, in the words of who decided it; empty where nobody gave any. */
  note: z.string(),
  /** The line of which this takes back the effect. */
  reverses: z.nullable(Id),
  createdAt: Instant,
});
export type StatementLine = z.output<typeof StatementLine>;

/** Points of one kind that came into a purse or left it, signed; reversals stand in the kind they take back. */
const KindSum = z.object({ kind: z.enum(movementKinds), points: z.int() });

/** Both purses as sums of their lines. */
export const AccountSummary = z.object({
  purses: z.array(
    z.object({
      purse: wired(z.enum(purses), 'wallet'),
      /** The sum of `lines`. */
      balance: Count,
      lines: z.array(KindSum),
    }),
  ),
  /** What arrives to give at each renewal. */
  basePoints: Count,
  /** First day of the next month, where the organisation is. */
  renewsOn: Day,
  /** Whether what is left to give expires then. */
  expires: z.boolean(),
});
export type AccountSummary = z.output<typeof AccountSummary>;

/** What a statement is narrowed by; days are those of the organisation's time zone, both included. */
export const StatementFilter = z.object({
  purse: wired(z.optional(z.enum(purses)), 'wallet'),
  kind: z.optional(z.enum(movementKinds)),
  startDate: z.optional(Day),
  endDate: z.optional(Day),
});

export const walletEndpoints = endpoints({
  history: {
    route: 'GET /account/history',
    query: z.extend(StatementFilter, { page: PageNumber, perPage: PerPage }),
    reply: page(StatementLine),
    can: 'wallet.see',
    origin: 'spec',
  },
  summary: { route: 'GET /account/summary', reply: AccountSummary, can: 'wallet.see', origin: 'ours' },
});

export const pointEndpoints = {
  ...walletEndpoints,
  ...requestEndpoints,
  ...levelEndpoints,
  ...pointAdminEndpoints,
} as const;
