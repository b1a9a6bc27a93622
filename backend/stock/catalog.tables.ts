/** Products and where they stand: catalogs, categories, what is held for checkouts, what people save for. */
import type { ProductQuestion } from '#schema/catalog/catalog.shapes.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';

export const catalogs = table(
  'catalogs',
  {
    name: text(),
    description: text(),
    country: orNull(text()),
    /** The first of the active ones is everybody's who has not chosen. */
    position: int(),
    active: bool(),
    createdAt: text(),
  },
  { unique: [['name']] },
);

/** Which catalog somebody chose. */
export const catalogChoices = table(
  'catalog_choices',
  { userId: text(), catalogId: text() },
  { unique: [['userId']] },
);

export const productCategories = table(
  'product_categories',
  {
    name: text(),
    nameEn: orNull(text()),
    icon: orNull(text()),
    justCorporative: bool(),
    position: int(),
    active: bool(),
    createdAt: text(),
  },
  { unique: [['name']] },
);

export const products = table(
  'products',
  {
    categoryId: text(),
    /** Null: in every catalog. */
    catalogId: orNull(text()),
    providerId: orNull(text()),
    externalId: orNull(text()),
    name: text(),
    description: text(),
    /** Of an uploaded picture. */
    imageKey: orNull(text()),
    /** Of a picture that is not uploaded: the demo's. */
    imageUrl: orNull(text()),
    points: int(),
    /** Pieces nobody has bought or holds; null for any number. Never negative: taken with a guard. */
    stock: orNull(int()),
    isDigital: bool(),
    questions: json<readonly ProductQuestion[]>(),
    terms: text(),
    needsApproval: bool(),
    opensAt: orNull(text()),
    closesAt: orNull(text()),
    active: bool(),
    /** Name, description and provider, accent- and case-folded, for search. */
    fold: text(),
    createdAt: text(),
  },
  {
    indexes: [['active', 'createdAt'], ['active', 'points'], ['categoryId'], ['providerId', 'externalId']],
  },
);

/** Pieces taken out of `stock` for a checkout, until it ends or `expiresAt` comes. */
export const stockHolds = table(
  'stock_holds',
  { userId: text(), productId: text(), quantity: int(), expiresAt: text(), createdAt: text() },
  { unique: [['userId', 'productId']], indexes: [['expiresAt'], ['productId']] },
);

/** What somebody saves for. */
export const savings = table(
  'savings',
  { userId: text(), productId: text(), createdAt: text() },
  { unique: [['userId']], indexes: [['productId']] },
);
