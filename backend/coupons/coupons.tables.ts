/** Coupons, provider staff and redemptions. */
import type { RedemptionState } from '#schema/coupons/coupons.rules.ts';
import { bool, int, orNull, table, text } from '../store/table.ts';

/** External people who confirm redemptions; each works for one provider. */
export const providerStaff = table(
  'provider_staff',
  { providerId: text(), userId: text() },
  { unique: [['userId']], indexes: [['providerId']] },
);

export const coupons = table(
  'coupons',
  {
    providerId: text(),
    title: text(),
    description: text(),
    terms: text(),
    imageUrl: orNull(text()),
    discount: text(),
    value: orNull(int()),
    currency: orNull(text()),
    points: int(),
    startsAt: orNull(text()),
    endsAt: orNull(text()),
    /** The remaining number; null for unlimited. Never negative, because updates are guarded. */
    stock: orNull(int()),
    active: bool(),
    /** Title, description and provider, folded, for search. */
    fold: text(),
    createdAt: text(),
  },
  { indexes: [['providerId'], ['active', 'createdAt']] },
);

export const redemptions = table(
  'redemptions',
  {
    couponId: text(),
    providerId: text(),
    userId: text(),
    /** In the format of `plainKey`. */
    key: text(),
    status: text<RedemptionState>(),
    points: int(),
    redeemedAt: orNull(text()),
    redeemedBy: orNull(text()),
    expiresAt: orNull(text()),
    createdAt: text(),
  },
  {
    unique: [['key'], ['userId', 'couponId']],
    indexes: [
      ['userId', 'createdAt'],
      ['couponId', 'status'],
      ['status', 'expiresAt'],
    ],
  },
);
