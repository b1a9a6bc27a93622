/** The filters of the list of products in the address, and the kinds of stock and redemption period of a row. */
import { catalogAdminEndpoints } from '#schema/catalog/catalogAdmin.endpoints.ts';
import { searchOf, type FilterOf } from '#src/api/searchOf.ts';

/** The limit of low stock, the same as in the catalog. */
export const fewPieces = 5;

export const productSearch = searchOf(catalogAdminEndpoints.allProducts.query, {
  stockBelow: ['few', { 1: fewPieces }],
});
/** Without a filter every product. */
export type ProductFilter = FilterOf<typeof productSearch>;

/** The kind of a stock. */
export const stockKind = (stock: number | null): 'unlimited' | 'none' | 'few' | 'enough' =>
  stock === null ? 'unlimited' : stock < 1 ? 'none' : stock <= fewPieces ? 'few' : 'enough';

/** The redemption period at a moment: in the future, over, open until an end, or without an end. */
export function windowKind(
  { opensAt, closesAt }: { readonly opensAt: string | null; readonly closesAt: string | null },
  now: number,
): 'always' | 'soon' | 'until' | 'over' {
  if (closesAt !== null && Date.parse(closesAt) <= now) return 'over';
  if (opensAt !== null && Date.parse(opensAt) > now) return 'soon';
  return closesAt === null ? 'always' : 'until';
}
