/** Reads of coupons to be had, of those that a person took, and of who offers them (spec §7 "Coupons"). */
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

/** Who offers coupons. */
export type CouponProvider = CouponProvidersQuery['providers'][number];

/** Stock counts as fresh this long, in ms; providers for longer. */
const staleTimeMs = 60_000;
const longFreshMs = 300_000;

/** Queries of coupons; all of them change with points, so `all()` is asked again then. */
export const couponQueries = {
  all: () => ['coupons'] as const,
  lists: () => [...couponQueries.all(), 'list'] as const,

  /** To be had, or taken before; of one provider where one is named. */
  list: (providerId: string | null) =>
    queryOptions({
      queryKey: [...couponQueries.lists(), providerId],
      queryFn: async ({ signal }): Promise<readonly Coupon[]> =>
        providerId === null
          ? (await request(CouponsDocument, {}, { signal })).coupons
          : (await request(CouponsOfProviderDocument, { id: providerId }, { signal })).couponsOfProvider,
      staleTime: staleTimeMs,
    }),

  /** Those that somebody took, newest first. */
  taken: (userId: string) =>
    queryOptions({
      queryKey: [...couponQueries.all(), 'taken', userId],
      queryFn: async ({ signal }): Promise<readonly Coupon[]> =>
        (await request(CouponsOfUserDocument, { id: userId }, { signal })).couponsOfUser,
      staleTime: staleTimeMs,
    }),

  /** By name. */
  providers: () =>
    queryOptions({
      queryKey: [...couponQueries.all(), 'providers'],
      queryFn: async ({ signal }): Promise<readonly CouponProvider[]> =>
        (await request(CouponProvidersDocument, {}, { signal })).providers,
      staleTime: longFreshMs,
    }),
} as const;

/** Takes a coupon; its points move. */
export const takeCoupon = async (couponId: string, key: string): Promise<Redemption> =>
  (await request(TakeCouponDocument, { couponId }, { key })).takeCoupon;

/** Shows a coupon as taken wherever it stands already. */
export function showTaken(cache: QueryClient, userId: string, coupon: Coupon): void {
  cache.setQueriesData<readonly Coupon[]>({ queryKey: couponQueries.lists() }, (list) =>
    list?.map((one) => (one.id === coupon.id ? coupon : one)),
  );
  cache.setQueryData(couponQueries.taken(userId).queryKey, (list) =>
    list === undefined ? list : [coupon, ...list.filter(({ id }) => id !== coupon.id)],
  );
}

/** Asks for everything about coupons again; what is on screen stays until the answer. */
export const refreshCoupons = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: couponQueries.all() });
