/** Products, their categories, catalogs and what is missing to redeem one. */
import * as z from 'zod/mini';
import { Count, Id, Instant, Points } from '../kit/shapes.ts';
import { storeLimits, textLength } from '../limits.parts.ts';
import { countryPattern, missingCodes } from './catalog.rules.ts';

export const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
export const Words = z.string().check(z.trim(), z.maxLength(textLength.description));
export const Country = z.string().check(z.regex(countryPattern));

/** Something that keeps a product from being redeemed now. */
export const Missing = z.object({
  code: z.enum(missingCodes),
  /** What there is and what it takes: points, pieces; null where neither is a number. */
  have: z.nullable(Count),
  need: z.nullable(Count),
  /** When it changes by itself; null where it does not, or nobody knows. */
  changesAt: z.nullable(Instant),
});
export type Missing = z.output<typeof Missing>;

/** Something that the buyer is asked at checkout. */
export const ProductQuestion = z.object({
  id: Id,
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name)),
  required: z.boolean(),
  /** One of these; free words where it is empty. */
  options: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name)))
    .check(z.maxLength(20)),
});
export type ProductQuestion = z.output<typeof ProductQuestion>;
export const ProductQuestions = z.array(ProductQuestion).check(z.maxLength(storeLimits.questions));

export const ProductCategory = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.nullable(z.string()),
  /** Name of an icon of the set (lucide). */
  icon: z.nullable(z.string()),
  /** Holds the organisation's own products. */
  justCorporative: z.boolean(),
  position: Count,
  active: z.boolean(),
  /** Products in it that the reader's catalog shows. */
  products: Count,
});
export type ProductCategory = z.output<typeof ProductCategory>;

/** Whom a product or a coupon comes from, in short. */
export const ProviderName = z.object({ id: Id, name: z.string(), logoUrl: z.nullable(z.string()) });
export type ProviderName = z.output<typeof ProviderName>;

export const Product = z.object({
  id: Id,
  /** Its id with the provider; put into the cart with `POST /cart/external`. Null for the organisation's own. */
  externalId: z.nullable(z.string()),
  /** Null: in every catalog. */
  catalogId: z.nullable(Id),
  categoryId: Id,
  categoryName: z.string(),
  categoryNameEn: z.nullable(z.string()),
  /** Name of the category's icon. */
  icon: z.nullable(z.string()),
  provider: z.nullable(ProviderName),
  name: z.string(),
  description: z.string(),
  imageUrls: z.array(z.string()),
  points: Points,
  /** Pieces that can be redeemed now, held ones taken off; null for any number. */
  stock: z.nullable(Count),
  isDigital: z.boolean(),
  questions: z.array(ProductQuestion),
  justCorporative: z.boolean(),
  terms: z.string(),
  /** An administrator looks at the order before it goes on. */
  needsApproval: z.boolean(),
  /** The redemption window; null for an end that stands open. */
  opensAt: z.nullable(Instant),
  closesAt: z.nullable(Instant),
  active: z.boolean(),
  /** Empty: the reader can redeem one now. */
  missing: z.array(Missing),
  createdAt: Instant,
});
export type Product = z.output<typeof Product>;

export const Catalog = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** Where it delivers, ISO 3166-1 alpha-2; null for everywhere. */
  country: z.nullable(z.string()),
  products: Count,
  /** The reader redeems from this one. */
  isMine: z.boolean(),
  active: z.boolean(),
});
export type Catalog = z.output<typeof Catalog>;

/** What the reader saves for. */
export const Saving = z.object({
  product: z.nullable(Product),
  have: Count,
  /** Its price; 0 where nothing is saved for. */
  need: Count,
});
export type Saving = z.output<typeof Saving>;
