/** GraphQL fields of products and catalogues. */
import { resolvers } from '../kit/resolvers.ts';
import { catalogEndpoints } from './catalog.endpoints.ts';

export const catalogResolvers = resolvers('catalog', catalogEndpoints, {
  Query: {
    product: 'product',
    products: 'products',
    productsOfCategory: 'productsOfCategory',
    productCategories: 'categories',
    catalogs: 'catalogs',
    saving: 'saving',
    allProducts: 'allProducts',
    allProductCategories: 'allCategories',
    allCatalogs: 'allCatalogs',
  },
  Mutation: {
    chooseCatalog: 'chooseCatalog',
    saveFor: 'saveFor',
    createProduct: 'createProduct',
    updateProduct: 'updateProduct',
    adjustStock: 'adjustStock',
    deleteProduct: 'deleteProduct',
    createProductCategory: 'createCategory',
    updateProductCategory: 'updateCategory',
    orderProductCategories: 'orderCategories',
    deleteProductCategory: 'deleteCategory',
    createCatalog: 'createCatalog',
    updateCatalog: 'updateCatalog',
  },
});
