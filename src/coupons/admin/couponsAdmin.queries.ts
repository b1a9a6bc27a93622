/** Calls of coupons and providers for administrators, inactive ones included. */
import type { QueryClient } from '@tanstack/react-query';
import { couponEndpoints } from '#schema/coupons/coupons.endpoints.ts';
import { adminResource, pagedResource } from '#src/admin/adminResource.ts';
import { changeRow } from '#src/api/changeRow.ts';
import { creating, sending, switching } from '#src/api/documents.ts';
import { searchOf } from '#src/api/searchOf.ts';
import {
  CreateCouponDocument,
  CreateProviderDocument,
  DeleteCouponDocument,
  KeptCouponsDocument,
  AllProvidersDocument,
  UpdateCouponDocument,
  UpdateProviderDocument,
  type AdminCouponFragment,
  type AllProvidersQuery,
} from '#src/gql/graphql.ts';
import { couponQueries, refreshCoupons } from '#src/coupons/coupons.queries.ts';

/** A coupon as administrators see it. */
export type AdminCoupon = AdminCouponFragment;
/** A provider with the people who confirm its redemptions. */
export type AdminProvider = AllProvidersQuery['allProviders'][number];

/** The filters of the table. */
export const couponSearch = searchOf(couponEndpoints.allCoupons.query);

const all = [...couponQueries.all(), 'admin'] as const;

/** Coupons, newest first. */
export const couponResource = {
  ...pagedResource([...all, 'coupons'], KeptCouponsDocument, refreshCoupons),
  create: creating(CreateCouponDocument),
  update: sending(UpdateCouponDocument),
  turn: switching(UpdateCouponDocument),
  remove: sending(DeleteCouponDocument),
} as const;

/** Shows a saved coupon in every cached page. */
export const showCoupon = (cache: QueryClient, kept: AdminCoupon): void =>
  changeRow(cache, couponResource.queryKey, kept.id, kept);

/** Invalidates all queries that show providers, products included. */
const refreshProviders = (cache: QueryClient): void => {
  for (const root of ['coupons', 'catalog'] as const) void cache.invalidateQueries({ queryKey: [root] });
};

/** Providers by name. They cannot be deleted. */
export const providerResource = {
  ...adminResource([...all, 'providers'], AllProvidersDocument, refreshProviders),
  create: creating(CreateProviderDocument),
  update: sending(UpdateProviderDocument),
  turn: switching(UpdateProviderDocument),
} as const;
