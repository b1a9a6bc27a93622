/** Administration of products, stock, categories and catalogues; the specification names no calls for it. */
import * as z from 'zod/mini';
import { IconKey } from '../files/ownIcon.ts';
import { edit } from '../kit/edit.ts';
import { endpoints } from '../kit/endpoint.ts';
import { file } from '../kit/files.ts';
import { RowOrder } from '../kit/order.ts';
import { Count, Done, Id, Instant, Keywords, page, PageNumber, Points } from '../kit/shapes.ts';
import { maxPoints } from '../limits.ts';
import { textLength } from '../limits.parts.ts';
import {
  Catalog,
  Country,
  Name,
  Product,
  ProductCategory,
  ProductQuestions,
  Words,
} from './catalog.shapes.ts';

/** Product images: content types and maximum size in bytes. */
export const productImage = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  maxBytes: 2_000_000,
} as const;

/** A product in the admin view. */
export const AdminProduct = z.extend(Product, {
  /** Pieces held by open checkouts. */
  held: Count,
  /** Pieces ordered and not returned. */
  sold: Count,
});
export type AdminProduct = z.output<typeof AdminProduct>;

const Stock = z.nullable(z.int().check(z.gte(0), z.lte(maxPoints)));

export const ProductInput = z.object({
  name: Name,
  description: z.optional(Words),
  categoryId: Id,
  catalogId: z.optional(z.nullable(Id)),
  providerId: z.optional(z.nullable(Id)),
  externalId: z.optional(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(64)))),
  points: Points,
  /** Total pieces; null for unlimited stock. */
  stock: z.optional(Stock),
  isDigital: z.optional(z.boolean()),
  questions: z.optional(ProductQuestions),
  terms: z.optional(z.string().check(z.trim(), z.maxLength(textLength.terms))),
  needsApproval: z.optional(z.boolean()),
  opensAt: z.optional(z.nullable(Instant)),
  closesAt: z.optional(z.nullable(Instant)),
});
export type ProductInput = z.input<typeof ProductInput>;

/** Icon name (lucide). */
const IconName = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const CategoryInput = z.object({
  name: Name,
  nameEn: z.optional(z.nullable(Name)),
  icon: z.optional(z.nullable(IconName)),
  iconKey: IconKey,
  justCorporative: z.optional(z.boolean()),
  position: z.optional(Count),
});
const CatalogInput = z.object({
  name: Name,
  description: z.optional(Words),
  country: z.optional(z.nullable(Country)),
});

const manage = { can: 'store.manage', module: 'catalog' } as const;
const active = { active: z.optional(z.boolean()) } as const;

export const catalogAdminEndpoints = endpoints({
  allProducts: {
    route: 'GET /org/products',
    query: z.object({
      page: PageNumber,
      keywords: Keywords,
      categoryId: z.optional(Id),
      active: z.optional(z.boolean()),
      /** Only products with at most this many pieces left. */
      stockBelow: z.optional(Count),
    }),
    reply: page(AdminProduct),
    ...manage,
    origin: 'ours',
  },
  createProduct: {
    route: 'POST /org/product',
    body: ProductInput,
    reply: AdminProduct,
    ...manage,
    origin: 'ours',
  },
  /** Also changes the product in existing carts; buyers see the change at checkout. */
  updateProduct: {
    route: 'PATCH /org/product/{id}',
    body: edit(z.extend(z.partial(ProductInput), active)),
    reply: AdminProduct,
    ...manage,
    origin: 'ours',
  },
  setProductImage: {
    route: 'POST /org/product/{id}/image',
    encoding: 'multipart',
    body: z.object({ image: file(productImage) }),
    reply: AdminProduct,
    ...manage,
    origin: 'ours',
  },
  /** Adds pieces, or removes pieces that are neither held nor sold. */
  adjustStock: {
    route: 'POST /org/product/{id}/stock',
    body: z.object({
      by: z.int().check(
        z.gte(-maxPoints),
        z.lte(maxPoints),
        z.refine((by) => by !== 0),
      ),
    }),
    reply: AdminProduct,
    ...manage,
    origin: 'ours',
  },
  /** Only for a product that was never ordered; otherwise deactivate it (409 `in_use`). */
  deleteProduct: { route: 'DELETE /org/product/{id}', reply: Done, ...manage, origin: 'ours' },
  allCategories: {
    route: 'GET /org/product_category',
    reply: z.array(ProductCategory),
    ...manage,
    origin: 'ours',
  },
  createCategory: {
    route: 'POST /org/product_category',
    body: CategoryInput,
    reply: ProductCategory,
    ...manage,
    origin: 'ours',
  },
  updateCategory: {
    route: 'PATCH /org/product_category/{id}',
    body: edit(z.extend(z.partial(CategoryInput), active)),
    reply: ProductCategory,
    ...manage,
    origin: 'ours',
  },
  /** Replaces the order of all categories. */
  orderCategories: {
    route: 'PATCH /org/product_categories/order',
    body: RowOrder,
    reply: RowOrder,
    ...manage,
    origin: 'ours',
  },
  deleteCategory: { route: 'DELETE /org/product_category/{id}', reply: Done, ...manage, origin: 'ours' },
  allCatalogs: { route: 'GET /org/catalogs', reply: z.array(Catalog), ...manage, origin: 'ours' },
  createCatalog: {
    route: 'POST /org/catalog',
    body: CatalogInput,
    reply: Catalog,
    ...manage,
    origin: 'ours',
  },
  updateCatalog: {
    route: 'PATCH /org/catalog/{id}',
    body: edit(z.extend(z.partial(CatalogInput), active)),
    reply: Catalog,
    ...manage,
    origin: 'ours',
  },
});
