/** Administration of coupons. */
import type { couponEndpoints, AdminCoupon } from '#schema/coupons/coupons.endpoints.ts';
import { pageSize } from '#schema/limits.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import type { Loaded, Where } from '../store/port.ts';
import { fold } from '../kit/fold.ts';
import type { CouponRow } from './coupons.rules.ts';
import { coupons, redemptions } from './coupons.tables.ts';
import { providers } from '../stock/providers.tables.ts';
import { couponViews, withProvider } from './coupons.views.ts';

/** Loads the number of taken coupons and the number of redeemed ones. */
const withCounts = {
  ...withProvider,
  issued: { count: redemptions, on: 'couponId' },
  redeemed: { count: redemptions, on: 'couponId', where: { status: 'redeemed' } },
} as const;

async function adminViews(
  context: Context,
  rows: readonly (CouponRow & Loaded<typeof withCounts>)[],
): Promise<AdminCoupon[]> {
  const shown = await couponViews(
    context,
    rows.map(({ issued: _issued, redeemed: _redeemed, ...coupon }) => coupon),
  );
  return shown.map((coupon, index) => ({
    ...coupon,
    issued: rows[index]?.issued ?? 0,
    redeemed: rows[index]?.redeemed ?? 0,
  }));
}

async function adminView(context: Context, id: string): Promise<AdminCoupon> {
  const { rows } = await context.store.list(coupons, { where: { id }, with: withCounts });
  const [kept] = await adminViews(context, rows);
  if (kept === undefined) throw domainError('not_found', context.language);
  return kept;
}

/** The search text of a coupon. */
export const couponFold = (coupon: Pick<CouponRow, 'title' | 'description'>, providerName: string): string =>
  fold([coupon.title, coupon.description, providerName].join(' '));

/** The validated coupon; throws 422 with all errors. */
async function checked({ store, language }: Context, coupon: CouponRow): Promise<CouponRow> {
  const findings = new ValidationErrors(language);
  const { rows } = await store.list(providers, { where: { id: coupon.providerId } });
  const [provider] = rows;
  if (provider === undefined) findings.add('providerId', 'id_unknown');
  if (coupon.value !== null && coupon.currency === null) findings.add('currency', 'required');
  if (coupon.startsAt !== null && coupon.endsAt !== null && coupon.endsAt < coupon.startsAt)
    findings.add('endsAt', 'dates_reversed');
  findings.throwIfAny();
  return {
    ...coupon,
    currency: coupon.value === null ? null : coupon.currency,
    fold: couponFold(coupon, provider?.name ?? ''),
  };
}

async function couponOf({ store, language }: Context, id: string): Promise<CouponRow> {
  const {
    rows: [coupon],
  } = await store.list(coupons, { where: { id } });
  if (coupon === undefined) throw domainError('not_found', language);
  return coupon;
}

type Named = 'allCoupons' | 'createCoupon' | 'updateCoupon' | 'deleteCoupon';

export const couponAdminService: Pick<Service<typeof couponEndpoints>, Named> = {
  async allCoupons(context, { query: { page, keywords, providerId } }) {
    const words = fold(keywords ?? '');
    const where: Where<CouponRow> = {
      ...(words === '' ? {} : { fold: { has: words } }),
      ...(providerId === undefined ? {} : { providerId }),
    };
    const { items, pagination } = await pageFrom(
      context.store,
      coupons,
      {
        where,
        order: [
          ['createdAt', 'desc'],
          ['id', 'desc'],
        ],
        with: withCounts,
      },
      { page, perPage: pageSize.default },
    );
    return { items: await adminViews(context, items), pagination };
  },

  async createCoupon(context, { body }) {
    const { store, newId, at } = context;
    const coupon = await checked(context, {
      id: newId(),
      providerId: body.providerId,
      title: body.title,
      description: body.description ?? '',
      terms: body.terms ?? '',
      imageUrl: null,
      discount: body.discount ?? '',
      value: body.value ?? null,
      currency: body.currency ?? null,
      points: body.points,
      startsAt: body.startsAt ?? null,
      endsAt: body.endsAt ?? null,
      stock: body.stock ?? null,
      active: true,
      fold: '',
      createdAt: at,
    });
    await store.insert(coupons, [coupon]);
    return adminView(context, coupon.id);
  },

  async updateCoupon(context, { params, body }) {
    const old = await couponOf(context, params.id);
    expectBase(context, body, old);
    const { id, ...change } = await checked(context, applyPatch(old, body));
    await context.store.update(coupons, { id }, change);
    return adminView(context, id);
  },

  async deleteCoupon(context, { params: { id } }) {
    const { store, language } = context;
    await couponOf(context, id);
    const taken = await store.tally(redemptions, { where: { couponId: id } });
    if (taken[0]?.count !== 0) throw domainError('in_use', language);
    await store.remove(coupons, { id });
    return { success: true };
  },
};
