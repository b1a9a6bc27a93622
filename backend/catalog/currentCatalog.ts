/** The catalog from which the reader redeems. */
import { pageSize } from '#schema/limits.ts';
import type { Context } from '../http/context.ts';
import { switchesOf } from '../organization/switches.ts';
import type { Store, Where } from '../store/port.ts';
import type { Row } from '../store/table.ts';
import { catalogChoices, catalogs } from '../stock/catalog.tables.ts';
import type { ProductRow, StoreFacts } from './missing.rules.ts';

export type CatalogRow = Row<typeof catalogs>;

/** All catalogs in their order, also inactive ones. */
export const catalogRows = async (store: Store): Promise<readonly CatalogRow[]> =>
  (
    await store.list(catalogs, {
      order: [
        ['position', 'asc'],
        ['name', 'asc'],
      ],
      limit: pageSize.max,
    })
  ).rows;

/**
 * The reader's choice if the organisation lets people choose and the catalog is active, otherwise the first active
 * catalog. Null if all catalogs are inactive, undefined if there is none.
 */
export async function currentCatalogOf(
  { store, me }: Pick<Context, 'store' | 'me'>,
  rows: readonly CatalogRow[],
): Promise<StoreFacts['catalogId']> {
  const isOn = await switchesOf(store, ['choose_catalog']);
  const {
    rows: [choice],
  } = await store.list(catalogChoices, { where: { userId: me.id } });
  if (rows.length === 0) return undefined;
  const used = rows.filter(({ active }) => active);
  const chosen = isOn('choose_catalog') ? used.find(({ id }) => id === choice?.catalogId) : undefined;
  return (chosen ?? used[0])?.id ?? null;
}

/** The filter for the products of a catalog: its own and those of all catalogs. */
export const ofCatalog = (catalogId: StoreFacts['catalogId']): Where<Pick<ProductRow, 'catalogId'>> =>
  catalogId === undefined ? {} : { catalogId: { in: [catalogId, null] } };
