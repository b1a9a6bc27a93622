/** Calls of product categories and catalogs for administrators, inactive ones included. */
import type { QueryClient } from '@tanstack/react-query';
import { adminResource } from '#src/admin/adminResource.ts';
import { answerOf, creating, sending, switching } from '#src/api/documents.ts';
import {
  CreateCatalogDocument,
  CreateCategoryDocument,
  DeleteCategoryDocument,
  KeptCatalogsDocument,
  OrderCategoriesDocument,
  KeptCategoriesDocument,
  UpdateCatalogDocument,
  UpdateCategoryDocument,
  type AdminCatalogFragment,
  type AdminCategoryFragment,
} from '#src/gql/graphql.ts';

/** A category as administrators see it. */
export type AdminCategory = AdminCategoryFragment;
/** A catalog as administrators see it. */
export type AdminCatalog = AdminCatalogFragment;

/** Invalidates all queries that show products. */
export const refreshCatalog = (cache: QueryClient): void =>
  void cache.invalidateQueries({ queryKey: ['catalog'] });

/** Product categories, in their order. */
export const categoryResource = {
  ...adminResource(['catalog', 'admin', 'categories'], KeptCategoriesDocument, refreshCatalog),
  create: creating(CreateCategoryDocument),
  update: sending(UpdateCategoryDocument),
  turn: switching(UpdateCategoryDocument),
  remove: sending(DeleteCategoryDocument),
  order: (ids: readonly string[], key: string) =>
    answerOf(OrderCategoriesDocument, { ids: [...ids] }, { key }),
} as const;

/** Catalogs. They cannot be deleted. */
export const catalogResource = {
  ...adminResource(['catalog', 'admin', 'catalogs'], KeptCatalogsDocument, refreshCatalog),
  create: sending(CreateCatalogDocument),
  update: sending(UpdateCatalogDocument),
  turn: switching(UpdateCatalogDocument),
} as const;
