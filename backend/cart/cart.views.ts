/** The owner's view of a cart: lines at the price when added, products at their current state. */
import type { Cart, CartItem } from '#schema/cart/cart.shapes.ts';
import { storeLimits } from '#schema/limits.parts.ts';
import { products, stockHolds } from '../stock/catalog.tables.ts';
import { storeFactsOf } from '../catalog/storeFacts.ts';
import { missingOf, type ProductRow, type StoreFacts } from '../catalog/missing.rules.ts';
import { productCards } from '../catalog/products.views.ts';
import type { Context } from '../http/context.ts';
import type { Row } from '../store/table.ts';
import { cartItems } from './cart.tables.ts';

/** A line with its product; null if the product was removed. */
export type CartLine = Row<typeof cartItems> & { readonly product: ProductRow | null };

/** The caller's lines, oldest first. */
export async function linesOf({ store, me }: Pick<Context, 'store' | 'me'>): Promise<readonly CartLine[]> {
  const { rows } = await store.list(cartItems, {
    where: { userId: me.id },
    order: [
      ['createdAt', 'asc'],
      ['id', 'asc'],
    ],
    limit: storeLimits.cartLines,
    with: { product: { one: products, on: 'productId' } },
  });
  return rows;
}

/** The products of lines, without removed products. */
export const productsIn = (lines: readonly CartLine[]): ProductRow[] =>
  lines.flatMap(({ product }) => product ?? []);

/** The total of lines at current prices. */
export const totalOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { product, quantity }) => sum + (product?.points ?? 0) * quantity, 0);

/** The reasons why a line cannot be bought; `points` is reported only for the whole cart. */
const missingIn = (facts: StoreFacts, { product, quantity }: CartLine): CartItem['missing'] =>
  product === null
    ? [{ code: 'inactive', have: null, need: null, changesAt: null }]
    : missingOf(facts, product, quantity).filter(({ code }) => code !== 'points');

/** The caller's cart. */
export async function cartOf(context: Context): Promise<Cart> {
  const { store, me, at } = context;
  const lines = await linesOf(context);
  const rows = productsIn(lines);
  const facts = await storeFactsOf(context, rows);
  const cards = new Map((await productCards(context, rows, facts)).map((card) => [card.id, card]));
  const {
    rows: [held],
  } = await store.list(stockHolds, {
    where: { userId: me.id, expiresAt: { gt: at } },
    order: [['expiresAt', 'asc']],
    limit: 1,
  });
  return {
    items: lines.map((line) => {
      const card = cards.get(line.productId) ?? null;
      const { id, externalProductId, name, points, quantity, options, createdAt } = line;
      return {
        id,
        product: card,
        providerId: line.product?.providerId ?? null,
        externalProductId,
        name,
        imageUrl: card?.imageUrls[0] ?? null,
        points,
        currentPoints: card?.points ?? null,
        quantity,
        options: { ...options },
        missing: missingIn(facts, line),
        createdAt,
      };
    }),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPoints: totalOf(lines),
    balance: facts.balance,
    heldUntil: held?.expiresAt ?? null,
  };
}
