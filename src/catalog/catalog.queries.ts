/** Reads of products, categories, catalogs, and of the saving goal (spec §7 "Points and store"). */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Catalog, Product, ProductCategory, Saving } from '#schema/catalog/catalog.shapes.ts';
import { request } from '#src/api/client.ts';
import {
  CatalogsDocument,
  OneProductDocument,
  ProductCategoriesDocument,
  ProductsDocument,
  SavingGoalDocument,
} from '#src/gql/graphql.ts';
import type { ProductsFilter } from './catalogSearch.ts';

/** A page of products from the API. */
export interface ProductsPage {
  readonly items: readonly Product[];
  readonly page: number;
  readonly totalPages: number;
  readonly total: number;
  /** The filter of this page as a text. */
  readonly of: string;
}

/** Stale time of stock and prices, in ms; categories and catalogs have a longer one. */
const staleTimeMs = 60_000;
const longFreshMs = 300_000;

/** Queries of the catalog; points and orders change all of them, so `all()` is invalidated then. */
export const catalogQueries = {
  all: () => ['catalog'] as const,
  lists: () => [...catalogQueries.all(), 'products'] as const,

  /** Products, page by page. */
  products: (filter: ProductsFilter) =>
    infiniteQueryOptions({
      queryKey: [...catalogQueries.lists(), filter],
      queryFn: async ({ pageParam, signal }): Promise<ProductsPage> => {
        const input = { page: pageParam, ...filter };
        const { products } = await request(ProductsDocument, { input }, { signal });
        const { page, totalPages, total } = products.pagination;
        return { items: products.items, page, totalPages, total, of: JSON.stringify(filter) };
      },
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPages }): number | undefined =>
        page < totalPages ? page + 1 : undefined,
      staleTime: staleTimeMs,
    }),

  /** One product; 404 raises `not_found`. */
  product: (id: string) =>
    queryOptions({
      queryKey: [...catalogQueries.all(), 'one', id],
      queryFn: async ({ signal }): Promise<Product> =>
        (await request(OneProductDocument, { id }, { signal })).product,
      staleTime: staleTimeMs,
    }),

  /** Categories, in their order. */
  categories: () =>
    queryOptions({
      queryKey: [...catalogQueries.all(), 'categories'],
      queryFn: async ({ signal }): Promise<readonly ProductCategory[]> =>
        (await request(ProductCategoriesDocument, {}, { signal })).productCategories,
      staleTime: longFreshMs,
    }),

  /** Catalogs to choose from; `isMine` marks the person's own. */
  catalogs: () =>
    queryOptions({
      queryKey: [...catalogQueries.all(), 'catalogs'],
      queryFn: async ({ signal }): Promise<readonly Catalog[]> =>
        (await request(CatalogsDocument, {}, { signal })).catalogs,
      staleTime: longFreshMs,
    }),

  /** The saving goal; `product` is null without a goal. */
  saving: () =>
    queryOptions({
      queryKey: [...catalogQueries.all(), 'saving'],
      queryFn: async ({ signal }): Promise<Saving> =>
        (await request(SavingGoalDocument, {}, { signal })).saving,
      staleTime: staleTimeMs,
    }),
} as const;
