/** Adding, changing and removing lines of the cart (spec §7 "Cart"). */
import type { cartEndpoints } from '#schema/cart/cart.endpoints.ts';
import { maxPoints } from '#schema/limits.ts';
import { storeLimits } from '#schema/limits.parts.ts';
import type { ProductRow } from '../catalog/missing.rules.ts';
import { wantedProduct } from '../catalog/visibleProducts.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { cartItems } from './cart.tables.ts';
import { cartOf, linesOf } from './cart.views.ts';
import { trimHolds } from './hold.service.ts';

/** Maximum quantity of a line: the limit per product and the limit of one movement of points. */
const mostOf = (points: number): number => Math.min(storeLimits.quantity, Math.floor(maxPoints / points));

interface Wanted {
  readonly product: ProductRow;
  readonly quantity: number;
  /** Undefined keeps the options of the line. */
  readonly options: Readonly<Record<string, string>> | undefined;
  readonly externalProductId: string | null;
}

/** Adds pieces to the line of the product, or creates a line. */
async function put(
  { store, me, newId, at }: Context,
  { product, quantity, options, externalProductId }: Wanted,
  findings: ValidationErrors,
): Promise<void> {
  const {
    rows: [line],
  } = await store.list(cartItems, { where: { userId: me.id, productId: product.id } });
  const all = (line?.quantity ?? 0) + quantity;
  const maximum = mostOf(Math.max(product.points, line?.points ?? 0));
  if (all > maximum) findings.add('quantity', 'too_big', { maximum });
  const [lines] = await store.tally(cartItems, { where: { userId: me.id } });
  if (line === undefined && (lines?.count ?? 0) >= storeLimits.cartLines)
    findings.add(externalProductId === null ? 'productId' : 'externalProductId', 'cart_full', {
      maximum: storeLimits.cartLines,
    });
  findings.throwIfAny();
  if (line !== undefined) {
    const change = {
      quantity: all,
      externalProductId: externalProductId ?? line.externalProductId,
      ...(options === undefined ? {} : { options }),
    };
    await store.update(cartItems, { id: line.id }, change);
    return;
  }
  await store.insert(cartItems, [
    {
      id: newId(),
      userId: me.id,
      productId: product.id,
      externalProductId,
      name: product.name,
      points: product.points,
      quantity,
      options: options ?? {},
      createdAt: at,
    },
  ]);
}

export const lineService: Pick<
  Service<typeof cartEndpoints>,
  'cart' | 'add' | 'addExternal' | 'remove' | 'update'
> = {
  cart: cartOf,

  async add(context, { body: { productId, quantity, options } }) {
    const findings = new ValidationErrors(context.language);
    const product = await wantedProduct(context, { id: productId }, findings, 'productId');
    findings.throwIfAny();
    if (product !== undefined)
      await put(context, { product, quantity, options, externalProductId: null }, findings);
    return cartOf(context);
  },

  async addExternal(context, { body }) {
    const { providerId, externalProductId, name, points, quantity } = body;
    const findings = new ValidationErrors(context.language);
    const product = await wantedProduct(
      context,
      { providerId, externalId: externalProductId },
      findings,
      'externalProductId',
    );
    if (product !== undefined && product.name !== name) findings.add('name', 'id_unknown');
    if (product !== undefined && product.points !== points)
      findings.add('points', 'price_changed', { before: points, now: product.points });
    findings.throwIfAny();
    if (product !== undefined)
      await put(context, { product, quantity, options: undefined, externalProductId }, findings);
    return cartOf(context);
  },

  async remove(context, { query: { itemId } }) {
    const { store, me, language } = context;
    const where = { userId: me.id, ...(itemId === undefined ? {} : { id: itemId }) };
    const removed = await store.remove(cartItems, where);
    if (itemId !== undefined && removed === 0) throw domainError('not_found', language);
    await trimHolds(context);
    return cartOf(context);
  },

  async update(context, { body: { items } }) {
    const { store, me, language } = context;
    const lines = new Map((await linesOf(context)).map((line) => [line.id, line]));
    const findings = new ValidationErrors(language);
    items.forEach(({ itemId, quantity }, index) => {
      const line = lines.get(itemId);
      const maximum = mostOf(line?.product?.points ?? line?.points ?? 1);
      if (line === undefined) findings.add(`items.${index}.itemId`, 'id_unknown');
      else if (quantity > maximum) findings.add(`items.${index}.quantity`, 'too_big', { maximum });
    });
    findings.throwIfAny();
    for (const { itemId: id, quantity, acceptPrice = false } of items) {
      const mine = { id, userId: me.id };
      const now = lines.get(id)?.product?.points;
      const price = acceptPrice && now !== undefined ? { points: now } : {};
      if (quantity === 0) await store.remove(cartItems, mine);
      else await store.update(cartItems, mine, { quantity, ...price });
    }
    await trimHolds(context);
    return cartOf(context);
  },
};
