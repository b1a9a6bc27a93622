/** The catalog as employees see it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogs, productCategories } from '#backend/stock/catalog.tables.ts';
import { aShop, catalog, type Shop } from './shopFixture.ts';
import { storesOf } from '../support/trials.ts';

let shop: Shop;
afterEach(() => shop.deployment.close());

describe.each(storesOf(import.meta.url))('catalog, %s store', (kind) => {
  beforeEach(async () => {
    shop = await aShop(kind);
    await shop.product('mug', { name: 'Taza de café', description: 'Cerámica', points: 30 });
    shop.deployment.now += 1000;
    await shop.product('book', { name: 'Libro', description: 'Café y té', points: 80, categoryId: 'own' });
    shop.deployment.now += 1000;
    await shop.product('card', { name: 'Tarjeta', points: 80 });
  });
  const names = async (body: object = {}, who = 'ana', route = 'POST /products'): Promise<string[]> =>
    (await shop.ask(who, route, body)).items.map(({ id }: { id: string }) => id);

  it('the catalog shows the newest products first, or orders by price', async () => {
    expect(await names()).toEqual(['card', 'book', 'mug']);
    expect(await names({ order: 'points_asc' })).toEqual(['mug', 'card', 'book']);
    expect(await names({ order: 'points_desc' })).toEqual(['card', 'book', 'mug']);
  });

  it('the catalog shows a product with category, pictures, stock, terms and questions', async () => {
    const questions = [{ id: 'q', label: 'Talla', required: true, options: ['S', 'M'] }];
    await shop.product('shirt', { categoryId: 'own', questions, terms: 'Sin cambios', imageUrl: '/s.svg' });
    expect(await shop.ask('ana', 'POST /product', { id: 'shirt' })).toMatchObject({
      id: 'shirt',
      category_name: 'own',
      category_name_en: 'Ours',
      icon: 'gift',
      just_corporative: true,
      provider: null,
      image_urls: ['/s.svg'],
      stock: 5,
      questions,
      terms: 'Sin cambios',
    });
    expect((await shop.call('ana', 'POST /product', { id: 'none' })).status).toBe(404);
  });

  it('catalog search finds products by every word, ignoring accents and case', async () => {
    expect(await names({ keywords: 'CAFE' })).toEqual(['book', 'mug']);
    expect(await names({ keywords: 'café ceramica' })).toEqual(['mug']);
    expect(await names({ keywords: 'café tarjeta' })).toEqual([]);
    expect(await names({ keywords: '%' })).toEqual([]);
    expect(await names({ keywords: '   ' })).toHaveLength(3);
  });

  it('the catalog filters by category, price and products of the organisation', async () => {
    expect(await names({ category_ids: ['home'] })).toEqual(['card', 'mug']);
    expect(await names({ category_ids: ['home', 'own'] })).toHaveLength(3);
    expect(await names({ category_ids: ['none'] })).toEqual([]);
    expect(await names({ just_corporative: true })).toEqual(['book']);
    expect(await names({ min_points: 31, max_points: 80 })).toEqual(['card', 'book']);
    expect(await names({ max_points: 79 })).toEqual(['mug']);
    expect(await shop.faults('ana', 'POST /products', { min_points: 5, max_points: 4 })).toEqual([
      'max_points: maximum_below_minimum',
    ]);
  });

  it('the catalog shows the products of one category, filtered by words and ownership', async () => {
    const of = (id: string, body: object = {}, query = '') =>
      names(body, 'ana', `POST /product/category/${id}${query}`);
    expect(await of('home')).toEqual(['card', 'mug']);
    expect(await of('home', { keywords: 'taza' })).toEqual(['mug']);
    expect(await of('home', {}, '?just_corporative=true')).toEqual([]);
    expect(await of('own', {}, '?just_corporative=true')).toEqual(['book']);
    expect((await shop.call('ana', 'POST /product/category/none', {})).status).toBe(404);
  });

  it('the catalog omits inactive products and inactive categories', async () => {
    await shop.ask('diego', 'PATCH /org/product/card', { active: false });
    expect(await names()).toEqual(['book', 'mug']);
    await shop.ask('diego', 'PATCH /org/product_category/own', { active: false });
    expect(await names()).toEqual(['mug']);
    expect((await shop.call('ana', 'POST /product/category/own', {})).status).toBe(404);
    const shown = await shop.ask('ana', 'GET /product_category');
    expect(shown.map(({ id, products }: { id: string; products: number }) => [id, products])).toEqual([
      ['home', 1],
    ]);
  });

  it('the catalog is that of the reader: the first active one, the chosen one, or another on request', async () => {
    await shop.change((store) =>
      store.insert(catalogs, [catalog('mx', 0), catalog('cl', 1, { country: 'CL' })]),
    );
    await shop.product('pisco', { catalogId: 'cl' });
    await shop.product('mezcal', { catalogId: 'mx' });
    expect(await names()).toEqual(['mezcal', 'card', 'book', 'mug']);
    expect(await names({ catalog_id: 'cl' })).toEqual(['pisco', 'card', 'book', 'mug']);
    expect(await shop.faults('ana', 'POST /products', { catalog_id: 'none' })).toEqual([
      'catalog_id: id_unknown',
    ]);
    const mine = (all: { id: string; is_mine: boolean; products: number }[]) =>
      all.map(({ id, is_mine, products }) => [id, is_mine, products]);
    expect(mine(await shop.ask('ana', 'GET /catalogs'))).toEqual([
      ['mx', true, 4],
      ['cl', false, 4],
    ]);
    for (const id of ['cl', 'mx', 'cl'])
      expect(mine(await shop.ask('ana', 'PUT /catalogs/mine', { catalog_id: id }))).toContainEqual([
        id,
        true,
        4,
      ]);
    expect(await names()).toContain('pisco');
    expect(await names({}, 'bruno')).toContain('mezcal');
    const category = (await shop.ask('ana', 'GET /product_category'))[0];
    expect(category.products).toBe(3);
    expect(await shop.faults('ana', 'PUT /catalogs/mine', { catalog_id: 'none' })).toEqual([
      'catalog_id: id_unknown',
    ]);
    await shop.turn('choose_catalog', false);
    expect((await shop.call('ana', 'PUT /catalogs/mine', { catalog_id: 'mx' })).said.code).toBe('module_off');
    // All catalogs are inactive: only products that belong to every catalog remain.
    for (const id of ['mx', 'cl']) await shop.ask('diego', `PATCH /org/catalog/${id}`, { active: false });
    expect(await names()).toEqual(['card', 'book', 'mug']);
    expect(await shop.ask('ana', 'GET /catalogs')).toEqual([]);
  });

  it('a person saves for one product at a time and sees the progress', async () => {
    expect(await shop.ask('ana', 'GET /saving')).toEqual({ product: null, have: 0, need: 0 });
    await shop.grant('ana', 20);
    expect(await shop.ask('ana', 'PUT /saving', { product_id: 'mug' })).toMatchObject({
      product: { id: 'mug', missing: [{ code: 'points', have: 20, need: 30 }] },
      have: 20,
      need: 30,
    });
    await shop.ask('ana', 'PUT /saving', { product_id: 'card' });
    expect((await shop.ask('ana', 'GET /saving')).product.id).toBe('card');
    expect((await shop.ask('bruno', 'GET /saving')).product).toBe(null);
    expect(await shop.faults('ana', 'PUT /saving', { product_id: 'none' })).toEqual([
      'product_id: id_unknown',
    ]);
    await shop.product('old', { active: false });
    expect(await shop.faults('ana', 'PUT /saving', { product_id: 'old' })).toEqual([
      'product_id: product_inactive',
    ]);
    expect(await shop.ask('ana', 'PUT /saving', { product_id: null })).toMatchObject({
      product: null,
      need: 0,
    });
    await shop.ask('ana', 'PUT /saving', { product_id: 'card' });
    await shop.ask('diego', 'DELETE /org/product/card');
    expect((await shop.ask('ana', 'GET /saving')).product).toBe(null);
  });

  it('the catalog of one organisation is invisible and unchangeable for another', async () => {
    const other = 'olga@otro.example';
    expect(await names({}, other)).toEqual([]);
    expect(await shop.ask(other, 'GET /product_category')).toEqual([]);
    expect((await shop.ask(other, 'GET /org/products')).items).toEqual([]);
    expect((await shop.call(other, 'POST /product', { id: 'mug' })).status).toBe(404);
    for (const route of ['PATCH /org/product/mug', 'PATCH /org/product_category/home'])
      expect((await shop.call(other, route, { name: 'x' })).status).toBe(404);
    expect((await shop.call(other, 'POST /org/product/mug/stock', { by: 1 })).status).toBe(404);
    for (const route of ['DELETE /org/product/mug', 'DELETE /org/product_category/own'])
      expect((await shop.call(other, route)).status).toBe(404);
    expect(await shop.faults(other, 'PUT /saving', { product_id: 'mug' })).toEqual([
      'product_id: id_unknown',
    ]);
    expect(
      await shop.faults(other, 'POST /org/product', { name: 'x', category_id: 'home', points: 1 }),
    ).toEqual(['category_id: id_unknown']);
    expect(await names()).toHaveLength(3);
  });

  it('the catalog is for members, its admin view for administrators, and off with its module', async () => {
    expect((await shop.call('xavi', 'POST /products', {})).status).toBe(403);
    for (const route of ['GET /org/products', 'GET /org/product_category', 'GET /org/catalogs'])
      expect((await shop.call('carla', route)).status).toBe(403);
    await shop.turn('catalog', false);
    expect((await shop.call('ana', 'POST /products', {})).said.code).toBe('module_off');
    expect((await shop.call('diego', 'GET /org/products')).said.code).toBe('module_off');
  });

  it('catalog lists never exceed a hundred entries, and products come in pages', async () => {
    const many = Array.from({ length: 120 }, (_, index) => index);
    await shop.change(async (store) => {
      const [row] = (await store.list(productCategories, { where: { id: 'home' } })).rows;
      if (row === undefined) throw new Error('no category');
      await store.insert(
        productCategories,
        many.slice(0, 98).map((at) => ({ ...row, id: `c${at}`, name: `c${at}` })),
      );
      await store.insert(
        catalogs,
        many.slice(0, 100).map((at) => catalog(`k${at}`, at)),
      );
    });
    for (const at of many) await shop.product(`x${at}`);
    expect(await shop.faults('diego', 'POST /org/product_category', { name: 'more' })).toEqual([
      'name: list_full',
    ]);
    expect(await shop.faults('diego', 'POST /org/catalog', { name: 'more' })).toEqual(['name: list_full']);
    for (const route of [
      'GET /product_category',
      'GET /org/product_category',
      'GET /catalogs',
      'GET /org/catalogs',
    ])
      expect(await shop.ask('diego', route)).toHaveLength(100);
    expect(await names()).toHaveLength(20);
    expect((await shop.ask('ana', 'POST /products', { page: 7 })).pagination).toEqual({
      page: 7,
      per_page: 20,
      total: 123,
      total_pages: 7,
    });
  });
});
