/** Calls about the catalogue of products (spec §7 "Points and store", A17); administration has a file of its own. */
import * as z from 'zod/mini';
import { endpoints } from '../kit/endpoint.ts';
import { Id, page, PageNumber, Points } from '../kit/shapes.ts';
import { productOrders } from './catalog.rules.ts';
import { Catalog, Product, ProductCategory, Saving } from './catalog.shapes.ts';
import { catalogAdminEndpoints } from './catalogAdmin.endpoints.ts';

const Keywords = z.optional(z.string().check(z.trim(), z.maxLength(100)));
const see = { can: 'store.use', module: 'catalog' } as const;

/** Without `catalogId` the reader's own catalog. */
export const ProductFilter = z.object({
  page: PageNumber,
  keywords: Keywords,
  categoryIds: z.optional(z.array(Id).check(z.maxLength(50))),
  catalogId: z.optional(Id),
  minPoints: z.optional(Points),
  maxPoints: z.optional(Points),
  /** Of the organisation itself. */
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
      query: z.object({ justCorporative: z.optional(z.boolean()) }),
      body: z.object({ page: PageNumber, keywords: Keywords, catalogId: z.optional(Id) }),
      reply: page(Product),
      ...see,
      kind: 'read',
      origin: 'spec',
    },
    categories: { route: 'GET /product_category', reply: z.array(ProductCategory), ...see, origin: 'spec' },
    catalogs: { route: 'GET /catalogs', reply: z.array(Catalog), ...see, origin: 'spec' },
    /** Where people choose (`choose_catalog`); otherwise the organisation's first is everybody's. */
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
      /** None ends it. */
      body: z.object({ productId: z.optional(z.nullable(Id)) }),
      reply: Saving,
      ...see,
      origin: 'ours',
    },
  }),
  ...catalogAdminEndpoints,
} as const;
