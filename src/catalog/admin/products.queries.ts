/** Calls of products for administrators. */
import { catalogAdminEndpoints } from '#schema/catalog/catalogAdmin.endpoints.ts';
import { pagedResource } from '#src/admin/adminResource.ts';
import { creating, reading, sending, switching } from '#src/api/documents.ts';
import { restCall } from '#src/api/rest.ts';
import {
  AdjustStockDocument,
  CreateProductDocument,
  DeleteProductDocument,
  KeptProductsDocument,
  ProductProvidersDocument,
  UpdateProductDocument,
  type AdminProductFragment,
} from '#src/gql/graphql.ts';
import { refreshCatalog } from './places.queries.ts';

/** A product with the fields that only administrators see. */
export type AdminProduct = AdminProductFragment;

/** Stale time in ms. Short, because people redeem products all the time. */
const staleTimeMs = 15_000;
const longFreshMs = 60_000;

/** Products, newest first. */
export const productResource = {
  ...pagedResource(['catalog', 'admin', 'products'], KeptProductsDocument, refreshCatalog, staleTimeMs),
  create: creating(CreateProductDocument),
  update: sending(UpdateProductDocument),
  turn: switching(UpdateProductDocument),
  remove: sending(DeleteProductDocument),
  /** Replaces the picture. */
  picture: (id: string, image: File, key: string) =>
    restCall(
      catalogAdminEndpoints.setProductImage,
      'catalog.setProductImage',
      { params: { id }, body: { image } },
      { key },
    ),
  /** Adds or removes pieces. */
  adjust: sending(AdjustStockDocument),
} as const;

/** The providers of products. */
export const productProviders = () =>
  reading(['catalog', 'admin', 'providers'], ProductProvidersDocument, {}, longFreshMs);
