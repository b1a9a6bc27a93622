/** Calls about the wallet (spec §7 "Points and store"); requests, levels and administration have their own files. */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Count, Day, Id, Instant, page, PageNumber, PerPage } from '../kit/shapes.ts';
import { wired } from '../kit/wire.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { pointAdminEndpoints } from './admin.endpoints.ts';
import { levelEndpoints } from './levels.endpoints.ts';
import { causeKinds, movementKinds, purses } from './points.rules.ts';
import { requestEndpoints } from './requests.endpoints.ts';
import { StatementFilter } from './statement.filter.ts';

/** One line of the statement: movement, balance and cause. */
export const StatementLine = z.object({
  id: Id,
  purse: wired(z.enum(purses), 'wallet'),
  kind: z.enum(movementKinds),
  /** Signed: outgoing points are negative. */
  amount: z.int(),
  balanceAfter: z.int(),
  /** The other person; null for the organisation. */
  counterpart: z.nullable(PublicUser),
  /** The related item to open; null if there is none. */
  cause: z.nullable(z.object({ kind: z.enum(causeKinds), id: Id })),
  /** The reason given by the decider; empty without one. */
  note: z.string(),
  /** The line that this line reverses. */
  reverses: z.nullable(Id),
  createdAt: Instant,
});
export type StatementLine = z.output<typeof StatementLine>;

/** Signed sum of points of one kind; a reversal counts in the kind it reverses. */
const KindSum = z.object({ kind: z.enum(movementKinds), points: z.int() });

/** Both balances of the wallet as sums of their movements. */
export const AccountSummary = z.object({
  purses: z.array(
    z.object({
      purse: wired(z.enum(purses), 'wallet'),
      /** The sum of `lines`. */
      balance: Count,
      lines: z.array(KindSum),
    }),
  ),
  /** Points to give received at each renewal. */
  basePoints: Count,
  /** First day of the next month in the organisation's time zone. */
  renewsOn: Day,
  /** Whether the remaining balance to give expires on that day. */
  expires: z.boolean(),
});
export type AccountSummary = z.output<typeof AccountSummary>;

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
