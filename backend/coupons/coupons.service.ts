/** Stub. */
import type { couponEndpoints } from '#schema/coupons/coupons.endpoints.ts';
import type { Service } from '../http/context.ts';

export const couponService = {} as unknown as Service<typeof couponEndpoints>; // replaced by its author
