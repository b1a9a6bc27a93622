/** Taking a coupon, and the single confirmation of its key by the provider (spec §7 "Coupons"). */
import { plainKey } from '#schema/coupons/coupons.rules.ts';
import type { couponEndpoints, RedemptionSeen } from '#schema/coupons/coupons.endpoints.ts';
import { may } from '#schema/permissions.ts';
import { reason, type ReasonCode } from '#schema/reasons.ts';
import { takeBudget } from '../stock/budget.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { payStore } from '../orders/paying.ts';
import { publishToPages } from '../http/openPages.ts';
import type { Store } from '../store/port.ts';
import { users } from '../people/users.tables.ts';
import {
  expiryOf,
  missingOfCoupon,
  redemptionView,
  stateAt,
  type CouponFacts,
  type CouponRow,
  type RedemptionRow,
} from './coupons.rules.ts';
import { coupons, providerStaff, redemptions } from './coupons.tables.ts';
import { couponFactsOf, providerName, withProvider, type CouponWithProvider } from './coupons.views.ts';
import { keyOf } from './keys.ts';

/** Maximum number of key candidates; a collision is not expected in the lifetime of a deployment. */
const attempts = 5;

const conflictOn = ({ language }: Pick<Context, 'language'>, field: string, code: ReasonCode): Error =>
  domainError('conflict', language, [reason(field, code, language)]);

/**
 * Throws 409 if the reader already took the coupon, or if it is no longer available. Throws 422 with all unmet
 * conditions of the reader.
 */
async function expectTakeable(
  context: Context,
  coupon: CouponWithProvider,
  facts: CouponFacts,
): Promise<void> {
  const { store, me, language } = context;
  const taken = await store.tally(redemptions, { where: { userId: me.id, couponId: coupon.id } });
  if (taken[0]?.count !== 0) throw conflictOn(context, 'couponId', 'coupon_taken');
  const findings = new ValidationErrors(language);
  for (const missing of missingOfCoupon(coupon, coupon.provider?.active ?? false, facts)) {
    const { code, changesAt, have, need } = missing;
    if (code === 'window' && changesAt !== null)
      findings.add('couponId', 'product_window', { name: coupon.title });
    else if (code === 'budget') findings.add('couponId', 'redeem_budget');
    else if (code === 'points')
      findings.add('couponId', 'points_to_redeem_insufficient', { have: have ?? 0, need: need ?? 0 });
    else throw conflictOn(context, 'couponId', 'coupon_gone');
  }
  findings.throwIfAny();
}

/** Takes one piece of a limited stock; false if the last piece is gone. */
async function takePiece(store: Store, { id, stock }: CouponRow): Promise<boolean> {
  if (stock === null) return true;
  if (stock < 1) return false;
  // The store cannot decrement a nullable column, so the update is guarded by the value that was read.
  return (await store.update(coupons, { id, stock }, { stock: stock - 1 })).length > 0;
}

/** Stores the redemption under an unused key. */
async function keep(context: Context, row: Omit<RedemptionRow, 'key'>): Promise<RedemptionRow> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const key = await keyOf(context.sign, row.id, attempt);
    const [kept] = await context.store.insert(redemptions, [{ ...row, key }], { skipExisting: true });
    if (kept !== undefined) return kept;
  }
  throw conflictOn(context, 'couponId', 'coupon_taken');
}

/**
 * A redemption that the caller may see: the owner, an administrator, or staff of the provider. Throws 404 for all
 * others, so that guessing a key reveals nothing.
 */
async function found(context: Context, key: string) {
  const { store, me, language } = context;
  const { rows } = await store.list(redemptions, { where: { key: plainKey(key) } });
  const [redemption] = rows;
  if (redemption === undefined) throw domainError('not_found', language);
  const { userId, providerId, couponId } = redemption;
  const staff = await store.tally(providerStaff, { where: { userId: me.id, providerId } });
  const isStaff = staff[0]?.count === 1 && may(me.userType, 'redemption.confirm');
  if (!isStaff && userId !== me.id && !may(me.userType, 'store.manage'))
    throw domainError('not_found', language);
  const {
    rows: [coupon],
  } = await store.list(coupons, { where: { id: couponId }, with: withProvider });
  if (coupon === undefined) throw domainError('not_found', language);
  return { redemption, coupon, isStaff };
}

async function seenOf(
  { store, at }: Context,
  { redemption, coupon, isStaff }: Awaited<ReturnType<typeof found>>,
): Promise<RedemptionSeen> {
  const { title, terms, discount, value, currency, provider } = coupon;
  if (provider === null) throw new Error(`coupon ${coupon.id} has no provider`);
  const { rows: owner } = await store.list(users, { where: { id: redemption.userId } });
  return {
    ...redemptionView(redemption, coupon, at),
    title,
    terms,
    discount,
    value,
    currency,
    provider: providerName(provider),
    userName: owner.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(''),
    mayConfirm: isStaff && stateAt(redemption, at) === 'issued',
  };
}

type Named = 'takeCoupon' | 'redemption' | 'confirm';

export const redemptionService: Pick<Service<typeof couponEndpoints>, Named> = {
  async takeCoupon(context, { body: { couponId } }) {
    const { store, me, newId, at, now, language } = context;
    const {
      rows: [coupon],
    } = await store.list(coupons, { where: { id: couponId }, with: withProvider });
    if (coupon === undefined) {
      const findings = new ValidationErrors(language);
      findings.add('couponId', 'id_unknown');
      findings.throwIfAny();
      throw domainError('not_found', language);
    }
    const facts = await couponFactsOf(context);
    await expectTakeable(context, coupon, facts);
    const { points, providerId } = coupon;
    if (!(await takePiece(store, coupon))) throw conflictOn(context, 'couponId', 'coupon_gone');
    const id = newId();
    if (points > 0) {
      if ((await takeBudget(context, points)) === null)
        throw conflictOn(context, 'couponId', 'redeem_budget');
      await payStore(context, { userId: me.id, sourceId: id, kind: 'coupon' }, [points]);
      publishToPages(context, 'points.moved', null, [me.id]);
    }
    const kept = await keep(context, {
      id,
      couponId,
      providerId,
      userId: me.id,
      status: 'issued',
      points,
      redeemedAt: null,
      redeemedBy: null,
      expiresAt: expiryOf(coupon, now, facts.timezone),
      createdAt: at,
    });
    return redemptionView(kept, coupon, at);
  },

  async redemption(context, { query: { key } }) {
    return seenOf(context, await found(context, key));
  },

  async confirm(context, { body: { key } }) {
    const { store, me, at, language } = context;
    const { redemption, coupon, isStaff } = await found(context, key);
    if (!isStaff) throw domainError('not_found', language);
    const { id } = redemption;
    const state = stateAt(redemption, at);
    if (state === 'expired') throw conflictOn(context, 'key', 'redemption_expired');
    const [confirmed] = await store.update(
      redemptions,
      { id, status: 'issued' },
      { status: 'redeemed', redeemedAt: at, redeemedBy: me.id },
    );
    if (confirmed === undefined) throw conflictOn(context, 'key', 'redemption_used');
    return seenOf(context, { redemption: confirmed, coupon, isStaff });
  },
};
