/** The administration of products, stock, categories and catalogs. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogs } from '#backend/stock/catalog.tables.ts';
import { refoldProducts } from '#backend/catalog/products.rules.ts';
import { providers } from '#backend/stock/providers.tables.ts';
import { maxPoints } from '#schema/limits.ts';
import { aShop, catalog, type Shop } from './shopFixture.ts';
import { storesOf } from '../support/trials.ts';

let shop: Shop;
afterEach(() => shop.deployment.close());
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

describe.each(storesOf(import.meta.url))('catalog administration, %s store', (kind) => {
  beforeEach(async () => {
    shop = await aShop(kind);
  });
  const ask = (route: string, body?: unknown) => shop.ask('diego', route, body);
  const faults = (route: string, body?: unknown) => shop.faults('diego', route, body);
  const mug = { name: 'Taza', category_id: 'home', points: 30 };

  it('a created product has the default values and is found at once', async () => {
    const made = await ask('POST /org/product', mug);
    expect(made).toMatchObject({
      ...mug,
      description: '',
      catalog_id: null,
      provider: null,
      stock: null,
      is_digital: false,
      questions: [],
      terms: '',
      needs_approval: false,
      opens_at: null,
      closes_at: null,
      active: true,
      held: 0,
      sold: 0,
      image_urls: [],
    });
    const { items } = await ask('GET /org/products?keywords=TAZA');
    expect(items.map(({ id }: { id: string }) => id)).toEqual([made.id]);
  });

  it('an invalid product is refused with every fault', async () => {
    const wrong = {
      ...mug,
      category_id: 'none',
      catalog_id: 'none',
      provider_id: 'none',
      external_id: 'T-1',
      opens_at: '2026-05-01T00:00:00Z',
      closes_at: '2026-04-30T23:59:59.999Z',
      questions: ['a', 'a'].map((id) => ({ id, label: 'Talla', required: false, options: [] })),
    };
    expect(await faults('POST /org/product', wrong)).toEqual([
      'category_id: id_unknown',
      'catalog_id: id_unknown',
      'provider_id: id_unknown',
      'closes_at: window_reversed',
      'questions.1.id: name_taken',
    ]);
    expect(await faults('POST /org/product', { ...mug, external_id: 'T-1' })).toEqual([
      'provider_id: required',
    ]);
    expect((await ask('GET /org/products')).items).toEqual([]);
  });

  it.each([-1, 0, 1.5, 1e308, 2 ** 53 + 1, '1', null, [], 'NaN', maxPoints + 1])(
    'a price, stock or stock step of %j is refused by field unless it is valid',
    async (value) => {
      await shop.product('book');
      expect((await faults('POST /org/product', { ...mug, points: value }))[0]).toMatch(/^points: /);
      expect((await faults('PATCH /org/product/book', { points: value }))[0]).toMatch(/^points: /);
      if (value !== 0 && value !== null)
        expect((await faults('POST /org/product', { ...mug, stock: value }))[0]).toMatch(/^stock: /);
      if (value !== -1)
        expect((await faults('POST /org/product/book/stock', { by: value }))[0]).toMatch(/^by: /);
      expect((await ask('GET /org/products')).items).toMatchObject([{ points: 100, stock: 5 }]);
    },
  );

  it('a product update keeps omitted fields and clears those that may be empty', async () => {
    const { id } = await ask('POST /org/product', {
      ...mug,
      description: 'Cerámica',
      stock: 3,
      opens_at: '2026-01-01T00:00:00Z',
      closes_at: '2026-12-31T00:00:00Z',
    });
    const changed = await ask(`PATCH /org/product/${id}`, { points: 40, closes_at: null, active: false });
    expect(changed).toMatchObject({
      name: 'Taza',
      description: 'Cerámica',
      points: 40,
      stock: 3,
      opens_at: '2026-01-01T00:00:00.000Z',
      closes_at: null,
      active: false,
    });
    await ask(`PATCH /org/product/${id}`, { name: 'Jarra' });
    expect((await ask('GET /org/products?keywords=jarra')).items).toHaveLength(1);
    expect((await ask('GET /org/products?keywords=taza')).items).toEqual([]);
    expect((await shop.call('diego', 'PATCH /org/product/none', { points: 1 })).status).toBe(404);
  });

  it('the product list of administrators filters by words, category, active state and stock', async () => {
    await shop.product('a', { stock: 0, active: false });
    shop.deployment.now++;
    await shop.product('b', { stock: 2, categoryId: 'own' });
    shop.deployment.now++;
    await shop.product('c', { stock: null });
    const ids = async (query = ''): Promise<string[]> =>
      (await ask(`GET /org/products${query}`)).items.map(({ id }: { id: string }) => id);
    expect(await ids()).toEqual(['c', 'b', 'a']);
    expect(await ids('?active=true')).toEqual(['c', 'b']);
    expect(await ids('?active=false')).toEqual(['a']);
    expect(await ids('?category_id=own')).toEqual(['b']);
    expect(await ids('?stock_below=2')).toEqual(['b', 'a']);
    expect(await ids('?stock_below=0')).toEqual(['a']);
  });

  it('stock changes never take held or sold pieces', async () => {
    await shop.product('book', { stock: 5 });
    await shop.grant('ana', 500);
    await shop.put('ana', 'book', 2);
    await shop.ask('ana', 'POST /buy_products', {});
    await shop.put('ana', 'book', 1);
    await shop.ask('ana', 'POST /cart/hold');
    expect(await ask('POST /org/product/book/stock', { by: -1 })).toMatchObject({
      stock: 1,
      held: 1,
      sold: 2,
    });
    const { said } = await shop.call('diego', 'POST /org/product/book/stock', { by: -2 });
    expect(said.reasons).toMatchObject([
      { field: 'by', code: 'stock_below_zero', message: 'Solo quedan 1 sin reservar.' },
    ]);
    expect(await ask('POST /org/product/book/stock', { by: 4 })).toMatchObject({ stock: 5 });
    expect(await faults('POST /org/product/book/stock', { by: maxPoints })).toEqual(['by: too_big']);
    await shop.product('air', { stock: null });
    expect(await faults('POST /org/product/air/stock', { by: -1 })).toEqual(['by: stock_below_zero']);
    expect(await ask('POST /org/product/air/stock', { by: 7 })).toMatchObject({ stock: 7 });
  });

  it('two administrators who take the same last pieces concurrently succeed once', async () => {
    await shop.product('book', { stock: 5 });
    const both = await Promise.all(
      [1, 2].map(() => shop.call('diego', 'POST /org/product/book/stock', { by: -4 })),
    );
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
    expect((await shop.pieces('book')).stock).toBe(1);
  });

  it('a new product picture replaces the previous one and deletes its file', async () => {
    await shop.product('book', { imageUrl: '/book.svg' });
    const set = async () => {
      const form = new FormData();
      form.set('image', new File([png], 'a.png', { type: 'image/png' }));
      const { status, said, text } = await shop.call('diego', 'POST /org/product/book/image', undefined, {
        form,
      });
      expect(status, text).toBe(200);
      return said.image_urls[0] as string;
    };
    const [first, second] = [await set(), await set()];
    const path = (url: string): string =>
      `GET ${new URL(url, 'http://x').pathname.replace('/rest', '')}${new URL(url, 'http://x').search}`;
    expect((await shop.deployment.rest(path(first))).status).toBe(404);
    expect((await shop.deployment.rest(path(second))).status).toBe(200);
    const form = new FormData();
    form.set('image', new File(['no'], 'a.txt', { type: 'text/plain' }));
    expect((await shop.call('diego', 'POST /org/product/book/image', undefined, { form })).status).toBe(422);
    await ask('DELETE /org/product/book');
    expect((await shop.deployment.rest(path(second))).status).toBe(404);
  });

  it('a product that was never ordered is deleted; an ordered one must be deactivated', async () => {
    await shop.product('book');
    await shop.product('mug');
    await shop.grant('ana', 100);
    await shop.put('ana', 'book');
    const { id } = await shop.ask('ana', 'POST /buy_products', {});
    await shop.ask('ana', `POST /orders/${id}/cancel`);
    // A cancelled order does not count as sold.
    const kept = (await ask('GET /org/products?keywords=book')).items;
    expect(kept).toMatchObject([{ stock: 5, held: 0, sold: 0 }]);
    const answer = await shop.call('diego', 'DELETE /org/product/book');
    expect([answer.status, answer.said.code]).toEqual([409, 'in_use']);
    expect(answer.said.reasons[0].message).toBe(
      'Líneas de pedidos que lo tienen: 1. Desactívalo en lugar de eliminarlo.',
    );
    await ask('DELETE /org/product/mug');
    expect((await shop.call('diego', 'DELETE /org/product/mug')).status).toBe(404);
  });

  it('product categories have unique names and an order, and are deleted only when empty', async () => {
    const tea = await ask('POST /org/product_category', { name: 'Té', icon: 'leaf' });
    expect(tea).toMatchObject({
      name: 'Té',
      name_en: null,
      icon: 'leaf',
      position: 2,
      active: true,
      products: 0,
    });
    expect(await faults('POST /org/product_category', { name: 'té' })).toEqual(['name: name_taken']);
    expect(await faults(`PATCH /org/product_category/${tea.id}`, { name: 'HOME' })).toEqual([
      'name: name_taken',
    ]);
    await ask(`PATCH /org/product_category/${tea.id}`, { position: 0, name: 'TÉ', name_en: 'Tea' });
    const all = await ask('GET /org/product_category');
    expect(all.map(({ name }: { name: string }) => name)).toEqual(['TÉ', 'home', 'own']);
    await shop.product('book', { categoryId: tea.id, active: false });
    const answer = await shop.call('diego', `DELETE /org/product_category/${tea.id}`);
    expect([answer.status, answer.said.reasons[0].code]).toEqual([409, 'used_by_products']);
    await ask('DELETE /org/product/book');
    await ask(`DELETE /org/product_category/${tea.id}`);
    expect(await ask('GET /org/product_category')).toHaveLength(2);
  });

  it('catalogs have unique names, and the first active one applies to people who have not chosen', async () => {
    const mx = await ask('POST /org/catalog', { name: 'México', country: 'MX' });
    expect(mx).toMatchObject({ name: 'México', description: '', country: 'MX', is_mine: true, active: true });
    const cl = await ask('POST /org/catalog', { name: 'Chile' });
    expect(cl.is_mine).toBe(false);
    expect(await faults('POST /org/catalog', { name: 'CHILE' })).toEqual(['name: name_taken']);
    expect((await faults('POST /org/catalog', { name: 'Perú', country: 'Perú' }))[0]).toMatch(/^country: /);
    await ask(`PATCH /org/catalog/${mx.id}`, { active: false });
    const all = await ask('GET /org/catalogs');
    expect(all.map(({ name, is_mine }: { name: string; is_mine: boolean }) => [name, is_mine])).toEqual([
      ['México', false],
      ['Chile', true],
    ]);
    expect((await shop.call('diego', 'PATCH /org/catalog/none', { name: 'x' })).status).toBe(404);
  });

  it('a provider has one product per external id, found by the name of the provider', async () => {
    const provider = (id: string) => ({ id, name: id, logoUrl: null, website: null, contactEmail: null });
    await shop.change(async (store) => {
      const rest = { country: null, active: true, createdAt: '2026-01-01' };
      await store.insert(providers, [
        { ...provider('Cine'), ...rest },
        { ...provider('Radio'), ...rest },
      ]);
      await store.insert(catalogs, [catalog('mx', 0)]);
    });
    const ticket = { ...mug, provider_id: 'Cine', external_id: 'T-1', catalog_id: 'mx' };
    const { id } = await ask('POST /org/product', ticket);
    expect(await faults('POST /org/product', ticket)).toEqual(['external_id: external_taken']);
    await ask('POST /org/product', { ...ticket, provider_id: 'Radio' });
    await ask(`PATCH /org/product/${id}`, { external_id: 'T-1', points: 5 });
    expect((await ask('GET /org/products?keywords=cine')).items).toHaveLength(1);
    await shop.change((store) => refoldProducts(store, { id: 'Cine', name: 'Cinema' }));
    expect((await ask('GET /org/products?keywords=cinema taza')).items).toHaveLength(1);
  });
});
