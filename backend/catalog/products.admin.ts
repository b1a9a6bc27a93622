/** Administration of products, their pictures and their stock. */
import type { catalogEndpoints } from '#schema/catalog/catalog.endpoints.ts';
import type { AdminProduct } from '#schema/catalog/catalogAdmin.endpoints.ts';
import { maxPoints, pageSize } from '#schema/limits.ts';
import { reason } from '#schema/reasons.ts';
import { expectBase } from '../http/basedOn.ts';
import type { Context, Service } from '../http/context.ts';
import { emit } from '../http/handling.ts';
import { pageFrom } from '../http/pages.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { orderItems } from '../orders/orders.tables.ts';
import { applyPatch } from '../kit/applyPatch.ts';
import { allWords } from '../store/words.ts';
import { fold } from '../kit/fold.ts';
import { products, savings, stockHolds } from '../stock/catalog.tables.ts';
import type { ProductRow } from './missing.rules.ts';
import { productRemoved } from './catalog.events.ts';
import { productOf } from './visibleProducts.ts';
import { checkedProduct, plainProduct } from './products.rules.ts';
import { adminCards } from './products.views.ts';

async function kept(context: Context, row: ProductRow): Promise<AdminProduct> {
  const [card] = await adminCards(context, [row]);
  if (card === undefined) throw domainError('not_found', context.language);
  return card;
}

async function change(context: Context, { id, ...row }: ProductRow): Promise<AdminProduct> {
  const [changed] = await context.store.update(products, { id }, row);
  if (changed === undefined) throw domainError('not_found', context.language);
  return kept(context, changed);
}

/** A file that arrived inside a call has no other owner, so it is removed with its product. */
function discardPicture({ discard }: Context, { imageKey }: ProductRow): void {
  if (imageKey?.startsWith('call/') === true) discard(imageKey);
}

export const productAdmin: Pick<
  Service<typeof catalogEndpoints>,
  'allProducts' | 'createProduct' | 'updateProduct' | 'setProductImage' | 'adjustStock' | 'deleteProduct'
> = {
  async allProducts(context, { query }) {
    const { page, keywords, categoryId, active, stockBelow } = query;
    const { items, pagination } = await pageFrom(
      context.store,
      products,
      {
        where: {
          ...(categoryId === undefined ? {} : { categoryId }),
          ...(active === undefined ? {} : { active }),
          ...(stockBelow === undefined ? {} : { stock: { lte: stockBelow } }),
          ...allWords(fold(keywords ?? '')),
        },
        order: [
          ['createdAt', 'desc'],
          ['id', 'desc'],
        ],
      },
      { page, perPage: pageSize.default },
    );
    return { items: await adminCards(context, items), pagination };
  },

  async createProduct(context, { body }) {
    const { store, newId, at } = context;
    const row = await checkedProduct(
      context,
      applyPatch(plainProduct({ id: newId(), name: body.name, createdAt: at }), body),
    );
    await store.insert(products, [row]);
    return kept(context, row);
  },

  async updateProduct(context, { params, body }) {
    const old = await productOf(context, params.id);
    expectBase(context, body, old);
    const row = await checkedProduct(context, applyPatch(old, body));
    // Unlimited stock has no holds. If holds stayed, their release would increase a number that is set later.
    if (row.stock === null) await context.store.remove(stockHolds, { productId: row.id });
    return change(context, row);
  },

  async setProductImage(context, { params, body: { image } }) {
    const old = await productOf(context, params.id);
    discardPicture(context, old);
    return change(context, { ...old, imageKey: image.key, imageUrl: null });
  },

  async adjustStock(context, { params, body: { by } }) {
    const old = await productOf(context, params.id);
    const have = old.stock ?? 0;
    const findings = new ValidationErrors(context.language);
    if (have + by < 0) findings.add('by', 'stock_below_zero', { have });
    if (have + by > maxPoints) findings.add('by', 'too_big', { maximum: maxPoints - have });
    findings.throwIfAny();
    const [changed] = await context.store.update(
      products,
      { id: old.id, stock: old.stock },
      { stock: have + by },
    );
    if (changed === undefined) throw domainError('conflict', context.language);
    return kept(context, changed);
  },

  async deleteProduct(context, { params }) {
    const { store, language } = context;
    const row = await productOf(context, params.id);
    const [ordered] = await store.tally(orderItems, { where: { productId: row.id } });
    const count = ordered?.count ?? 0;
    if (count > 0) throw domainError('in_use', language, [reason('', 'used_by_orders', language, { count })]);
    for (const table of [savings, stockHolds]) await store.remove(table, { productId: row.id });
    await emit(context, productRemoved, { id: row.id });
    await store.remove(products, { id: row.id });
    discardPicture(context, row);
    return { success: true };
  },
};
