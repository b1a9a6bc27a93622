/** Valid calls of the catalog. */
import { catalogs, productCategories, products } from '#backend/stock/catalog.tables.ts';
import { orderItems } from '#backend/orders/orders.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { firstId, noId, type Known, type Calls } from './known.ts';

/** Ids of the catalogId, a productId, a productId without orders, and an empty category. */
export const known = async (store: Store, _known: Known) => {
  const ordered = await store.tally(orderItems, { by: ['productId'] });
  const filled = await store.tally(products, { by: ['categoryId'] });
  const { rows: all } = await store.list(products, { order: [['createdAt', 'asc']] });
  const { rows: categories } = await store.list(productCategories);
  return {
    productId: all.find(({ active, catalogId }) => active && catalogId === null)?.id ?? noId,
    freshProduct: all.find(({ id }) => !ordered.some(({ productId }) => productId === id))?.id ?? noId,
    categoryId: categories.find(({ active }) => active)?.id ?? noId,
    categoryOrder: categories.map(({ id }) => id).join(),
    emptyCategory:
      categories.find(({ id }) => !filled.some(({ categoryId }) => categoryId === id))?.id ?? noId,
    catalogId: await firstId(store, catalogs, { where: { active: true } }),
  };
};
/** The result of `known`; samples of other domains may use it. */
export type CatalogKnown = Awaited<ReturnType<typeof known>>;

const product = {
  providerId: undefined,
  externalId: undefined,
  isDigital: false,
  questions: [{ id: 'color', label: 'Color', required: true, options: ['Rojo', 'Azul'] }],
  opensAt: '2026-01-01T06:00:00Z',
  closesAt: '2027-01-01T06:00:00Z',
};

export const calls: Calls<CatalogKnown> = {
  'catalog.product': 'productId',
  'catalog.products': ({ categoryId, catalogId }) => ({
    body: {
      keywords: 'a',
      categoryIds: [categoryId],
      catalogId,
      minPoints: 1,
      maxPoints: 9_000,
      order: 'points_asc',
    },
  }),
  'catalog.productsOfCategory': ({ categoryId, catalogId }) => ({
    params: { id: categoryId },
    query: { justCorporative: false },
    body: { keywords: 'a', catalogId },
  }),
  'catalog.allProducts': ({ categoryId }) => ({
    query: { keywords: 'a', categoryId, active: true, stockBelow: 90 },
  }),
  'catalog.createProduct': () => ({ body: { ...product, stock: 8 } }),
  'catalog.updateProduct': ({ productId }) => ({ params: { id: productId }, body: product }),
  'catalog.setProductImage': 'productId',
  'catalog.adjustStock': 'productId',
  'catalog.deleteProduct': 'freshProduct',
  'catalog.orderCategories': ({ categoryOrder }) => ({ body: { ids: categoryOrder.split(',') } }),
  'catalog.updateCategory': 'categoryId',
  'catalog.deleteCategory': 'emptyCategory',
  'catalog.updateCatalog': 'catalogId',
};
