/** Queries and mutations of products for administrators. */
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { catalogAdminEndpoints } from '#schema/catalog/catalogAdmin.endpoints.ts';
import { request } from '#src/api/client.ts';
import { restCall } from '#src/api/rest.ts';
import type { Switching } from '#src/api/useSwitching.ts';
import {
  AdjustStockDocument,
  CreateProductDocument,
  DeleteProductDocument,
  KeptProductsDocument,
  ProductProvidersDocument,
  UpdateProductDocument,
  type CreateProductInput,
  type AdminProductFragment,
  type KeptProductsQuery,
  type ProductProvidersQuery,
  type UpdateProductInput,
} from '#src/gql/graphql.ts';
import type { ProductFilter } from './productSearch.ts';

/** A product with the fields that only administrators see. */
export type AdminProduct = AdminProductFragment;
/** A provider of products. */
export type ProductProvider = ProductProvidersQuery['allProviders'][number];
type KeptPage = KeptProductsQuery['allProducts'];

/** Stale time in ms. Short, because people redeem products all the time. */
const staleTimeMs = 15_000;
const longFreshMs = 60_000;
const lists = ['catalog', 'admin', 'products'] as const;

/** Newest first, in pages. */
export const productQueries = {
  list: (filter: ProductFilter) =>
    infiniteQueryOptions({
      queryKey: [...lists, filter],
      queryFn: async ({ pageParam: page, signal }): Promise<KeptPage> => {
        return (await request(KeptProductsDocument, { page, ...filter }, { signal })).allProducts;
      },
      initialPageParam: 1,
      getNextPageParam: ({ pagination: { page, totalPages } }): number | undefined =>
        page < totalPages ? page + 1 : undefined,
      staleTime: staleTimeMs,
    }),
  providers: () =>
    queryOptions({
      queryKey: ['catalog', 'admin', 'providers'],
      queryFn: async ({ signal }): Promise<readonly ProductProvider[]> =>
        (await request(ProductProvidersDocument, {}, { signal })).allProviders,
      staleTime: longFreshMs,
    }),
} as const;

/** Cancels running reads, because their answers would restore old values. */
export const holdProducts = (cache: QueryClient): Promise<void> => cache.cancelQueries({ queryKey: lists });

/** Updates a product in every cached list. */
export function patchProduct(cache: QueryClient, id: string, change: Partial<AdminProduct>): void {
  cache.setQueriesData<InfiniteData<KeptPage>>({ queryKey: lists }, (data) =>
    data === undefined
      ? undefined
      : {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
          })),
        },
  );
}

/** Mutations. Each takes an idempotency key. */
export const productWrites = {
  create: async (input: CreateProductInput, key: string): Promise<AdminProduct> =>
    (await request(CreateProductDocument, { input }, { key })).createProduct,
  update: async (
    given: { readonly id: string; readonly input: UpdateProductInput },
    key: string,
  ): Promise<AdminProduct> => (await request(UpdateProductDocument, given, { key })).updateProduct,
  /** Replaces the picture. */
  picture: (id: string, image: File, key: string) =>
    restCall(
      catalogAdminEndpoints.setProductImage,
      'catalog.setProductImage',
      { params: { id }, body: { image } },
      { key },
    ),
  adjust: (given: { readonly id: string; readonly by: number }, key: string) =>
    request(AdjustStockDocument, given, { key }),
  remove: (id: string, key: string) => request(DeleteProductDocument, { id }, { key }),
  activate: ({ id, active }: Switching) => request(UpdateProductDocument, { id, input: { active } }),
} as const;
