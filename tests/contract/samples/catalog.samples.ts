/** Valid calls of the catalog. */
import { catalogs, productCategories, products } from '#backend/stock/catalog.tables.ts';
import { orderItems } from '#backend/orders/orders.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { png } from '../../files/samples.ts';
import { firstId, noId, type FieldSamples, type Known, type RestSamples } from './known.ts';

/** Ids of the catalog, a product, a product without orders, and an empty category. */
export const known = async (store: Store, _known: Known) => {
  const ordered = await store.tally(orderItems, { by: ['productId'] });
  const filled = await store.tally(products, { by: ['categoryId'] });
  const { rows: all } = await store.list(products, { order: [['createdAt', 'asc']] });
  const { rows: categories } = await store.list(productCategories);
  return {
    product: all.find(({ active, catalogId }) => active && catalogId === null)?.id ?? noId,
    freshProduct: all.find(({ id }) => !ordered.some(({ productId }) => productId === id))?.id ?? noId,
    productCategory: categories.find(({ active }) => active)?.id ?? noId,
    categoryOrder: categories.map(({ id }) => id).join(),
    emptyCategory:
      categories.find(({ id }) => !filled.some(({ categoryId }) => categoryId === id))?.id ?? noId,
    catalog: await firstId(store, catalogs, { where: { active: true } }),
  };
};
/** The result of `known`; samples of other domains may use it. */
export type CatalogKnown = Awaited<ReturnType<typeof known>>;

const form = (): FormData => {
  const made = new FormData();
  made.append('image', new File([png], 'taza.png', { type: 'image/png' }));
  return made;
};

export const restSamples: RestSamples<CatalogKnown> = {
  'catalog.product': ({ product }) => ({ body: { id: product } }),
  'catalog.products': ({ productCategory, catalog }) => ({
    body: {
      page: 1,
      keywords: 'a',
      category_ids: [productCategory],
      catalog_id: catalog,
      min_points: 1,
      max_points: 9_000,
      just_corporative: false,
      order: 'points_asc',
    },
  }),
  'catalog.productsOfCategory': ({ productCategory, catalog }) => ({
    params: { id: productCategory },
    search: '?just_corporative=false',
    body: { page: 1, keywords: 'a', catalog_id: catalog },
  }),
  'catalog.categories': () => ({}),
  'catalog.catalogs': () => ({}),
  'catalog.chooseCatalog': ({ catalog }) => ({ body: { catalog_id: catalog } }),
  'catalog.saving': () => ({}),
  'catalog.saveFor': ({ product }) => ({ body: { product_id: product } }),
  'catalog.allProducts': ({ productCategory }) => ({
    search: `?page=1&keywords=a&category_id=${productCategory}&active=true&stock_below=90`,
  }),
  'catalog.createProduct': ({ productCategory, catalog }) => ({
    body: {
      name: 'Linterna',
      description: 'Con dínamo',
      category_id: productCategory,
      catalog_id: catalog,
      points: 120,
      stock: 8,
      is_digital: false,
      questions: [{ id: 'color', label: 'Color', required: true, options: ['Rojo', 'Azul'] }],
      terms: 'Entrega en diez días',
      needs_approval: true,
      opens_at: '2026-01-01T06:00:00Z',
      closes_at: '2027-01-01T06:00:00Z',
    },
  }),
  'catalog.updateProduct': ({ product }) => ({
    params: { id: product },
    body: { points: 95, closes_at: null },
  }),
  'catalog.setProductImage': ({ product }) => ({ params: { id: product }, form: form() }),
  'catalog.adjustStock': ({ product }) => ({ params: { id: product }, body: { by: 3 } }),
  'catalog.deleteProduct': ({ freshProduct }) => ({ params: { id: freshProduct } }),
  'catalog.allCategories': () => ({}),
  'catalog.createCategory': () => ({
    body: { name: 'Jardín', name_en: 'Garden', icon: 'leaf', just_corporative: false, position: 4 },
  }),
  'catalog.updateCategory': ({ productCategory }) => ({
    params: { id: productCategory },
    body: { name: 'Jardín', active: false },
  }),
  'catalog.orderCategories': ({ categoryOrder }) => ({ body: { ids: categoryOrder.split(',') } }),
  'catalog.deleteCategory': ({ emptyCategory }) => ({ params: { id: emptyCategory } }),
  'catalog.allCatalogs': () => ({}),
  'catalog.createCatalog': () => ({ body: { name: 'Uruguay', description: 'Entrega local', country: 'UY' } }),
  'catalog.updateCatalog': ({ catalog }) => ({
    params: { id: catalog },
    body: { country: null, active: false },
  }),
};

export const fieldSamples: FieldSamples<CatalogKnown> = {
  'Query.product': ({ product }) => `(id: "${product}")`,
  'Query.products': ({ productCategory }) =>
    `(input: { page: 1, keywords: "a", categoryIds: ["${productCategory}"], order: points_desc })`,
  'Query.productsOfCategory': ({ productCategory }) => `(id: "${productCategory}", page: 1)`,
  'Query.productCategories': () => '',
  'Query.catalogs': () => '',
  'Query.saving': () => '',
  'Query.allProducts': () => '(page: 1, keywords: "a", active: true)',
  'Query.allProductCategories': () => '',
  'Query.allCatalogs': () => '',
  'Mutation.chooseCatalog': ({ catalog }) => `(catalogId: "${catalog}")`,
  'Mutation.saveFor': ({ product }) => `(productId: "${product}")`,
  'Mutation.createProduct': ({ productCategory }) =>
    `(input: { name: "Linterna", categoryId: "${productCategory}", points: 120, stock: 8, questions: [{ id: "color", label: "Color", required: true, options: ["Rojo"] }] })`,
  'Mutation.updateProduct': ({ product }) => `(id: "${product}", input: { points: 95 })`,
  'Mutation.adjustStock': ({ product }) => `(id: "${product}", by: 3)`,
  'Mutation.deleteProduct': ({ freshProduct }) => `(id: "${freshProduct}")`,
  'Mutation.createProductCategory': () => '(input: { name: "Jardín", icon: "leaf" })',
  'Mutation.updateProductCategory': ({ productCategory }) =>
    `(id: "${productCategory}", input: { name: "Jardín" })`,
  'Mutation.orderProductCategories': ({ categoryOrder }) =>
    `(ids: ${JSON.stringify(categoryOrder.split(','))})`,
  'Mutation.deleteProductCategory': ({ emptyCategory }) => `(id: "${emptyCategory}")`,
  'Mutation.createCatalog': () => '(name: "Uruguay", country: "UY")',
  'Mutation.updateCatalog': ({ catalog }) => `(id: "${catalog}", input: { description: "Entrega local" })`,
};
