/** Where what is featured leads, and which modules it needs: places of the product that backend and screens name alike. */
import type { ModuleFlag } from '../modules.ts';
import type { FeaturedKind } from './pages.rules.ts';

const word = encodeURIComponent;

/** A published page to read. */
export const pageAddress = (slug: string): string => `/pages/${word(slug)}`;
/** The catalogue with a product open. */
export const productAddress = (id: string): string => `/catalog?product=${word(id)}`;
/** Coupons of a provider: a coupon that nobody took yet has no address of its own. */
export const couponAddress = (providerId: string): string => `/cupons?provider=${word(providerId)}`;
/** The post that carries a poll. */
export const pollAddress = (postId: string): string => `/post?id=${word(postId)}`;

/** Modules that must all be on for a kind to be shown; the post of a poll stands on the screen of recognitions. */
export const modulesOfFeatured = {
  page: ['organization_info'],
  product: ['catalog'],
  coupon: ['catalog'],
  poll: ['surveys', 'recognitions'],
  link: [],
} as const satisfies Readonly<Record<FeaturedKind, readonly ModuleFlag[]>>;
