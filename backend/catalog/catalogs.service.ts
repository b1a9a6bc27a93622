/** Catalogs by country, for employees and administrators. */
import type { catalogEndpoints } from '#schema/catalog/catalog.endpoints.ts';
import type { Catalog } from '#schema/catalog/catalog.shapes.ts';
import { pageSize } from '#schema/limits.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import { isNameTaken } from '../kit/names.ts';
import type { Where } from '../store/port.ts';
import { catalogChoices, catalogs, products } from '../stock/catalog.tables.ts';
import { catalogRows, currentCatalogOf, type CatalogRow } from './currentCatalog.ts';
import type { ProductRow } from './missing.rules.ts';
import { categoriesInUse, offeredIn } from './visibleProducts.ts';

/** Catalogs with the number of matching products each, in one extra read. Products of all catalogs count in each. */
async function counted(
  context: Context,
  all: readonly CatalogRow[],
  where: Where<ProductRow>,
): Promise<Catalog[]> {
  const found = await context.store.tally(products, { where, by: ['catalogId'] });
  const counts = new Map(found.map((one) => [one.catalogId, one.count]));
  const mine = await currentCatalogOf(context, all);
  return all.map(({ createdAt: _created, position: _position, ...row }) => ({
    ...row,
    products: (counts.get(row.id) ?? 0) + (counts.get(null) ?? 0),
    isMine: row.id === mine,
  }));
}

/** Active catalogs with their product counts. */
async function shown(context: Context): Promise<Catalog[]> {
  const { store } = context;
  const where = offeredIn(await categoriesInUse(store), undefined);
  return (await counted(context, await catalogRows(store), where)).filter(({ active }) => active);
}

/** All catalogs with all their products, also inactive ones. */
const allKept = async (context: Context): Promise<Catalog[]> =>
  counted(context, await catalogRows(context.store), {});

async function kept(context: Context, id: string): Promise<Catalog> {
  const catalog = (await allKept(context)).find((one) => one.id === id);
  if (catalog === undefined) throw domainError('not_found', context.language);
  return catalog;
}

export const catalogsService: Pick<
  Service<typeof catalogEndpoints>,
  'catalogs' | 'chooseCatalog' | 'allCatalogs' | 'createCatalog' | 'updateCatalog'
> = {
  catalogs: shown,

  async chooseCatalog(context, { body: { catalogId } }) {
    const { store, me, newId, language } = context;
    const findings = new ValidationErrors(language);
    const { rows } = await store.list(catalogs, { where: { id: catalogId, active: true } });
    if (rows.length === 0) findings.add('catalogId', 'id_unknown');
    findings.throwIfAny();
    const choice = { id: newId(), userId: me.id, catalogId };
    await store.insert(catalogChoices, [choice], { skipExisting: true });
    await store.update(catalogChoices, { userId: me.id }, { catalogId });
    return shown(context);
  },

  allCatalogs: allKept,

  async createCatalog(context, { body }) {
    const { store, newId, at, language } = context;
    const rows = await catalogRows(store);
    const row: CatalogRow = {
      id: newId(),
      name: body.name,
      description: body.description ?? '',
      country: body.country ?? null,
      position: (rows.at(-1)?.position ?? -1) + 1,
      active: true,
      createdAt: at,
    };
    const findings = new ValidationErrors(language);
    if (isNameTaken(row, rows)) findings.add('name', 'name_taken');
    if (rows.length >= pageSize.max) findings.add('name', 'list_full', { maximum: pageSize.max });
    findings.throwIfAny();
    await store.insert(catalogs, [row]);
    return kept(context, row.id);
  },

  async updateCatalog(context, { params, body }) {
    const { store, language } = context;
    const rows = await catalogRows(store);
    const old = rows.find((one) => one.id === params.id);
    if (old === undefined) throw domainError('not_found', language);
    expectBase(context, body, old);
    const row = applyPatch(old, body);
    const findings = new ValidationErrors(language);
    if (isNameTaken(row, rows)) findings.add('name', 'name_taken');
    findings.throwIfAny();
    const { id, ...change } = row;
    await store.update(catalogs, { id }, change);
    return kept(context, id);
  },
};
