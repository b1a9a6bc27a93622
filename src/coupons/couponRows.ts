/** Sorts coupons into the two tabs. Pure. */
import type { Coupon, Redemption } from '#schema/coupons/coupons.endpoints.ts';
import { matches } from '#src/lib/text.ts';

/** A taken coupon. */
export interface TakenCoupon extends Coupon {
  readonly redemption: Redemption;
}

const isTaken = (coupon: Coupon): coupon is TakenCoupon => coupon.redemption !== null;

/** Permanently over: inactive, or past its last day. */
const isOver = ({ missing }: Coupon): boolean =>
  missing.some(({ code, changesAt }) => code === 'inactive' || (code === 'window' && changesAt === null));

const rank = (coupon: Coupon): number => (isTaken(coupon) ? 2 : coupon.missing.length > 0 ? 1 : 0);

/**
 * Available coupons that match the search: those that can be taken first, taken ones last. Coupons
 * that are over appear with the codes only.
 */
export const offered = (coupons: readonly Coupon[], words: string): readonly Coupon[] =>
  coupons
    .filter((coupon) => !isOver(coupon))
    .filter(({ title, description, discount, provider }) =>
      matches(`${title} ${description} ${discount} ${provider.name}`, words),
    )
    .toSorted((one, other) => rank(one) - rank(other));

/** Usable codes by end date, and the others, newest first. */
export function codesOf(coupons: readonly Coupon[]): {
  readonly usable: readonly TakenCoupon[];
  readonly over: readonly TakenCoupon[];
} {
  const taken = coupons.filter(isTaken);
  const isUsable = ({ redemption }: TakenCoupon): boolean => redemption.status === 'issued';
  const endOf = ({ redemption: { expiresAt } }: TakenCoupon): number =>
    expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt);
  return {
    usable: taken.filter(isUsable).toSorted((one, other) => {
      const [a, b] = [endOf(one), endOf(other)];
      return a === b ? 0 : a - b;
    }),
    over: taken.filter((one) => !isUsable(one)),
  };
}
