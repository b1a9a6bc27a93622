/** Reads of products, categories, catalogs, and of the saving goal (spec §7 "Points and store"). */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ProductOrder } from '#schema/catalog/catalog.rules.ts';
import type { Catalog, Product, ProductCategory, Saving } from '#schema/catalog/catalog.shapes.ts';
import { request } from '#src/api/client.ts';
import {
  CatalogsDocument,
  OneProductDocument,
  ProductCategoriesDocument,
  ProductsDocument,
  SavingGoalDocument,
} from '#src/gql/graphql.ts';

/** A product filter; an empty filter selects the whole catalog of the person. */
export interface ProductsFilter {
  readonly keywords?: string | undefined;
  readonly categoryIds?: readonly string[] | undefined;
  readonly minPoints?: number | undefined;
  readonly maxPoints?: number | undefined;
  /** Only products of the organisation itself. */
  readonly justCorporative?: true | undefined;
  readonly order?: ProductOrder | undefined;
}

/** A page of products from the API. */
export interface ProductsPage {
  readonly items: readonly Product[];
  readonly page: number;
  readonly totalPages: number;
  readonly total: number;
  /** The filter of this page, as `filterName` writes it. */
  readonly of: string;
}

/** Stale time of stock and prices, in ms; categories and catalogs have a longer one. */
const staleTimeMs = 60_000;
const longFreshMs = 300_000;

/** A normalised filter with only the fields that are set; part of query keys and request variables. */
const setOf = ({ categoryIds = [], ...rest }: ProductsFilter) => ({
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== '')),
  ...(categoryIds.length === 0 ? {} : { categoryIds: categoryIds.toSorted() }),
});

/** A filter as a string; equal for equal filters. */
export const filterName = (filter: ProductsFilter): string =>
  JSON.stringify(Object.entries(setOf(filter)).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Queries of the catalog; points and orders change all of them, so `all()` is invalidated then. */
export const catalogQueries = {
  all: () => ['catalog'] as const,
  lists: () => [...catalogQueries.all(), 'products'] as const,

  /** Products, page by page. */
  products: (filter: ProductsFilter) =>
    infiniteQueryOptions({
      queryKey: [...catalogQueries.lists(), filterName(filter)],
      queryFn: async ({ pageParam, signal }): Promise<ProductsPage> => {
        const input = { page: pageParam, ...setOf(filter) };
        const { products } = await request(ProductsDocument, { input }, { signal });
        const { page, totalPages, total } = products.pagination;
        return { items: products.items, page, totalPages, total, of: filterName(filter) };
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
