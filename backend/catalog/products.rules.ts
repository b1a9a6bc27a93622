/** Validation of a product before it is stored. */
import { providers } from '../stock/providers.tables.ts';
import type { Context } from '../http/context.ts';
import { ValidationErrors } from '../http/domainError.ts';
import type { Store } from '../store/port.ts';
import { fold } from '../kit/fold.ts';
import { catalogs, productCategories, products } from '../stock/catalog.tables.ts';
import type { ProductRow } from './missing.rules.ts';

/** A product with these facts only; employees cannot redeem it before it has a price and a category. */
export const plainProduct = (known: Pick<ProductRow, 'id' | 'name' | 'createdAt'>): ProductRow => ({
  ...known,
  categoryId: '',
  catalogId: null,
  providerId: null,
  externalId: null,
  description: '',
  imageKey: null,
  imageUrl: null,
  points: 1,
  stock: null,
  isDigital: false,
  questions: [],
  terms: '',
  needsApproval: false,
  opensAt: null,
  closesAt: null,
  active: true,
  fold: '',
});

/** Folded text for search. */
const foldOf = ({ name, description }: ProductRow, provider: string | undefined): string =>
  fold([name, description, provider ?? ''].join(' '));

/** Instants are stored in one format, so that they can be compared as text. */
const instant = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString());

async function checkPlaces(
  store: Store,
  row: ProductRow,
  findings: ValidationErrors,
): Promise<string | undefined> {
  const { rows: categories } = await store.list(productCategories, { where: { id: row.categoryId } });
  if (categories.length === 0) findings.add('categoryId', 'id_unknown');
  const { rows: places } = await store.list(catalogs, { where: { id: row.catalogId ?? '' } });
  if (row.catalogId !== null && places.length === 0) findings.add('catalogId', 'id_unknown');
  const {
    rows: [provider],
  } = await store.list(providers, { where: { id: row.providerId ?? '' } });
  if (row.providerId !== null && provider === undefined) findings.add('providerId', 'id_unknown');
  if (row.externalId !== null && row.providerId === null) findings.add('providerId', 'required');
  if (row.externalId !== null && provider !== undefined) {
    const { rows: same } = await store.list(products, {
      where: { providerId: provider.id, externalId: row.externalId, id: { ne: row.id } },
    });
    if (same.length > 0) findings.add('externalId', 'external_taken');
  }
  return provider?.name;
}

/** The validated product; throws 422 with all errors. */
export async function checkedProduct(
  { store, language }: Pick<Context, 'store' | 'language'>,
  row: ProductRow,
): Promise<ProductRow> {
  const findings = new ValidationErrors(language);
  const provider = await checkPlaces(store, row, findings);
  const [opensAt, closesAt] = [instant(row.opensAt), instant(row.closesAt)];
  if (opensAt !== null && closesAt !== null && closesAt <= opensAt)
    findings.add('closesAt', 'window_reversed');
  const ids = row.questions.map(({ id }) => id);
  ids.forEach((id, index) => {
    if (ids.indexOf(id) !== index) findings.add(`questions.${index}.id`, 'name_taken');
  });
  findings.throwIfAny();
  return { ...row, opensAt, closesAt, fold: foldOf(row, provider) };
}

/** Updates the search text of products after their provider was renamed. */
export async function refoldProducts(
  store: Store,
  provider: { readonly id: string; readonly name: string },
): Promise<void> {
  const { rows } = await store.list(products, { where: { providerId: provider.id } });
  for (const row of rows) await store.update(products, { id: row.id }, { fold: foldOf(row, provider.name) });
}
