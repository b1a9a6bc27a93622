/** Pure rules for the availability of coupons and the state of redemptions. */
import type { Missing } from '#schema/catalog/catalog.shapes.ts';
import type { Redemption } from '#schema/coupons/coupons.endpoints.ts';
import { redemptionMs } from '#schema/limits.parts.ts';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import type { Budget } from '../stock/budget.ts';
import { dayStart } from '../kit/month.ts';
import type { Row } from '../store/table.ts';
import type { coupons, redemptions } from './coupons.tables.ts';

export type CouponRow = Row<typeof coupons>;
export type RedemptionRow = Row<typeof redemptions>;

/** Facts beside the coupon that decide whether it can be taken. */
export interface CouponFacts {
  /** Time zone of the organisation. */
  readonly timezone: string;
  /** The day in that time zone. */
  readonly today: string;
  readonly budget: Budget;
  /** The reader's balance to redeem. */
  readonly balance: number;
}

/** The last day with a four-digit year. */
const lastDay = '9999-12-31';

/** Whether the last day of the coupon is today or later. */
export const isOpen = ({ endsAt }: Pick<CouponRow, 'endsAt'>, today: string): boolean =>
  endsAt === null || endsAt >= today;

/** The reasons that prevent the reader from taking the coupon, in their display order. */
export function missingOfCoupon(
  coupon: CouponRow,
  isProviderActive: boolean,
  { timezone, today, budget, balance }: CouponFacts,
): Missing[] {
  const { startsAt, stock, points } = coupon;
  const nothing = { have: null, need: null, changesAt: null } as const;
  const missing: Missing[] = [];
  if (!coupon.active || !isProviderActive) missing.push({ ...nothing, code: 'inactive' });
  if (!isOpen(coupon, today)) missing.push({ ...nothing, code: 'window' });
  else if (startsAt !== null && startsAt > today)
    missing.push({ ...nothing, code: 'window', changesAt: dayStart(startsAt, timezone) });
  if (stock === 0) missing.push({ code: 'stock', have: 0, need: 1, changesAt: null });
  if (points > 0 && budget.left !== null && budget.left < points)
    missing.push({ code: 'budget', have: budget.left, need: points, changesAt: budget.renewsAt });
  if (balance < points) missing.push({ code: 'points', have: balance, need: points, changesAt: null });
  return missing;
}

/** The expiry of a key that is created now: the end of the coupon's last day, or a fixed period after now. */
export function expiryOf(
  { endsAt }: Pick<CouponRow, 'endsAt'>,
  now: number,
  timezone: string,
): string | null {
  if (endsAt === null) return new Date(now + redemptionMs).toISOString();
  return endsAt >= lastDay ? null : dayStart(dayAfter(endsAt, 1), timezone);
}

/** The state of a redemption at a moment; a key counts as expired before the job stores that. */
export const stateAt = (
  { status, expiresAt }: Pick<RedemptionRow, 'status' | 'expiresAt'>,
  at: string,
): RedemptionRow['status'] =>
  status === 'issued' && expiresAt !== null && expiresAt <= at ? 'expired' : status;

/** The view of a redemption. */
export function redemptionView(
  { key, redeemedBy: _by, providerId: _provider, userId: _user, ...row }: RedemptionRow,
  { value }: Pick<CouponRow, 'value'>,
  at: string,
): Redemption {
  const status = stateAt(row, at);
  return {
    ...row,
    key: key.match(/.{1,4}/g)?.join('-') ?? key,
    status,
    balance: value === null ? null : status === 'issued' ? value : 0,
  };
}
