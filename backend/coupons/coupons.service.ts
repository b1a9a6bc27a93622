/** Coupons: lists, taking, redemption and administration. */
import type { couponEndpoints } from '#schema/coupons/coupons.endpoints.ts';
import type { Service } from '../http/context.ts';
import { couponAdminService } from './couponsAdmin.service.ts';
import { couponLists } from './coupons.lists.ts';
import { providerService } from './providers.service.ts';
import { redemptionService } from './redemptions.service.ts';

export const couponService: Service<typeof couponEndpoints> = {
  ...couponLists,
  ...redemptionService,
  ...couponAdminService,
  ...providerService,
};
