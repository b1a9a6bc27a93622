/** Queries and mutations of coupons and providers for administrators, inactive ones included. */
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { couponEndpoints } from '#schema/coupons/coupons.endpoints.ts';
import { request } from '#src/api/client.ts';
import { searchOf, type FilterOf } from '#src/api/searchOf.ts';
import type { Switching } from '#src/api/useSwitching.ts';
import {
  CreateCouponDocument,
  CreateProviderDocument,
  DeleteCouponDocument,
  KeptCouponsDocument,
  KeptProvidersDocument,
  UpdateCouponDocument,
  UpdateProviderDocument,
  type CreateCouponInput,
  type CreateProviderInput,
  type AdminCouponFragment,
  type AdminProviderFragment,
  type UpdateCouponInput,
  type UpdateProviderInput,
} from '#src/gql/graphql.ts';
import { couponQueries } from '#src/coupons/coupons.queries.ts';

/** A coupon as administrators see it. */
export type AdminCoupon = AdminCouponFragment;
/** A provider with the people who confirm its redemptions. */
export type AdminProvider = AdminProviderFragment;

/** A page of coupons. */
export interface KeptPage {
  readonly items: readonly AdminCoupon[];
  readonly page: number;
  readonly totalPages: number;
  readonly total: number;
}

export const couponSearch = searchOf(couponEndpoints.allCoupons.query);

/** Stale time in ms. Short, because other administrators change these too. */
const staleTimeMs = 30_000;
const all = () => [...couponQueries.all(), 'admin'] as const;
const lists = () => [...all(), 'coupons'] as const;

/** Lists of the administration. */
export const couponAdminQueries = {
  coupons: (filter: FilterOf<typeof couponSearch>) =>
    infiniteQueryOptions({
      queryKey: [...lists(), filter],
      queryFn: async ({ pageParam, signal }): Promise<KeptPage> => {
        const wish = { page: pageParam, ...filter };
        const { items, pagination } = (await request(KeptCouponsDocument, wish, { signal })).allCoupons;
        const { page, totalPages, total } = pagination;
        return { items, page, totalPages, total };
      },
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPages }): number | undefined =>
        page < totalPages ? page + 1 : undefined,
      staleTime: staleTimeMs,
    }),
  providers: () =>
    queryOptions({
      queryKey: [...all(), 'providers'],
      queryFn: async ({ signal }): Promise<readonly AdminProvider[]> =>
        (await request(KeptProvidersDocument, {}, { signal })).allProviders,
      staleTime: staleTimeMs,
    }),
} as const;

/** Updates a coupon in every cached page. */
export const showKept = (cache: QueryClient, kept: AdminCoupon): void =>
  void cache.setQueriesData<InfiniteData<KeptPage>>({ queryKey: lists() }, (data) =>
    data === undefined
      ? data
      : {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((one) => (one.id === kept.id ? kept : one)),
          })),
        },
  );

/** Invalidates all queries that show providers, products included. */
export const refreshProviders = (cache: QueryClient): void => {
  for (const root of ['coupons', 'catalog'] as const) void cache.invalidateQueries({ queryKey: [root] });
};

/** Mutations. Each takes an idempotency key. */
export const couponAdminWrites = {
  createCoupon: async (input: CreateCouponInput, key: string): Promise<AdminCoupon> =>
    (await request(CreateCouponDocument, { input }, { key })).createCoupon,
  updateCoupon: async (
    given: { readonly id: string; readonly input: UpdateCouponInput },
    key: string,
  ): Promise<AdminCoupon> => (await request(UpdateCouponDocument, given, { key })).updateCoupon,
  activateCoupon: async ({ id, active }: Switching, key: string): Promise<AdminCoupon> =>
    (await request(UpdateCouponDocument, { id, input: { active } }, { key })).updateCoupon,
  removeCoupon: (id: string, key: string) => request(DeleteCouponDocument, { id }, { key }),
  createProvider: (input: CreateProviderInput, key: string) =>
    request(CreateProviderDocument, { input }, { key }),
  updateProvider: (given: { readonly id: string; readonly input: UpdateProviderInput }, key: string) =>
    request(UpdateProviderDocument, given, { key }),
  activateProvider: ({ id, active }: Switching) => request(UpdateProviderDocument, { id, input: { active } }),
} as const;
