/** Calls about the product catalogue (spec §7 "Points and store"); administration is in `catalogAdmin.endpoints.ts`. */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Id, Keywords, page, PageNumber, Points } from '../kit/shapes.ts';
import { productOrders } from './catalog.rules.ts';
import { Catalog, Product, ProductCategory, Saving } from './catalog.shapes.ts';
import { catalogAdminEndpoints } from './catalogAdmin.endpoints.ts';

const see = { can: 'store.use', module: 'catalog' } as const;

/** Without `catalogId`: the reader's own catalogue. */
export const ProductFilter = z.object({
  page: PageNumber,
  keywords: Keywords,
  categoryIds: z.optional(z.array(Id).check(z.maxLength(50))),
  catalogId: z.optional(Id),
  minPoints: z.optional(Points),
  maxPoints: z.optional(Points),
  /** Only the organisation's own products. */
  justCorporative: z.optional(z.boolean()),
  order: z._default(z.enum(productOrders), 'newest'),
});

export const catalogEndpoints = {
  ...endpoints({
    product: {
      route: 'POST /product',
      body: z.object({ id: Id }),
      reply: Product,
      ...see,
      kind: 'read',
      origin: 'spec',
    },
    products: {
      route: 'POST /products',
      body: ProductFilter,
      reply: page(Product),
      ...see,
      kind: 'read',
      origin: 'spec',
    },
    productsOfCategory: {
      route: 'POST /product/category/{id}',
      // No screen: The catalog reads POST /products, which filters by category as well.
      query: z.object({ justCorporative: z.optional(z.boolean()) }),
      body: z.object({ page: PageNumber, keywords: Keywords, catalogId: z.optional(Id) }),
      reply: page(Product),
      ...see,
      kind: 'read',
      origin: 'spec',
    },
    categories: { route: 'GET /product_category', reply: z.array(ProductCategory), ...see, origin: 'spec' },
    catalogs: { route: 'GET /catalogs', reply: z.array(Catalog), ...see, origin: 'spec' },
    /** Only with module `choose_catalog`; otherwise everybody uses the organisation's first catalogue. */
    chooseCatalog: {
      route: 'PUT /catalogs/mine',
      body: z.object({ catalogId: Id }),
      reply: z.array(Catalog),
      can: 'store.use',
      module: 'choose_catalog',
      origin: 'ours',
    },
    saving: { route: 'GET /saving', reply: Saving, ...see, origin: 'ours' },
    saveFor: {
      route: 'PUT /saving',
      /** Null or absent ends the saving. */
      body: z.object({ productId: z.optional(z.nullable(Id)) }),
      reply: Saving,
      ...see,
      origin: 'ours',
    },
  }),
  ...catalogAdminEndpoints,
} as const;
