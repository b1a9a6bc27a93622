/** Views of products, in a constant number of reads. */
import type { Product, ProviderName } from '#schema/catalog/catalog.shapes.ts';
import type { AdminProduct } from '#schema/catalog/catalogAdmin.endpoints.ts';
import { providers } from '../stock/providers.tables.ts';
import type { Context } from '../http/context.ts';
import { orderItems } from '../orders/orders.tables.ts';
import { imageOf } from '../files/files.image.ts';
import type { Store } from '../store/port.ts';
import { stockHolds } from '../stock/catalog.tables.ts';
import { storeFactsOf } from './storeFacts.ts';
import { availableOf, missingOf, type ProductRow, type StoreFacts } from './missing.rules.ts';

/** Short views of the products' providers, by id. */
export async function providerNames(
  store: Store,
  rows: readonly Pick<ProductRow, 'providerId'>[],
): Promise<ReadonlyMap<string, ProviderName>> {
  const ids = [...new Set(rows.flatMap(({ providerId }) => providerId ?? []))];
  const { rows: found } = await store.list(providers, { where: { id: { in: ids } } });
  return new Map(found.map(({ id, name, logoUrl }) => [id, { id, name, logoUrl }]));
}

/** Products of the wire, in the same order; `missing` refers to one piece. */
export async function productCards(
  { store, linkTo }: Pick<Context, 'store' | 'linkTo'>,
  rows: readonly ProductRow[],
  facts: StoreFacts,
): Promise<Product[]> {
  const from = await providerNames(store, rows);
  return Promise.all(
    rows.map(async (row) => {
      const { imageKey, imageUrl: builtIn, providerId, fold: _fold, questions, ...product } = row;
      const category = facts.categories.get(row.categoryId);
      const imageUrl = await imageOf({ imageKey, imageUrl: builtIn }, linkTo);
      return {
        ...product,
        categoryName: category?.name ?? '',
        categoryNameEn: category?.nameEn ?? null,
        icon: category?.icon ?? null,
        justCorporative: category?.justCorporative ?? false,
        provider: from.get(providerId ?? '') ?? null,
        imageUrls: imageUrl === null ? [] : [imageUrl],
        stock: availableOf(facts, row),
        questions: questions.map(({ options, ...question }) => ({ ...question, options: [...options] })),
        missing: missingOf(facts, row, 1),
      };
    }),
  );
}

/** Admin views of products: stock without held pieces, which are counted separately. */
export async function adminCards(context: Context, rows: readonly ProductRow[]): Promise<AdminProduct[]> {
  const { store } = context;
  const productId = { in: rows.map(({ id }) => id) };
  const held = await store.tally(stockHolds, { where: { productId }, by: ['productId'], sum: 'quantity' });
  const sold = await store.tally(orderItems, {
    where: { productId, status: { ne: 'cancelled' } },
    by: ['productId'],
    sum: 'quantity',
  });
  const sumOf = (found: typeof held, id: string): number =>
    found.find((one) => one.productId === id)?.sum ?? 0;
  const cards = await productCards(context, rows, await storeFactsOf(context, rows));
  return cards.map((card, index) => ({
    ...card,
    stock: rows[index]?.stock ?? null,
    held: sumOf(held, card.id),
    sold: sumOf(sold, card.id),
  }));
}
