/** Calls of product categories and catalogs for administrators, inactive ones included. */
import type { QueryClient } from '@tanstack/react-query';
import { adminResource } from '#src/admin/adminResource.ts';
import { answerOf, creating, sending, switching } from '#src/api/documents.ts';
import {
  CreateCatalogDocument,
  CreateProductCategoryDocument,
  DeleteProductCategoryDocument,
  AllCatalogsDocument,
  OrderProductCategoriesDocument,
  AllProductCategoriesDocument,
  UpdateCatalogDocument,
  UpdateProductCategoryDocument,
  type AllCatalogsQuery,
  type AllProductCategoriesQuery,
} from '#src/gql/graphql.ts';

/** A category as administrators see it. */
export type AdminCategory = AllProductCategoriesQuery['allProductCategories'][number];
/** A catalog as administrators see it. */
export type AdminCatalog = AllCatalogsQuery['allCatalogs'][number];

/** Invalidates all queries that show products. */
export const refreshCatalog = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: ['catalog'] });

/** Product categories, in their order. */
export const categoryResource = {
  ...adminResource(['catalog', 'admin', 'categories'], AllProductCategoriesDocument, refreshCatalog),
  create: creating(CreateProductCategoryDocument),
  update: sending(UpdateProductCategoryDocument),
  turn: switching(UpdateProductCategoryDocument),
  remove: sending(DeleteProductCategoryDocument),
  order: (ids: readonly string[], key: string) =>
    answerOf(OrderProductCategoriesDocument, { ids: [...ids] }, { key }),
} as const;

/** Catalogs. They cannot be deleted. */
export const catalogResource = {
  ...adminResource(['catalog', 'admin', 'catalogs'], AllCatalogsDocument, refreshCatalog),
  create: sending(CreateCatalogDocument),
  update: sending(UpdateCatalogDocument),
  turn: switching(UpdateCatalogDocument),
} as const;
