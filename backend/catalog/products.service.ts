/** Products for employees (spec §7 "Points and store"). */
import type { catalogEndpoints } from '#schema/catalog/catalog.endpoints.ts';
import type { ProductOrder } from '#schema/catalog/catalog.rules.ts';
import type { Product } from '#schema/catalog/catalog.shapes.ts';
import { maxPoints as mostPoints, pageSize } from '#schema/limits.ts';
import type { Context, Service } from '../http/context.ts';
import { pageFrom } from '../http/pages.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import type { Order, Where } from '../store/port.ts';
import { allWords } from '../store/words.ts';
import { fold } from '../kit/fold.ts';
import { products } from '../stock/catalog.tables.ts';
import { storeFactsOf } from './storeFacts.ts';
import type { CategoryRow, ProductRow, StoreFacts } from './missing.rules.ts';
import { askedCatalog, categoriesInUse, offeredIn, productOf } from './visibleProducts.ts';
import { productCards } from './products.views.ts';

const newest = ['createdAt', 'desc'] as const;
const orders: Readonly<Record<ProductOrder, Order<ProductRow>>> = {
  points_asc: [['points', 'asc'], newest, ['id', 'desc']],
  points_desc: [['points', 'desc'], newest, ['id', 'desc']],
  newest: [newest, ['id', 'desc']],
};

interface Look {
  readonly page: number;
  readonly categories: readonly CategoryRow[];
  readonly catalogId: StoreFacts['catalogId'];
  readonly keywords: string | undefined;
  readonly points?: Where<ProductRow>;
  readonly order: ProductOrder;
}

/** A page of offered products. */
async function pageOfProducts(context: Context, look: Look) {
  const { items, pagination } = await pageFrom(
    context.store,
    products,
    {
      where: {
        ...offeredIn(look.categories, look.catalogId),
        ...look.points,
        ...allWords(fold(look.keywords ?? '')),
      },
      order: orders[look.order],
    },
    { page: look.page, perPage: pageSize.default },
  );
  return { items: await productCards(context, items, await storeFactsOf(context, items)), pagination };
}

/** One product for the reader; throws 404 if it does not exist. */
export async function productCard(context: Context, row: ProductRow): Promise<Product> {
  const [card] = await productCards(context, [row], await storeFactsOf(context, [row]));
  if (card === undefined) throw domainError('not_found', context.language);
  return card;
}

export const productService: Pick<
  Service<typeof catalogEndpoints>,
  'product' | 'products' | 'productsOfCategory'
> = {
  product: async (context, { body }) => productCard(context, await productOf(context, body.id)),

  async products(context, { body }) {
    const { page, keywords, categoryIds, justCorporative = false, order } = body;
    const { minPoints = 1, maxPoints = mostPoints } = body;
    const findings = new ValidationErrors(context.language);
    if (maxPoints < minPoints) findings.add('maxPoints', 'maximum_below_minimum', { minimum: minPoints });
    findings.throwIfAny();
    const catalogId = await askedCatalog(context, body.catalogId);
    const categories = (await categoriesInUse(context.store)).filter(
      (row) =>
        (categoryIds === undefined || categoryIds.includes(row.id)) &&
        (!justCorporative || row.justCorporative),
    );
    const points = { points: { gte: minPoints, lt: maxPoints + 1 } };
    return pageOfProducts(context, { page, categories, catalogId, keywords, points, order });
  },

  async productsOfCategory(context, { params, query: { justCorporative = false }, body }) {
    const found = (await categoriesInUse(context.store)).find(({ id }) => id === params.id);
    if (found === undefined) throw domainError('not_found', context.language);
    const catalogId = await askedCatalog(context, body.catalogId);
    const categories = !justCorporative || found.justCorporative ? [found] : [];
    const { page, keywords } = body;
    return pageOfProducts(context, { page, categories, catalogId, keywords, order: 'newest' });
  },
};
