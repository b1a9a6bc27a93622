/** Reads of available coupons, of taken coupons, and of providers (spec §7 "Coupons"). */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Coupon, Redemption } from '#schema/coupons/coupons.endpoints.ts';
import { request } from '#src/api/client.ts';
import {
  CouponProvidersDocument,
  CouponsDocument,
  CouponsOfProviderDocument,
  CouponsOfUserDocument,
  TakeCouponDocument,
  type CouponProvidersQuery,
} from '#src/gql/graphql.ts';

/** A provider of coupons. */
export type CouponProvider = CouponProvidersQuery['providers'][number];

/** Stale time of stock, in ms; providers have a longer one. */
const staleTimeMs = 60_000;
const longFreshMs = 300_000;

/** Queries of coupons; points change all of them, so `all()` is invalidated then. */
export const couponQueries = {
  all: () => ['coupons'] as const,
  lists: () => [...couponQueries.all(), 'list'] as const,

  /** Available and taken coupons; of one provider if an id is given. */
  list: (providerId: string | null) =>
    queryOptions({
      queryKey: [...couponQueries.lists(), providerId],
      queryFn: async ({ signal }): Promise<readonly Coupon[]> =>
        providerId === null
          ? (await request(CouponsDocument, {}, { signal })).coupons
          : (await request(CouponsOfProviderDocument, { id: providerId }, { signal })).couponsOfProvider,
      staleTime: staleTimeMs,
    }),

  /** Coupons that a user took, newest first. */
  taken: (userId: string) =>
    queryOptions({
      queryKey: [...couponQueries.all(), 'taken', userId],
      queryFn: async ({ signal }): Promise<readonly Coupon[]> =>
        (await request(CouponsOfUserDocument, { id: userId }, { signal })).couponsOfUser,
      staleTime: staleTimeMs,
    }),

  /** Providers, by name. */
  providers: () =>
    queryOptions({
      queryKey: [...couponQueries.all(), 'providers'],
      queryFn: async ({ signal }): Promise<readonly CouponProvider[]> =>
        (await request(CouponProvidersDocument, {}, { signal })).providers,
      staleTime: longFreshMs,
    }),
} as const;

/** Takes a coupon and debits its points. */
export const takeCoupon = async (couponId: string, key: string): Promise<Redemption> =>
  (await request(TakeCouponDocument, { couponId }, { key })).takeCoupon;

/** Marks a coupon as taken in every cached list. */
export function showTaken(cache: QueryClient, userId: string, coupon: Coupon): void {
  cache.setQueriesData<readonly Coupon[]>({ queryKey: couponQueries.lists() }, (list) =>
    list?.map((one) => (one.id === coupon.id ? coupon : one)),
  );
  cache.setQueryData(couponQueries.taken(userId).queryKey, (list) =>
    list === undefined ? list : [coupon, ...list.filter(({ id }) => id !== coupon.id)],
  );
}

/** Invalidates all coupon queries; the old data stays on screen until the answer. */
export const refreshCoupons = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: couponQueries.all() });
