/** Links and required modules of featured items, shared by backend and screens. */
import type { ModuleFlag } from '../modules.ts';
import type { FeaturedKind } from './pages.rules.ts';

const word = encodeURIComponent;

/** The reading view of a published page. */
export const pageAddress = (slug: string): string => `/pages/${word(slug)}`;
/** The catalogue with a product open. */
export const productAddress = (id: string): string => `/catalog?product=${word(id)}`;
/** The coupons of a provider: a coupon without a redemption has no page of its own. */
export const couponAddress = (providerId: string): string => `/cupons?provider=${word(providerId)}`;
/** The post of a poll. */
export const pollAddress = (postId: string): string => `/post?id=${word(postId)}`;

/** Modules that must all be on to show a kind. A poll also needs `recognitions`, because its post is on that screen. */
export const modulesOfFeatured = {
  page: ['organization_info'],
  product: ['catalog'],
  coupon: ['catalog'],
  poll: ['surveys', 'recognitions'],
  link: [],
} as const satisfies Readonly<Record<FeaturedKind, readonly ModuleFlag[]>>;
