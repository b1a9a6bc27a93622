/**
 * The catalog over the real backend: the address holds the filter, missing conditions are shown, and a failure never
 * looks like an empty catalog.
 */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogs } from '#backend/stock/catalog.tables.ts';
import { CatalogScreen } from '#src/catalog/CatalogScreen.tsx';
import { toasts } from '#src/lib/toasts.ts';
import { employee, admin } from '#tests/backend/orderFixture.ts';
import { openStoreFixture, openStore, type StoreFixture } from './storePage.tsx';
import { soon, type OpenPage } from '#tests/support/openPage.tsx';

let fixture: StoreFixture;
beforeEach(async () => {
  fixture = await openStoreFixture();
  await fixture.purse(employee, 100);
  await fixture.product({ id: 'tea', name: 'Té de montaña', points: 30, fold: 'te de montana', stock: 2 });
  await fixture.product({ id: 'trip', name: 'Paseo en globo', points: 101, fold: 'paseo en globo' });
  await fixture.product({ id: 'gone', name: 'Sombrero', points: 50, fold: 'sombrero', stock: 0 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fixture.close();
});

const open = (at = '/catalog', as = employee): Promise<OpenPage> =>
  openStore(fixture, as, at, <CatalogScreen />);
const card = async (name: string): Promise<HTMLElement> => {
  const link = await screen.findByRole('link', { name }, soon);
  const found = link.closest('article');
  if (found === null) throw new Error(`${name} stands on no card`);
  return found;
};
const names = (): readonly string[] =>
  screen.queryAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
const shows = (...wanted: readonly string[]): Promise<void> =>
  waitFor(() => expect(names().toSorted()).toEqual(wanted.toSorted()), soon);
/** The input of the last product query. */
const lastInput = ({ asked }: OpenPage): unknown =>
  asked.findLast(({ name }) => name === 'Products')?.variables['input'];

describe('the catalog', () => {
  test('each product in the catalog shows its price, its low stock and why it is unavailable', async () => {
    await open();
    expect((await card('Té de montaña')).textContent).toMatch(/Quedan 2.*30 puntos/u);
    expect((await card('Paseo en globo')).textContent).toMatch(/101 puntosTe falta 1 punto\./u);
    expect((await card('Sombrero')).textContent).toMatch(/Agotado por ahora\./u);
    const buttons = screen.getAllByRole('button', { name: /al carrito/u });
    expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Agregar Té de montaña al carrito',
    ]);
  });

  test('the catalog searches with one request after typing, and its link opens the same products', async () => {
    const page = await open();
    await card('Sombrero');
    await page.user.type(screen.getByRole('searchbox'), 'montaña');
    await shows('Té de montaña');
    expect(page.addresses.at(-1)).toBe('/catalog?q=monta%C3%B1a');
    expect(page.asked.filter(({ name }) => name === 'Products')).toHaveLength(2);

    await open(page.addresses.at(-1));
    await shows('Té de montaña');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'montaña');
  });

  test('the catalog filters products by the wallet’s balance, and shows every product again', async () => {
    const page = await open();
    await page.user.click(await screen.findByRole('button', { name: 'Me alcanza' }, soon));
    await shows('Té de montaña', 'Sombrero');
    expect(page.addresses.at(-1)).toBe('/catalog?max=100');
    await page.user.click(screen.getByRole('button', { name: 'Todo' }));
    await shows('Té de montaña', 'Sombrero', 'Paseo en globo');
    expect(page.addresses.at(-1)).toBe('/catalog');
  });

  test('a product opens by its link, and closing it returns to the same filter', async () => {
    const page = await open('/catalog?max=100&product=tea');
    const dialog = await screen.findByRole('dialog', undefined, soon);
    await waitFor(() => expect(dialog.textContent).toContain('Te quedarán 70 puntos.'), soon);
    await page.user.click(within(dialog).getByRole('button', { name: 'Más' }));
    await waitFor(() => expect(dialog.textContent).toContain('Te quedarán 40 puntos.'));
    // Only two units are in stock.
    expect(within(dialog).getByRole('button', { name: 'Más' })).toHaveProperty('disabled', true);
    await page.user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    expect(page.addresses.at(-1)).toBe('/catalog?max=100');
  });

  test('the chosen quantity of a product is put into the cart', async () => {
    const page = await open('/catalog?product=tea');
    const dialog = await screen.findByRole('dialog', undefined, soon);
    await page.user.click(await within(dialog).findByRole('button', { name: 'Más' }, soon));
    await page.user.click(within(dialog).getByRole('button', { name: 'Agregar al carrito' }));
    await waitFor(async () => {
      const cart = await fixture.ask<{ items: { product: { id: string }; quantity: number }[] }>(
        'GET /cart',
        employee,
      );
      expect(cart.items.map(({ product, quantity }) => [product.id, quantity])).toEqual([['tea', 2]]);
    }, soon);
    expect(page.addresses.at(-1)).toBe('/catalog');
  });

  test.each(['nothing-of-the-kind', 'x'.repeat(200)])(
    'the unknown product "%s" is reported as gone and is not offered',
    async (id) => {
      await open(`/catalog?product=${id}`);
      const dialog = await screen.findByRole('dialog', undefined, soon);
      await waitFor(() => expect(dialog.textContent).toContain('Este producto ya no existe.'), soon);
      expect(within(dialog).queryByRole('button', { name: /carrito|ahorrar/iu })).toBeNull();
    },
  );

  test('a product is set as saving goal, another goal replaces it, and the change can be undone', async () => {
    const page = await open('/catalog?product=trip');
    await page.user.click(await screen.findByRole('button', { name: 'Ahorrar para esto' }, soon));
    await screen.findByRole('button', { name: 'Dejar de ahorrar para esto' }, soon);
    expect(await fixture.ask('GET /saving', employee)).toMatchObject({
      product: { id: 'trip' },
      have: 100,
      need: 101,
    });

    await open('/catalog?product=gone');
    await waitFor(() => expect(screen.getByText('Ahorras para Paseo en globo')).toBeTruthy(), soon);
    await page.user.click(await screen.findByRole('button', { name: 'Ahorrar para esto' }, soon));
    await waitFor(() => expect(screen.getByText('Ahorras para Sombrero')).toBeTruthy(), soon);
    toasts.store.getSnapshot().context.toasts.at(-1)?.action?.onAct();
    await waitFor(() => expect(screen.getByText('Ahorras para Paseo en globo')).toBeTruthy(), soon);
  });

  test('changing the country replaces the products of one catalog with those of the other', async () => {
    const at = new Date(fixture.deployment.now).toISOString();
    const catalog = (id: string, country: string, position: number) =>
      ({
        id,
        name: `Tienda ${country}`,
        description: '',
        country,
        position,
        active: true,
        createdAt: at,
      }) as const;
    await fixture.write(async (store) => {
      await store.remove(catalogs, {});
      await store.insert(catalogs, [catalog('mx', 'MX', 0), catalog('co', 'CO', 1)]);
    });
    await fixture.product({ id: 'chile', name: 'Chile seco', fold: 'chile seco', catalogId: 'mx' });
    await fixture.product({ id: 'coffee', name: 'Café de Huila', fold: 'cafe de huila', catalogId: 'co' });
    const page = await open();
    await shows('Té de montaña', 'Sombrero', 'Paseo en globo', 'Chile seco');
    await page.user.click(screen.getByRole('button', { name: 'Catálogo' }));
    await page.user.click(await screen.findByRole('option', { name: /Tienda CO/u }));
    await shows('Té de montaña', 'Sombrero', 'Paseo en globo', 'Café de Huila');
    expect(toasts.store.getSnapshot().context.toasts.at(-1)?.text).toMatch(
      /Ahora canjeas del catálogo Tienda CO/u,
    );
  });

  test('a catalog that could not be loaded shows an error instead of an empty list, and loads on retry', async () => {
    const page = await openStore(fixture, employee, '/catalog', <CatalogScreen />, ['Products']);
    expect((await screen.findByRole('alert', undefined, soon)).textContent).toMatch(
      /No pudimos cargar el catálogo/u,
    );
    expect(screen.queryByText(/preparando su catálogo/u)).toBeNull();
    page.fails.clear();
    await page.user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await shows('Té de montaña', 'Sombrero', 'Paseo en globo');
  });

  test('an empty catalog says so, and shows a link to add products only to administrators', async () => {
    for (const id of ['tea', 'trip', 'gone']) await fixture.ask(`DELETE /org/product/${id}`, admin);
    await open();
    expect(await screen.findByText(/todavía está preparando su catálogo/u, undefined, soon)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Agregar productos' })).toBeNull();
    await open('/catalog', admin);
    expect(await screen.findByRole('link', { name: 'Agregar productos' }, soon)).toBeTruthy();
  });

  test('an address with unreadable filters shows the whole catalog', async () => {
    const page = await open('/catalog?min=-3&max=1e9&order=rubbish&own=yes&category=,,');
    await shows('Té de montaña', 'Sombrero', 'Paseo en globo');
    expect(lastInput(page)).toEqual({ page: 1 });
  });
});
