/** Products, categories, catalogues and the missing requirements of a redemption. */
import * as z from 'zod/mini';
import { ownIcon } from '../files/ownIcon.ts';
import { Count, Id, Instant, Points } from '../kit/shapes.ts';
import { storeLimits, textLength } from '../limits.parts.ts';
import { countryPattern, missingCodes } from './catalog.rules.ts';

export const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name));
export const Words = z.string().check(z.trim(), z.maxLength(textLength.description));
export const Country = z.string().check(z.regex(countryPattern));

/** A reason why a product cannot be redeemed now. */
export const Missing = z.object({
  code: z.enum(missingCodes),
  /** Available and required amount (points or pieces); null if the reason has no numbers. */
  have: z.nullable(Count),
  need: z.nullable(Count),
  /** When the reason ends by itself; null if it does not end or the time is unknown. */
  changesAt: z.nullable(Instant),
});
export type Missing = z.output<typeof Missing>;

/** A question for the buyer at checkout. */
export const ProductQuestion = z.object({
  id: Id,
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.name)),
  required: z.boolean(),
  /** The allowed answers; empty for free text. */
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
  /** Icon name (lucide). */
  icon: z.nullable(z.string()),
  ...ownIcon,
  /** Contains the organisation's own products. */
  justCorporative: z.boolean(),
  position: Count,
  active: z.boolean(),
  /** Number of its products in the reader's catalogue. */
  products: Count,
});
export type ProductCategory = z.output<typeof ProductCategory>;

/** The provider of a product or coupon, in short form. */
export const ProviderName = z.object({ id: Id, name: z.string(), logoUrl: z.nullable(z.string()) });
export type ProviderName = z.output<typeof ProviderName>;

export const Product = z.object({
  id: Id,
  /** The provider's id of the product, for `POST /cart/external`. Null for the organisation's own products. */
  externalId: z.nullable(z.string()),
  /** Null means every catalogue. */
  catalogId: z.nullable(Id),
  categoryId: Id,
  categoryName: z.string(),
  categoryNameEn: z.nullable(z.string()),
  /** Icon name of the category. */
  icon: z.nullable(z.string()),
  provider: z.nullable(ProviderName),
  name: z.string(),
  description: z.string(),
  imageUrls: z.array(z.string()),
  points: Points,
  /** Available pieces without held ones; null for unlimited stock. */
  stock: z.nullable(Count),
  isDigital: z.boolean(),
  questions: z.array(ProductQuestion),
  justCorporative: z.boolean(),
  terms: z.string(),
  /** Orders need an administrator's approval. */
  needsApproval: z.boolean(),
  /** The redemption window; null for an open end. */
  opensAt: z.nullable(Instant),
  closesAt: z.nullable(Instant),
  active: z.boolean(),
  /** Empty means that the reader can redeem one now. */
  missing: z.array(Missing),
  createdAt: Instant,
});
export type Product = z.output<typeof Product>;

export const Catalog = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** Country of delivery, ISO 3166-1 alpha-2; null for every country. */
  country: z.nullable(z.string()),
  products: Count,
  /** The reader redeems from this catalogue. */
  isMine: z.boolean(),
  active: z.boolean(),
});
export type Catalog = z.output<typeof Catalog>;

/** The product the reader saves for. */
export const Saving = z.object({
  product: z.nullable(Product),
  have: Count,
  /** Its price; 0 without a product. */
  need: Count,
});
export type Saving = z.output<typeof Saving>;
