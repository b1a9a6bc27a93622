/** The filters of the catalog in the address, so that links and back show the same products. */
import { ProductFilter } from '#schema/catalog/catalog.endpoints.ts';
import { searchOf, type FilterOf } from '#src/api/searchOf.ts';

export const catalogSearch = searchOf(ProductFilter, {
  catalogId: null,
  minPoints: 'min',
  maxPoints: 'max',
  justCorporative: ['own', { 1: true }],
});
/** An empty filter selects the whole catalog of the person. */
export type ProductsFilter = FilterOf<typeof catalogSearch>;
