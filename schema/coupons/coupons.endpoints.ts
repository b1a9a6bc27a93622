/** Calls about coupons, their providers and redeeming them by key (spec §7 "Coupons", A07). */
import * as z from 'zod/mini';
import { Country, Missing, Name, ProviderName, Words } from '../catalog/catalog.shapes.ts';
import { endpoints } from '../kit/endpoint.ts';
import { Amount, Count, Day, Done, Email, Id, Instant, page, PageNumber } from '../kit/shapes.ts';
import { maxPoints } from '../limits.ts';
import { textLength } from '../limits.parts.ts';
import { PublicUser } from '../users/users.shapes.ts';
import { redemptionStates } from './coupons.rules.ts';

/** A coupon that somebody took: a key to show to the provider, good once. */
export const Redemption = z.object({
  id: Id,
  couponId: Id,
  /** `XXXX-XXXX-XXXX`; read without its dashes and in any case. */
  key: z.string(),
  status: z.enum(redemptionStates),
  /** What was paid for it. */
  points: Amount,
  /** What it is still worth, in `currency` of the coupon; null where it has no value in money. */
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
  /** In words, such as "2 x 1". */
  discount: z.string(),
  /** Worth this much of `currency` (ISO 4217), where it has a value in money. */
  value: z.nullable(Count),
  currency: z.nullable(z.string()),
  /** 0: for free. */
  points: Amount,
  startsAt: z.nullable(Day),
  endsAt: z.nullable(Day),
  /** How many are left; null for any number. */
  stock: z.nullable(Count),
  active: z.boolean(),
  /** Empty: the reader can take one now. */
  missing: z.array(Missing),
  /** The one that was taken, by the reader or by the person asked for. */
  redemption: z.nullable(Redemption),
  createdAt: Instant,
});
export type Coupon = z.output<typeof Coupon>;

/** What is seen by whoever has the key. */
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
  /** Coupons of it that can be had. */
  coupons: Count,
});
export type Provider = z.output<typeof Provider>;

/** With the external people who confirm its redemptions. */
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
  /** That can be had, or were taken by the reader. */
  coupons: { route: 'GET /coupons', reply: z.array(Coupon), ...use, origin: 'spec' },
  couponsOfProvider: {
    route: 'GET /coupons/search/provider/{id}',
    reply: z.array(Coupon),
    ...use,
    origin: 'spec',
  },
  /** Taken ones, newest first; those of somebody else for administrators. */
  couponsOfUser: { route: 'GET /coupons/search/user/{id}', reply: z.array(Coupon), ...use, origin: 'spec' },
  providers: { route: 'GET /providers', reply: z.array(Provider), ...use, origin: 'spec' },
  /** Takes a coupon: its points move, its key is made. Each person once (409 `conflict`). */
  takeCoupon: {
    route: 'POST /redeem/user/create',
    body: z.object({ couponId: Id }),
    reply: Redemption,
    status: 201,
    ...use,
    origin: 'spec',
  },
  /** By its owner, an administrator, or somebody of its provider; 404 for anybody else. */
  redemption: {
    route: 'GET /redeem',
    query: z.object({ key: Key }),
    reply: RedemptionSeen,
    can: 'redemption.see',
    module: 'catalog',
    origin: 'spec',
  },
  /** Once, by somebody of its provider; 409 with `redemption_used` or `redemption_expired` afterwards. */
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
      keywords: z.optional(z.string().check(z.trim(), z.maxLength(100))),
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
    status: 201,
    ...manage,
    origin: 'ours',
  },
  updateCoupon: {
    route: 'PATCH /org/coupon/{id}',
    body: z.extend(z.partial(CouponInput), active),
    reply: AdminCoupon,
    ...manage,
    origin: 'ours',
  },
  /** One that nobody took; others are switched off (409 `in_use`). */
  deleteCoupon: { route: 'DELETE /org/coupon/{id}', reply: Done, ...manage, origin: 'ours' },
  allProviders: { route: 'GET /org/providers', reply: z.array(AdminProvider), ...manage, origin: 'ours' },
  createProvider: {
    route: 'POST /org/provider',
    body: ProviderInput,
    reply: AdminProvider,
    status: 201,
    ...manage,
    origin: 'ours',
  },
  updateProvider: {
    route: 'PATCH /org/provider/{id}',
    body: z.extend(z.partial(ProviderInput), {
      ...active,
      /** External people, all of them anew. */
      staffIds: z.optional(z.array(Id).check(z.maxLength(50))),
    }),
    reply: AdminProvider,
    ...manage,
    origin: 'ours',
  },
});
