/** The purchase: after all checks it takes stock, budget and points and places one order, or changes nothing. */
import type { cartEndpoints } from '#schema/cart/cart.endpoints.ts';
import type { Purchase } from '#schema/cart/cart.shapes.ts';
import type { OrderDetail } from '#schema/orders/orders.shapes.ts';
import { reason } from '#schema/reasons.ts';
import { takeBudget } from '../stock/budget.ts';
import { savings, stockHolds } from '../stock/catalog.tables.ts';
import type { StoreFacts } from '../catalog/missing.rules.ts';
import { providerNames } from '../catalog/products.views.ts';
import { giveStockBack, takeStock } from '../stock/stock.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { orderDetailOf } from '../orders/orders.views.ts';
import { placeOrder, type PlacedLine } from '../orders/placeOrder.ts';
import { publishToPages } from '../http/openPages.ts';
import type { Row } from '../store/table.ts';
import { cartItems, purchaseIntents } from './cart.tables.ts';
import { productsIn, totalOf, type CartLine } from './cart.views.ts';
import { checkLines, freshLines } from './checks.ts';

type Answers = NonNullable<Purchase['items']>[number]['answers'];

/** A line to buy, its index in the call, and the buyer's answers. */
interface Chosen {
  readonly line: CartLine;
  readonly index: number;
  readonly answers: Answers;
}

async function intentOf(
  { store, me }: Context,
  intent: string,
): Promise<Row<typeof purchaseIntents> | undefined> {
  return (await store.list(purchaseIntents, { where: { userId: me.id, intent } })).rows[0];
}

/** The requested lines of the cart; all lines if the call names none. */
function chosenOf(
  lines: readonly CartLine[],
  items: Purchase['items'],
  findings: ValidationErrors,
): Chosen[] {
  if (items === undefined) {
    if (lines.length === 0) findings.add('items', 'cart_empty');
    return lines.map((line, index) => ({ line, index, answers: [] }));
  }
  const byId = new Map(lines.map((line) => [line.id, line]));
  return items.flatMap(({ itemId, answers }, index) => {
    const line = byId.get(itemId);
    // A line that is named twice is unknown the second time.
    byId.delete(itemId);
    if (line !== undefined) return [{ line, index, answers }];
    findings.add(`items.${index}.itemId`, 'id_unknown');
    return [];
  });
}

/** The questions of a product with the buyer's answers. Missing required answers and unknown options are errors. */
function answered({ line, index, answers }: Chosen, findings: ValidationErrors): PlacedLine['answers'] {
  const said = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  return (line.product?.questions ?? []).flatMap(({ id, label, required, options }) => {
    const answer = said.get(id) ?? '';
    if (answer === '') {
      if (required) findings.add(`items.${index}.answers`, 'required');
      return [];
    }
    if (options.length > 0 && !options.includes(answer)) findings.add(`items.${index}.answers`, 'option');
    return [{ question: label, answer }];
  });
}

/** Checks the total, the balance and the delivery address. */
function checkWhole(
  body: Purchase,
  chosen: readonly Chosen[],
  facts: StoreFacts,
  findings: ValidationErrors,
): void {
  const lines = chosen.map(({ line }) => line);
  const total = totalOf(lines);
  if (body.totalPoints !== undefined && body.totalPoints !== total)
    findings.add('totalPoints', 'price_changed', { before: body.totalPoints, now: total });
  if (total > facts.balance)
    findings.add('totalPoints', 'points_to_redeem_insufficient', { have: facts.balance, need: total });
  if (body.delivery === undefined && productsIn(lines).some(({ isDigital }) => !isDigital))
    findings.add('delivery', 'required');
}

/** Takes the pieces of a line, first those that the buyer holds; false if they are no longer available. */
async function takePieces(
  { store, me }: Context,
  { productId, quantity }: CartLine,
  held: number,
): Promise<boolean> {
  const wasHeld = { userId: me.id, productId, quantity: held };
  if (held > 0 && (await store.remove(stockHolds, wasHeld)) === 0) return false;
  if (held > quantity) await giveStockBack(store, productId, held - quantity);
  return held >= quantity || takeStock(store, productId, quantity - held);
}

/** Places the order for the checked lines. */
async function make(
  context: Context,
  body: Purchase,
  chosen: readonly (Chosen & { readonly said: PlacedLine['answers'] })[],
  facts: StoreFacts,
): Promise<string> {
  const { store, language } = context;
  const lines = chosen.map(({ line }) => line);
  const from = await providerNames(store, productsIn(lines));
  const placed: PlacedLine[] = [];
  for (const { line, said } of chosen) {
    const { product, quantity, externalProductId } = line;
    if (product === null) throw domainError('conflict', language);
    const isCounted = product.stock !== null;
    if (isCounted && !(await takePieces(context, line, facts.held.get(product.id) ?? 0)))
      throw domainError('conflict', language);
    placed.push({
      product: {
        ...product,
        providerName: from.get(product.providerId ?? '')?.name ?? null,
        icon: facts.categories.get(product.categoryId)?.icon ?? null,
      },
      quantity,
      externalProductId: externalProductId ?? product.externalId,
      isCounted,
      answers: said,
    });
  }
  const budgetMonth = await takeBudget(context, totalOf(lines));
  if (budgetMonth === null) throw domainError('conflict', language);
  const isSent = placed.some(({ product }) => !product.isDigital);
  const delivery = (isSent ? body.delivery : null) ?? null;
  return placeOrder(context, { lines: placed, delivery, budgetMonth });
}

async function buy(context: Context, body: Purchase): Promise<OrderDetail> {
  const { store, me, newId, at, language } = context;
  const { intent } = body;
  const known = intent === undefined ? undefined : await intentOf(context, intent);
  if (known?.orderId === null)
    throw domainError('conflict', language, [reason('intent', 'intent_closed', language)]);
  if (known !== undefined) return orderDetailOf(context, known.orderId);

  const findings = new ValidationErrors(language);
  const found = chosenOf(await freshLines(context), body.items, findings);
  const facts = await checkLines(context, found, findings, 'totalPoints');
  const chosen = found.map((one) => ({ ...one, said: answered(one, findings) }));
  checkWhole(body, found, facts, findings);
  findings.throwIfAny();

  const orderId = await make(context, body, chosen, facts);
  if (intent !== undefined)
    await store.insert(purchaseIntents, [{ id: newId(), userId: me.id, intent, orderId, createdAt: at }]);
  await store.remove(cartItems, { id: { in: found.map(({ line }) => line.id) } });
  const bought = { in: found.map(({ line }) => line.productId) };
  await store.remove(savings, { userId: me.id, productId: bought });
  publishToPages(context, 'points.moved', null, [me.id]);
  return orderDetailOf(context, orderId);
}

export const buyService: Pick<Service<typeof cartEndpoints>, 'buy' | 'settle'> = {
  buy: (context, { body }) => buy(context, body),

  async settle(context, { body: { intent } }) {
    const { store, me, newId, at } = context;
    const none = { id: newId(), userId: me.id, intent, orderId: null, createdAt: at };
    await store.insert(purchaseIntents, [none], { skipExisting: true });
    const orderId = (await intentOf(context, intent))?.orderId ?? null;
    return { order: orderId === null ? null : await orderDetailOf(context, orderId) };
  },
};
