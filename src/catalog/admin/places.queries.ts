/** Queries and mutations of product categories and catalogs, inactive ones included. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { request } from '#src/api/client.ts';
import type { Switching } from '#src/api/useSwitching.ts';
import {
  CreateCatalogDocument,
  CreateCategoryDocument,
  DeleteCategoryDocument,
  KeptCatalogsDocument,
  OrderCategoriesDocument,
  KeptCategoriesDocument,
  UpdateCatalogDocument,
  UpdateCategoryDocument,
  type CreateCatalogMutationVariables,
  type CreateProductCategoryInput,
  type AdminCatalogFragment,
  type AdminCategoryFragment,
  type UpdateCatalogInput,
  type UpdateProductCategoryInput,
} from '#src/gql/graphql.ts';

/** A category as administrators see it. */
export type AdminCategory = AdminCategoryFragment;
/** A catalog as administrators see it. */
export type AdminCatalog = AdminCatalogFragment;

/** Stale time in ms. Short, because other administrators change these too. */
const staleTimeMs = 30_000;
const all = ['catalog', 'admin'] as const;

/** Invalidates all queries that show products. */
export const refreshCatalog = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: ['catalog'] });

/** Lists of the administration. */
export const placeQueries = {
  categories: () =>
    queryOptions({
      queryKey: [...all, 'categories'],
      queryFn: async ({ signal }): Promise<readonly AdminCategory[]> =>
        (await request(KeptCategoriesDocument, {}, { signal })).allProductCategories,
      staleTime: staleTimeMs,
    }),
  catalogs: () =>
    queryOptions({
      queryKey: [...all, 'catalogs'],
      queryFn: async ({ signal }): Promise<readonly AdminCatalog[]> =>
        (await request(KeptCatalogsDocument, {}, { signal })).allCatalogs,
      staleTime: staleTimeMs,
    }),
} as const;

/** Mutations. Each takes an idempotency key. */
export const placeWrites = {
  createCategory: (input: CreateProductCategoryInput, key: string) =>
    request(CreateCategoryDocument, { input }, { key }),
  updateCategory: (given: { readonly id: string; readonly input: UpdateProductCategoryInput }, key: string) =>
    request(UpdateCategoryDocument, given, { key }),
  removeCategory: (id: string, key: string) => request(DeleteCategoryDocument, { id }, { key }),
  orderCategories: (ids: readonly string[], key: string) =>
    request(OrderCategoriesDocument, { ids: [...ids] }, { key }),
  activateCategory: ({ id, active }: Switching) => request(UpdateCategoryDocument, { id, input: { active } }),
  createCatalog: (given: CreateCatalogMutationVariables, key: string) =>
    request(CreateCatalogDocument, given, { key }),
  updateCatalog: (given: { readonly id: string; readonly input: UpdateCatalogInput }, key: string) =>
    request(UpdateCatalogDocument, given, { key }),
  activateCatalog: ({ id, active }: Switching) => request(UpdateCatalogDocument, { id, input: { active } }),
} as const;
