/** Calls about coupons, their providers and redemptions by key (spec §7 "Coupons"). */
import * as z from 'zod/mini';
import { Country, Missing, Name, ProviderName, Words } from '../catalog/catalog.shapes.ts';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Amount, Count, Day, Done, Email, Id, Instant, Keywords, page, PageNumber } from '../kit/shapes.ts';
import { maxPoints } from '../limits.ts';
import { textLength } from '../limits.parts.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { redemptionStates } from './coupons.rules.ts';

/** A coupon that a user took: a single-use key to show to the provider. */
export const Redemption = z.object({
  id: Id,
  couponId: Id,
  /** `XXXX-XXXX-XXXX`; reading ignores dashes and case. */
  key: z.string(),
  status: z.enum(redemptionStates),
  /** Points paid for it. */
  points: Amount,
  /** Remaining value in the coupon's `currency`; null for a coupon without a monetary value. */
  balance: z.nullable(Count),
  redeemedAt: z.nullable(Instant),
  expiresAt: z.nullable(Instant),
  createdAt: Instant,
});
export type Redemption = z.output<typeof Redemption>;

export const Coupon = z.object({
  id: Id,
  provider: ProviderName,
  title: z.string(),
  description: z.string(),
  terms: z.string(),
  imageUrl: z.nullable(z.string()),
  /** As text, such as "2 x 1". */
  discount: z.string(),
  /** Monetary value in `currency` (ISO 4217); null without one. */
  value: z.nullable(Count),
  currency: z.nullable(z.string()),
  /** 0 means free. */
  points: Amount,
  startsAt: z.nullable(Day),
  endsAt: z.nullable(Day),
  /** Remaining pieces; null for unlimited stock. */
  stock: z.nullable(Count),
  active: z.boolean(),
  /** Empty means that the reader can take one now. */
  missing: z.array(Missing),
  /** The redemption of the reader, or of the requested user. */
  redemption: z.nullable(Redemption),
  createdAt: Instant,
});
export type Coupon = z.output<typeof Coupon>;

/** A redemption as shown to a reader who knows its key. */
export const RedemptionSeen = z.extend(Redemption, {
  title: z.string(),
  terms: z.string(),
  discount: z.string(),
  value: z.nullable(Count),
  currency: z.nullable(z.string()),
  provider: ProviderName,
  userName: z.string(),
  /** The reader can confirm it now. */
  mayConfirm: z.boolean(),
});
export type RedemptionSeen = z.output<typeof RedemptionSeen>;

export const Provider = z.object({
  id: Id,
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  website: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  country: z.nullable(z.string()),
  active: z.boolean(),
  /** Number of its available coupons. */
  coupons: Count,
});
export type Provider = z.output<typeof Provider>;

/** With the external users who confirm its redemptions. */
export const AdminProvider = z.extend(Provider, { staff: z.array(PublicUser) });
export type AdminProvider = z.output<typeof AdminProvider>;

export const AdminCoupon = z.extend(Coupon, { issued: Count, redeemed: Count });
export type AdminCoupon = z.output<typeof AdminCoupon>;

const Key = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
const Website = z.string().check(z.trim(), z.maxLength(500), z.regex(/^https:\/\//));
const Currency = z.string().check(z.regex(/^[A-Z]{3}$/));

const CouponInput = z.object({
  providerId: Id,
  title: Name,
  description: z.optional(Words),
  terms: z.optional(z.string().check(z.trim(), z.maxLength(textLength.terms))),
  /** Empty for none. */
  discount: z.optional(z.string().check(z.trim(), z.maxLength(textLength.name))),
  value: z.optional(z.nullable(Count.check(z.lte(maxPoints * 100)))),
  currency: z.optional(z.nullable(Currency)),
  points: Amount,
  startsAt: z.optional(z.nullable(Day)),
  endsAt: z.optional(z.nullable(Day)),
  stock: z.optional(z.nullable(Count.check(z.lte(maxPoints)))),
});
const ProviderInput = z.object({
  name: Name,
  website: z.optional(z.nullable(Website)),
  contactEmail: z.optional(z.nullable(Email)),
  country: z.optional(z.nullable(Country)),
});

const use = { can: 'store.use', module: 'catalog' } as const;
const manage = { can: 'store.manage', module: 'catalog' } as const;
const active = { active: z.optional(z.boolean()) } as const;

export const couponEndpoints = endpoints({
  /** Available coupons, and coupons that the reader took. */
  coupons: { route: 'GET /coupons', reply: z.array(Coupon), ...use, origin: 'spec' },
  couponsOfProvider: {
    route: 'GET /coupons/search/provider/{id}',
    reply: z.array(Coupon),
    ...use,
    origin: 'spec',
  },
  /** Taken coupons, newest first; only administrators can read those of another user. */
  couponsOfUser: { route: 'GET /coupons/search/user/{id}', reply: z.array(Coupon), ...use, origin: 'spec' },
  providers: { route: 'GET /providers', reply: z.array(Provider), ...use, origin: 'spec' },
  /** Takes a coupon: moves its points and creates its key. Once per user (409 `conflict`). */
  takeCoupon: {
    route: 'POST /redeem/user/create',
    body: z.object({ couponId: Id }),
    reply: Redemption,
    ...use,
    origin: 'spec',
  },
  /** For its owner, an administrator, or an external user of its provider; 404 for anyone else. */
  redemption: {
    route: 'GET /redeem',
    query: z.object({ key: Key }),
    reply: RedemptionSeen,
    can: 'redemption.see',
    module: 'catalog',
    origin: 'spec',
  },
  /** Once, by an external user of its provider; afterwards 409 with `redemption_used` or `redemption_expired`. */
  confirm: {
    route: 'POST /redeem',
    body: z.object({ key: Key }),
    reply: RedemptionSeen,
    can: 'redemption.confirm',
    module: 'catalog',
    origin: 'spec',
  },
  allCoupons: {
    route: 'GET /org/coupons',
    query: z.object({
      page: PageNumber,
      keywords: Keywords,
      providerId: z.optional(Id),
    }),
    reply: page(AdminCoupon),
    ...manage,
    origin: 'ours',
  },
  createCoupon: {
    route: 'POST /org/coupon',
    body: CouponInput,
    reply: AdminCoupon,
    ...manage,
    origin: 'ours',
  },
  updateCoupon: {
    route: 'PATCH /org/coupon/{id}',
    body: edit(z.extend(z.partial(CouponInput), active)),
    reply: AdminCoupon,
    ...manage,
    origin: 'ours',
  },
  /** Only for a coupon that no user took; otherwise deactivate it (409 `in_use`). */
  deleteCoupon: { route: 'DELETE /org/coupon/{id}', reply: Done, ...manage, origin: 'ours' },
  allProviders: { route: 'GET /org/providers', reply: z.array(AdminProvider), ...manage, origin: 'ours' },
  createProvider: {
    route: 'POST /org/provider',
    body: ProviderInput,
    reply: AdminProvider,
    ...manage,
    origin: 'ours',
  },
  updateProvider: {
    route: 'PATCH /org/provider/{id}',
    body: edit(
      z.extend(z.partial(ProviderInput), {
        ...active,
        /** Replaces all external users of the provider. */
        staffIds: z.optional(z.array(Id).check(z.maxLength(50))),
      }),
    ),
    reply: AdminProvider,
    ...manage,
    origin: 'ours',
  },
});
