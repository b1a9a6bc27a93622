/** Which coupons stand where: decided without reading anything. */
import type { Coupon, Redemption } from '#schema/coupons/coupons.endpoints.ts';
import { matches } from '#src/lib/text.ts';

/** A coupon that was taken. */
export interface TakenCoupon extends Coupon {
  readonly redemption: Redemption;
}

const isTaken = (coupon: Coupon): coupon is TakenCoupon => coupon.redemption !== null;

/** Over for good: switched off, or its last day has passed. */
const isOver = ({ missing }: Coupon): boolean =>
  missing.some(({ code, changesAt }) => code === 'inactive' || (code === 'window' && changesAt === null));

const rank = (coupon: Coupon): number => (isTaken(coupon) ? 2 : coupon.missing.length > 0 ? 1 : 0);

/** What can be had and fits the words: what can be taken now first, what was taken last; what is over stands with the codes only. */
export const offered = (coupons: readonly Coupon[], words: string): readonly Coupon[] =>
  coupons
    .filter((coupon) => !isOver(coupon))
    .filter(({ title, description, discount, provider }) =>
      matches(`${title} ${description} ${discount} ${provider.name}`, words),
    )
    .toSorted((one, other) => rank(one) - rank(other));

/** Codes that can be used, those that end first in front, and the others, newest first. */
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
