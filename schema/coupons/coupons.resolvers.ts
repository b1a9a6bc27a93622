/** GraphQL fields of coupons. */
import { resolvers } from '../kit/resolvers.ts';
import { couponEndpoints } from './coupons.endpoints.ts';

export const couponResolvers = resolvers('coupons', couponEndpoints, {
  Query: {
    coupons: 'coupons',
    couponsOfProvider: 'couponsOfProvider',
    couponsOfUser: 'couponsOfUser',
    providers: 'providers',
    redemption: 'redemption',
    allCoupons: 'allCoupons',
    allProviders: 'allProviders',
  },
  Mutation: {
    takeCoupon: 'takeCoupon',
    confirmRedemption: 'confirm',
    createCoupon: 'createCoupon',
    updateCoupon: 'updateCoupon',
    deleteCoupon: 'deleteCoupon',
    createProvider: 'createProvider',
    updateProvider: 'updateProvider',
  },
});
