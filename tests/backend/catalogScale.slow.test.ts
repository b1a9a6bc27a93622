/**
 * A page of 5,000 products needs as many reads as a page of two products, and no read returns more than a page. The
 * same holds for carts and saved products.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartService } from '#backend/cart/cart.service.ts';
import { catalogService } from '#backend/catalog/catalog.service.ts';
import { products } from '#backend/stock/catalog.tables.ts';
import { plainProduct } from '#backend/catalog/products.rules.ts';
import type { Context } from '#backend/http/context.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { storeLimits } from '#schema/limits.parts.ts';
import { readingAs } from '../support/readingAs.ts';
import { noon, type StoreKind } from '../support/deployment.ts';
import { aShop, type Shop } from './shopFixture.ts';

/** Uniform products: every second belongs to the organisation, every tenth is scarce. */
const shelf = (size: number): OrgSeed['rows'] => ({
  [products.name]: Array.from({ length: size }, (_, at) => ({
    ...plainProduct({
      id: `p${String(at).padStart(5, '0')}`,
      name: `Taza ${at}`,
      createdAt: new Date(noon - at * 60_000).toISOString(),
    }),
    categoryId: at % 2 === 0 ? 'home' : 'own',
    points: 1 + (at % 500),
    stock: at % 10 === 0 ? 1 : 500,
    isDigital: true,
    fold: `taza ${at}`,
  })),
});

type Look = (context: Context) => Promise<{ readonly items: readonly unknown[] }>;

interface Read {
  readonly calls: readonly string[];
  readonly most: number;
  /** The number of shown items. */
  readonly items: number;
}

/** Reads as Ana. */
async function reading(shop: Shop, look: Look): Promise<Read> {
  const { answer, calls, most } = await readingAs(shop.deployment, 'ana', look);
  return { calls, most, items: answer.items.length };
}

const looks: Readonly<Record<string, (page: number) => Look>> = {
  'all of it': (page) => (context) => catalogService.products(context, { body: { page, order: 'newest' } }),
  'by price': (page) => (context) =>
    catalogService.products(context, { body: { page, order: 'points_asc' } }),
  narrowed: (page) => (context) =>
    catalogService.products(context, {
      body: { page, order: 'points_desc', keywords: 'tázä 1', categoryIds: ['home'], maxPoints: 400 },
    }),
  'a category': (page) => (context) =>
    catalogService.productsOfCategory(context, { params: { id: 'own' }, query: {}, body: { page } }),
  'as it is kept': (page) => (context) => catalogService.allProducts(context, { query: { page } }),
  'the cart': () => (context) => cartService.cart(context, {}),
};

describe.each(['tab', 'sql'] satisfies StoreKind[])('a catalog of 5,000 products, %s store', (kind) => {
  let small: Shop;
  let large: Shop;
  beforeAll(async () => {
    small = await aShop(kind, { rows: shelf(2) });
    large = await aShop(kind, { rows: shelf(5000) });
    await small.put('ana', 'p00000');
    for (let at = 0; at < 30; at++) await large.put('ana', `p${String(at).padStart(5, '0')}`);
    for (const who of ['bruno', 'elena']) {
      await large.put(who, 'p00001');
      await large.ask(who, 'POST /cart/hold');
    }
  }, 60_000);
  afterAll(() => {
    small.deployment.close();
    large.deployment.close();
  });

  it.each(Object.entries(looks))(
    'a large catalog takes no more store reads than a small one, but for its total: %s',
    async (_name, look) => {
      const few = await reading(small, look(1));
      for (const page of [1, 3]) {
        const many = await reading(large, look(page));
        expect(many.items).toBeGreaterThan(0);
        // The total is counted once, unless it fits on the page.
        const listed = (calls: readonly string[]) => calls.filter((call) => call.startsWith('list'));
        expect(listed(many.calls), `page ${page}`).toEqual(listed(few.calls));
        expect(many.calls.length).toBeLessThanOrEqual(few.calls.length + 1);
        expect(many.most).toBeLessThanOrEqual(storeLimits.cartLines);
      }
      expect(few.calls.length).toBeLessThan(25);
    },
  );
});
