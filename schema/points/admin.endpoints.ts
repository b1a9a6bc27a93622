/**
 * Administration of points: budget, base and extra points, transfers, reports (spec §3 "Admin points transfer",
 * §6, §7).
 */
import * as z from 'zod/mini';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Amount, Count, Day, Id, Instant, Pagination, PageNumber, Points } from '../kit/shapes.ts';
import { wired } from '../kit/wire.ts';
import { maxReceivers, storeLimits, textLength } from '../limits.parts.ts';
import { roles } from '../permissions.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { movementKinds, purses } from './points.rules.ts';
import { saying } from '../sentences.ts';
import type { GeneralCode } from '../reasons.general.ts';
import { storeReasons } from '../reasons.store.ts';

const Words = z.string().check(z.trim(), z.maxLength(textLength.description));

/** Points that a person received. */
export const PointsMoved = z.object({
  id: Id,
  user: PublicUser,
  purse: wired(z.enum(purses), 'wallet'),
  amount: Points,
  reason: z.string(),
  createdAt: Instant,
});
export type PointsMoved = z.output<typeof PointsMoved>;

export const PointSettings = z.object({
  /** Monthly points to give, by role; external users get none. */
  baseEmployee: Amount,
  baseManager: Amount,
  baseAdmin: Amount,
  /** The remaining balance to give expires at renewal. */
  expires: z.boolean(),
  /** Maximum points that the organisation redeems per month; null for no limit. */
  redeemBudget: z.nullable(Amount),
  /** Administrators may give extra points and transfers to themselves. */
  selfGrants: z.boolean(),
});
export type PointSettings = z.output<typeof PointSettings>;

/** The settings with their current use. */
export const PointSettingsSeen = z.extend(PointSettings, {
  /** Points that administrators and managers can still give out as extra points, transfers and approved requests. */
  pointsToDistribute: Count,
  /** Points redeemed this month. */
  redeemed: Count,
  renewsOn: Day,
});
export type PointSettingsSeen = z.output<typeof PointSettingsSeen>;

const TransferLine = z.object({
  userId: Id,
  amount: Points,
  reason: z.optional(Words),
  purse: wired(z._default(z.enum(purses), 'redeem'), 'wallet'),
});
export type TransferLine = z.output<typeof TransferLine>;

/** Keys `"1"`, `"2"` … up to the number of lines. */
const isIndex = (key: string, lines: number): boolean =>
  /^[1-9]\d*$/.test(key) && Number(key) <= lines && Number.isSafeInteger(Number(key));

/** Lines keyed by a 1-based index string; rejects any other key, a gap and an empty map, each with its own reason. */
export const TransferMap = z.pipe(
  z.unknown().check(({ value, issues }) => {
    // A parsed `__proto__` is an own key, which `z.record` would ignore silently.
    if (typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__'))
      issues.push({
        code: 'custom',
        ...saying(storeReasons, 'transfer_key'),
        path: ['__proto__'],
        input: value,
      });
  }),
  z.record(z.string(), TransferLine).check(({ value, issues }) => {
    const keys = Object.keys(value);
    const refuse = (code: keyof typeof storeReasons, path: string[]): void =>
      void issues.push({ code: 'custom', ...saying(storeReasons, code), path, input: value });
    if (keys.length === 0) refuse('transfer_empty', ['1']);
    if (keys.length > storeLimits.transferLines) refuse('transfer_too_long', [String(keys.length)]);
    for (const key of keys) if (!isIndex(key, keys.length)) refuse('transfer_key', [key]);
  }),
);

export const PointTransfer = z.object({
  id: Id,
  total: Points,
  lines: z.array(PointsMoved),
  createdAt: Instant,
});
export type PointTransfer = z.output<typeof PointTransfer>;

/** Points that left a person's wallet. */
export const PointOutput = z.object({
  id: Id,
  user: PublicUser,
  purse: wired(z.enum(purses), 'wallet'),
  kind: z.enum(movementKinds),
  amount: Points,
  /** Who received them; null for the organisation. */
  counterpart: z.nullable(PublicUser),
  note: z.string(),
  createdAt: Instant,
});
export type PointOutput = z.output<typeof PointOutput>;

const Between = { startDate: z.optional(Day), endDate: z.optional(Day) } as const;

/** Points of a department between two days; people count in their current department. */
export const DepartmentUse = z.object({
  /** Null for people without a department. */
  departmentId: z.nullable(Id),
  name: z.nullable(z.string()),
  people: Count,
  /** Received to give: allowance, extra points, requests, transfers. */
  received: Count,
  /** Given to colleagues. */
  given: Count,
  expired: Count,
  /** Received to redeem, and redeemed points minus refunds. */
  earned: Count,
  redeemed: Count,
});
export type DepartmentUse = z.output<typeof DepartmentUse>;

const manage = { can: 'points.manage' } as const;

export const pointAdminEndpoints = endpoints({
  pointSettings: { route: 'GET /org/settings/points', reply: PointSettingsSeen, ...manage, origin: 'ours' },
  updatePointSettings: {
    route: 'PATCH /org/settings/points',
    body: edit(z.partial(PointSettings)),
    reply: PointSettingsSeen,
    ...manage,
    origin: 'ours',
  },
  /** Sets the budget that can be given out from now on. */
  setToDistribute: {
    route: 'POST /org/points_to_distribute',
    body: z.object({ amount: Amount }),
    reply: z.object({ pointsToDistribute: Count }),
    ...manage,
    origin: 'spec',
  },
  setBase: {
    route: 'POST /org/base_points',
    // No screen: The settings of points write the monthly points with the other rules.
    body: z.object({
      basePoints: Amount,
      /** Default: everybody except external users. */
      userType: z.optional(
        z
          .enum(roles)
          .check(
            z.refine((role) => role !== 'external', { params: { code: 'option' satisfies GeneralCode } }),
          ),
      ),
    }),
    reply: z.object({ basePoints: Amount }),
    ...manage,
    origin: 'spec',
  },
  /** The same amount for each person, from the budget; all or none. */
  grantExtra: {
    route: 'POST /user/extra_points',
    body: z.object({
      userIds: z.array(Id).check(z.minLength(1), z.maxLength(maxReceivers)),
      amount: Points,
      reason: z.optional(Words),
      purse: wired(z._default(z.enum(purses), 'give'), 'wallet'),
    }),
    reply: z.array(PointsMoved),
    ...manage,
    origin: 'spec',
  },
  /** Taken from the budget; all lines or none. */
  transfer: {
    route: 'POST /transfer/admin/points',
    body: TransferMap,
    reply: PointTransfer,
    ...manage,
    origin: 'spec',
  },
  outputs: {
    route: 'POST /points/outputs',
    body: z.object({ ...Between, departmentId: z.optional(Id), page: PageNumber }),
    reply: z.object({
      items: z.array(PointOutput),
      pagination: Pagination,
      /** Totals over all pages. */
      totals: z.array(z.object({ kind: z.enum(movementKinds), points: Count })),
    }),
    ...manage,
    kind: 'read',
    origin: 'spec',
  },
  departmentUse: {
    route: 'GET /points/departments',
    query: z.object(Between),
    reply: z.array(DepartmentUse),
    ...manage,
    origin: 'ours',
  },
});
