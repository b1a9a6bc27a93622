/** The form of a coupon, mapped to the contract. */
import { couponEndpoints } from '#schema/coupons/coupons.endpoints.ts';
import { reason } from '#schema/reasons.general.ts';
import type { RowForm } from '#src/api/rowForm.ts';
import type { AdminCoupon } from './couponsAdmin.queries.ts';

/** The fields of the form. An empty date means no date. */
export interface CouponFields {
  providerId: string;
  title: string;
  discount: string;
  description: string;
  terms: string;
  points: number | null;
  value: number | null;
  currency: string | null;
  startsAt: string;
  endsAt: string;
  stock: number | null;
}

/** Fields that can show a validation error. */
export const couponFields = [
  'providerId',
  'title',
  'discount',
  'description',
  'terms',
  'points',
  'value',
  'currency',
  'startsAt',
  'endsAt',
  'stock',
] as const;

const dayOrNone = (day: string): string | null => (day === '' ? null : day);

/** Converts the fields to the input of the call. */
export const toCouponInput = (fields: CouponFields) => ({
  ...fields,
  title: fields.title.trim(),
  discount: fields.discount.trim(),
  description: fields.description.trim(),
  terms: fields.terms.trim(),
  // An empty price is invalid: a price of 0 must be typed.
  points: fields.points ?? Number.NaN,
  currency: fields.value === null ? null : fields.currency,
  startsAt: dayOrNone(fields.startsAt),
  endsAt: dayOrNone(fields.endsAt),
});

/** Validates with the schema of the call, and across its fields. */
export const couponForm = {
  schema: couponEndpoints.createCoupon.body,
  toInput: toCouponInput,
  more: ({ value, currency, startsAt, endsAt }, language) => [
    ...(value !== null && currency === null ? [reason('currency', 'required', language)] : []),
    ...(startsAt !== '' && endsAt !== '' && endsAt < startsAt
      ? [reason('ends_at', 'dates_reversed', language)]
      : []),
  ],
} satisfies RowForm<CouponFields>;

/** The initial fields. A new coupon belongs to the only provider, if there is just one. */
export const fieldsOf = (coupon: AdminCoupon | null, providerId: string | null): CouponFields => ({
  providerId: coupon?.provider.id ?? providerId ?? '',
  title: coupon?.title ?? '',
  discount: coupon?.discount ?? '',
  description: coupon?.description ?? '',
  terms: coupon?.terms ?? '',
  points: coupon?.points ?? 0,
  value: coupon?.value ?? null,
  currency: coupon?.currency ?? null,
  startsAt: coupon?.startsAt ?? '',
  endsAt: coupon?.endsAt ?? '',
  stock: coupon === null ? 100 : coupon.stock,
});
