/** Views of coupons and providers, in a constant number of reads. */
import type { Coupon, Provider } from '#schema/coupons/coupons.endpoints.ts';
import { dayAt } from '#schema/users/celebrations.rules.ts';
import { budgetOf } from '../stock/budget.ts';
import type { Context } from '../http/context.ts';
import { accounts } from '../ledger/ledger.tables.ts';
import { timezoneOf, todayOf } from '../organization/timezone.ts';
import type { Store } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { missingOfCoupon, redemptionView, type CouponFacts, type CouponRow } from './coupons.rules.ts';
import { coupons, redemptions } from './coupons.tables.ts';
import { providers } from '../stock/providers.tables.ts';

export type ProviderRow = Row<typeof providers>;

/** The short view of a provider. */
export const providerName = ({ id, name, logoUrl }: ProviderRow) => ({ id, name, logoUrl });

/** Relations that are loaded with a coupon. */
export const withProvider = { provider: { one: providers, on: 'providerId' } } as const;
export type CouponWithProvider = CouponRow & { readonly provider: ProviderRow | null };

/** The facts that decide whether the reader can take a coupon. */
export async function couponFactsOf({
  store,
  me,
  at,
  now,
}: Pick<Context, 'store' | 'me' | 'at' | 'now'>): Promise<CouponFacts> {
  const timezone = await timezoneOf(store);
  const { rows } = await store.list(accounts, { where: { ownerId: me.id, purse: 'redeem' } });
  return {
    timezone,
    today: dayAt(now, timezone),
    budget: await budgetOf({ store, at }),
    balance: rows[0]?.balance ?? 0,
  };
}

/** Coupons for the reader, with the redemptions of `userId` (by default the reader). */
export async function couponViews(
  context: Context,
  rows: readonly CouponWithProvider[],
  userId: string = context.me.id,
): Promise<Coupon[]> {
  if (rows.length === 0) return [];
  const { store, at } = context;
  const facts = await couponFactsOf(context);
  const { rows: taken } = await store.list(redemptions, {
    where: { userId, couponId: { in: rows.map(({ id }) => id) } },
  });
  const byCoupon = new Map(taken.map((row) => [row.couponId, row]));
  return rows.map(({ providerId, provider, fold: _fold, ...coupon }) => {
    if (provider === null) throw new Error(`coupon ${coupon.id} has no provider`);
    const redemption = byCoupon.get(coupon.id);
    return {
      ...coupon,
      provider: providerName(provider),
      missing: missingOfCoupon({ ...coupon, providerId, fold: '' }, provider.active, facts),
      redemption: redemption === undefined ? null : redemptionView(redemption, coupon, at),
    };
  });
}

/** The number of available coupons of each provider on a day. */
async function couponCounts(store: Store, today: string): Promise<ReadonlyMap<string, number>> {
  const groups = await store.tally(coupons, {
    where: { active: true, or: [{ endsAt: null }, { endsAt: { gte: today } }] },
    by: ['providerId'],
  });
  return new Map(groups.map(({ providerId, count }) => [providerId, count]));
}

/** Views of providers; an inactive provider has no available coupons. */
export async function providerViews(
  context: Pick<Context, 'store' | 'now'>,
  rows: readonly ProviderRow[],
): Promise<Provider[]> {
  const counts = await couponCounts(context.store, await todayOf(context));
  return rows.map(({ createdAt: _at, ...provider }) => ({
    ...provider,
    coupons: provider.active ? (counts.get(provider.id) ?? 0) : 0,
  }));
}
