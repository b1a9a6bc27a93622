/** Stock holds while the owner of a cart checks out. */
import type { cartEndpoints } from '#schema/cart/cart.endpoints.ts';
import { holdMs } from '#schema/limits.parts.ts';
import { stockHolds } from '../stock/catalog.tables.ts';
import { giveStockBack, releaseHolds, takeStock } from '../stock/stock.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { cartItems } from './cart.tables.ts';
import { cartOf } from './cart.views.ts';
import { checkLines, freshLines } from './checks.ts';

/** Releases the caller's holds beyond the contents of the cart. */
export async function trimHolds({ store, me }: Pick<Context, 'store' | 'me'>): Promise<void> {
  const { rows: held } = await store.list(stockHolds, { where: { userId: me.id } });
  if (held.length === 0) return;
  const { rows: lines } = await store.list(cartItems, { where: { userId: me.id } });
  const wanted = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  for (const { id, productId, quantity } of held) {
    const keep = Math.min(quantity, wanted.get(productId) ?? 0);
    if (keep === quantity) continue;
    if (keep === 0) await store.remove(stockHolds, { id });
    else await store.update(stockHolds, { id }, { quantity: keep });
    await giveStockBack(store, productId, quantity - keep);
  }
}

export const holdService: Pick<Service<typeof cartEndpoints>, 'hold' | 'release'> = {
  /** A failed call leaves earlier holds unchanged. */
  async hold(context) {
    const { store, me, now, at, newId, language } = context;
    const findings = new ValidationErrors(language);
    await releaseHolds(store, { userId: me.id });
    const lines = await freshLines(context);
    if (lines.length === 0) findings.add('items', 'cart_empty');
    await checkLines(
      context,
      lines.map((line, index) => ({ line, index })),
      findings,
      // The call names no total.
      '',
    );
    findings.throwIfAny();
    const expiresAt = new Date(now + holdMs).toISOString();
    for (const { productId, product, quantity } of lines) {
      // Unlimited stock needs no hold.
      if (product === null || product.stock === null) continue;
      if (!(await takeStock(store, productId, quantity))) throw domainError('conflict', language);
      const hold = { id: newId(), userId: me.id, productId, quantity, expiresAt, createdAt: at };
      await store.insert(stockHolds, [hold]);
    }
    return cartOf(context);
  },

  async release(context) {
    await releaseHolds(context.store, { userId: context.me.id });
    return cartOf(context);
  },
};
