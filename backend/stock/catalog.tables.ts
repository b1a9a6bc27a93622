/** Products, catalogs, categories, stock holds and savings goals. */
import type { ProductQuestion } from '#schema/catalog/catalog.shapes.ts';
import { bool, int, json, orNull, table, text } from '../store/table.ts';

export const catalogs = table(
  'catalogs',
  {
    name: text(),
    description: text(),
    country: orNull(text()),
    /** The first active catalog is the default for people without a choice. */
    position: int(),
    active: bool(),
    createdAt: text(),
  },
  { unique: [['name']] },
);

/** The chosen catalog of a person. */
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
    /** Key of the own picture, shown instead of the icon. */
    iconKey: orNull(text()),
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
    /** Key of an uploaded picture. */
    imageKey: orNull(text()),
    /** Address of a picture that is not uploaded, as in the demo. */
    imageUrl: orNull(text()),
    points: int(),
    /**
     * Available pieces, without sold and held ones; null for unlimited. Never negative, because updates are guarded.
     */
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

/** Pieces taken out of `stock` for a checkout, until the checkout ends or `expiresAt` is reached. */
export const stockHolds = table(
  'stock_holds',
  { userId: text(), productId: text(), quantity: int(), expiresAt: text(), createdAt: text() },
  { unique: [['userId', 'productId']], indexes: [['expiresAt'], ['productId']] },
);

/** The product that a person saves for. */
export const savings = table(
  'savings',
  { userId: text(), productId: text(), createdAt: text() },
  { unique: [['userId']], indexes: [['productId']] },
);
