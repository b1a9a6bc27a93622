/** The words of the catalogue of products: what can be missing, how it is ordered, what a buyer may be asked. */

/** Why a product cannot be redeemed now, in the order in which it is said. */
export const missingCodes = [
  /** Taken out of the catalogue. */
  'inactive',
  /** Of another country's catalogue. */
  'country',
  /** Not yet, or no longer: the redemption window. */
  'window',
  /** Nobody's last one, or fewer than wanted. */
  'stock',
  /** The organisation has redeemed what it redeems in a month. */
  'budget',
  /** One's earlier order of it still waits for approval. */
  'approval',
  /** The purse does not hold its price. */
  'points',
] as const;
export type MissingCode = (typeof missingCodes)[number];

/** How lists of products are ordered. */
export const productOrders = ['points_asc', 'points_desc', 'newest'] as const;
export type ProductOrder = (typeof productOrders)[number];

/** ISO 3166-1 alpha-2. */
export const countryPattern = /^[A-Z]{2}$/;
