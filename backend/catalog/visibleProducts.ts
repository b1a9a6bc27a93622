/** Filters for lists of products: active products of active categories of a catalog. */
import type { Context } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import type { Store, Where } from '../store/port.ts';
import { productCategories, products } from '../stock/catalog.tables.ts';
import { storeFactsOf } from './storeFacts.ts';
import { catalogRows, currentCatalogOf, ofCatalog } from './currentCatalog.ts';
import { isOffered, isOfMine, type CategoryRow, type ProductRow, type StoreFacts } from './missing.rules.ts';

/** Active categories, in their order. */
export const categoriesInUse = async (store: Store): Promise<readonly CategoryRow[]> =>
  (
    await store.list(productCategories, {
      where: { active: true },
      order: [
        ['position', 'asc'],
        ['name', 'asc'],
      ],
    })
  ).rows;

/** The filter for offered products of these categories. */
export const offeredIn = (
  categories: readonly Pick<CategoryRow, 'id'>[],
  catalogId: StoreFacts['catalogId'],
): Where<ProductRow> => ({
  active: true,
  categoryId: { in: categories.map(({ id }) => id) },
  ...ofCatalog(catalogId),
});

/** The requested catalog, or the reader's own; throws 422 if the requested catalog is unknown or inactive. */
export async function askedCatalog(
  context: Context,
  asked: string | undefined,
): Promise<StoreFacts['catalogId']> {
  const rows = await catalogRows(context.store);
  if (asked === undefined) return currentCatalogOf(context, rows);
  const findings = new ValidationErrors(context.language);
  if (!rows.some(({ id, active }) => active && id === asked)) findings.add('catalogId', 'id_unknown');
  findings.throwIfAny();
  return asked;
}

/** A product, active or not; throws 404 if it does not exist. */
export async function productOf(
  { store, language }: Pick<Context, 'store' | 'language'>,
  id: string,
): Promise<ProductRow> {
  const {
    rows: [row],
  } = await store.list(products, { where: { id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

/** A product that the reader may add to the cart or save for; otherwise adds an error at `field`. */
export async function wantedProduct(
  context: Context,
  where: Where<ProductRow>,
  findings: ValidationErrors,
  field: string,
): Promise<ProductRow | undefined> {
  const {
    rows: [row],
  } = await context.store.list(products, { where, limit: 1 });
  if (row === undefined) {
    findings.add(field, 'id_unknown');
    return undefined;
  }
  const facts = await storeFactsOf(context, [row]);
  if (!isOffered(facts, row)) findings.add(field, 'product_inactive', { name: row.name });
  else if (!isOfMine(facts, row)) findings.add(field, 'product_country', { name: row.name });
  return row;
}
