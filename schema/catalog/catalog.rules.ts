/** Codes of the product catalogue: missing requirements, sort orders, country codes. */

/** Reasons why a product cannot be redeemed now, in display order. */
export const missingCodes = [
  /** Deactivated in the catalogue. */
  'inactive',
  /** Belongs to the catalogue of another country. */
  'country',
  /** Outside the redemption window. */
  'window',
  /** Out of stock, or fewer pieces than requested. */
  'stock',
  /** The organisation has used up its monthly redemption budget. */
  'budget',
  /** An earlier order of the buyer for this product is waiting for approval. */
  'approval',
  /** The balance to redeem does not cover the price. */
  'points',
] as const;
export type MissingCode = (typeof missingCodes)[number];

/** Sort orders of product lists. */
export const productOrders = ['points_asc', 'points_desc', 'newest'] as const;
export type ProductOrder = (typeof productOrders)[number];

/** ISO 3166-1 alpha-2. */
export const countryPattern = /^[A-Z]{2}$/;
