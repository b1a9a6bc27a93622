/** What lists of products show: those in use, of categories in use, of a catalog. */
import type { Context } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import type { Store, Where } from '../store/port.ts';
import { productCategories, products } from '../stock/catalog.tables.ts';
import { storeFactsOf } from './storeFacts.ts';
import { catalogRows, currentCatalogOf, ofCatalog } from './currentCatalog.ts';
import { isOffered, isOfMine, type CategoryRow, type ProductRow, type StoreFacts } from './missing.rules.ts';

/** Categories in use, in their order. */
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

/** Products that stand in the catalogue under these categories. */
export const offeredIn = (
  categories: readonly Pick<CategoryRow, 'id'>[],
  catalogId: StoreFacts['catalogId'],
): Where<ProductRow> => ({
  active: true,
  categoryId: { in: categories.map(({ id }) => id) },
  ...ofCatalog(catalogId),
});

/** The catalog that was asked for, or the reader's own; 422 where there is none such in use. */
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

/** A product, switched off or not; 404 where there is none. */
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

/** A product that the reader may put aside, in a cart or as what they save for; a finding at `field` otherwise. */
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
