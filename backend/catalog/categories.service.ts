/** Product categories, for employees and administrators. */
import type { catalogEndpoints } from '#schema/catalog/catalog.endpoints.ts';
import type { ProductCategory } from '#schema/catalog/catalog.shapes.ts';
import { pageSize } from '#schema/limits.ts';
import { reason } from '#schema/reasons.ts';
import { checkIcon, dropIcon, withIconUrl } from '../files/ownIcon.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { putInOrder } from '../http/rowOrder.ts';
import { applyPatch, noneIfEmpty } from '../kit/applyPatch.ts';
import { isNameTaken } from '../kit/names.ts';
import type { Store, Where } from '../store/port.ts';
import { productCategories, products } from '../stock/catalog.tables.ts';
import type { CategoryRow, ProductRow } from './missing.rules.ts';
import { askedCatalog, categoriesInUse, offeredIn } from './visibleProducts.ts';

const allRows = async (store: Store): Promise<readonly CategoryRow[]> =>
  (
    await store.list(productCategories, {
      order: [
        ['position', 'asc'],
        ['name', 'asc'],
      ],
    })
  ).rows;

/** Categories with the number of matching products each, in one extra read. */
async function counted(
  context: Context,
  rows: readonly CategoryRow[],
  where: Where<ProductRow>,
): Promise<ProductCategory[]> {
  const found = await context.store.tally(products, { where, by: ['categoryId'] });
  const counts = new Map(found.map((one) => [one.categoryId, one.count]));
  return Promise.all(
    rows.map(({ createdAt: _created, ...row }) =>
      withIconUrl({ ...row, products: counts.get(row.id) ?? 0 }, context),
    ),
  );
}

async function kept(context: Context, row: CategoryRow): Promise<ProductCategory> {
  const [category] = await counted(context, [row], { categoryId: row.id });
  if (category === undefined) throw domainError('not_found', context.language);
  return category;
}

async function categoryOf({ store, language }: Context, id: string): Promise<CategoryRow> {
  const {
    rows: [row],
  } = await store.list(productCategories, { where: { id } });
  if (row === undefined) throw domainError('not_found', language);
  return row;
}

export const categoryService: Pick<
  Service<typeof catalogEndpoints>,
  'categories' | 'allCategories' | 'createCategory' | 'updateCategory' | 'orderCategories' | 'deleteCategory'
> = {
  async categories(context) {
    const rows = await categoriesInUse(context.store);
    return counted(context, rows, offeredIn(rows, await askedCatalog(context, undefined)));
  },

  /** Counts all products, also inactive ones, because each of them prevents the deletion of its category. */
  allCategories: async (context) => counted(context, await allRows(context.store), {}),

  async createCategory(context, { body }) {
    const { store, newId, at, language } = context;
    const rows = await allRows(store);
    const row: CategoryRow = {
      id: newId(),
      name: body.name,
      nameEn: noneIfEmpty(body.nameEn) ?? null,
      icon: body.icon ?? null,
      iconKey: body.iconKey ?? null,
      justCorporative: body.justCorporative ?? false,
      position: body.position ?? (rows.at(-1)?.position ?? -1) + 1,
      active: true,
      createdAt: at,
    };
    const findings = new ValidationErrors(language);
    if (isNameTaken(row, rows)) findings.add('name', 'name_taken');
    if (rows.length >= pageSize.max) findings.add('name', 'list_full', { maximum: pageSize.max });
    await checkIcon(context, { key: row.iconKey, before: null, field: 'iconKey' }, findings);
    findings.throwIfAny();
    await store.insert(productCategories, [row]);
    return kept(context, row);
  },

  async updateCategory(context, { params, body }) {
    const { store, language } = context;
    const old = await categoryOf(context, params.id);
    expectBase(context, body, old);
    const row = applyPatch(old, {
      ...body,
      nameEn: noneIfEmpty(body.nameEn),
    });
    const findings = new ValidationErrors(language);
    if (isNameTaken(row, await allRows(store))) findings.add('name', 'name_taken');
    await checkIcon(context, { key: row.iconKey, before: old.iconKey, field: 'iconKey' }, findings);
    findings.throwIfAny();
    const { id, ...change } = row;
    await store.update(productCategories, { id }, change);
    await dropIcon(context, old.iconKey, row.iconKey);
    return kept(context, row);
  },

  async orderCategories(context, { body: { ids } }) {
    const { store } = context;
    return putInOrder(context, await allRows(store), ids, (id, position) =>
      store.update(productCategories, { id }, { position }),
    );
  },

  async deleteCategory(context, { params }) {
    const { store, language } = context;
    const { id, iconKey } = await categoryOf(context, params.id);
    const [found] = await store.tally(products, { where: { categoryId: id } });
    const count = found?.count ?? 0;
    if (count > 0)
      throw domainError('in_use', language, [reason('', 'used_by_products', language, { count })]);
    await store.remove(productCategories, { id });
    await dropIcon(context, iconKey);
    return { success: true };
  },
};
