/** The administration of announcements and featured items, over the real backend. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { featuredItems, publicity } from '#backend/pages/pages.tables.ts';
import type { FeaturedItem } from '#schema/pages/pages.endpoints.ts';
import { FeaturedSection } from '#src/pages/announced/FeaturedSection.tsx';
import { PublicitySection } from '#src/pages/announced/PublicitySection.tsx';
import { admin, employee } from '#tests/backend/orderFixture.ts';
import { openStoreFixture, openStore, type StoreFixture } from '#tests/catalog/storePage.tsx';
import { fill } from '#tests/support/fill.ts';
import { dialog, long, soon, type OpenPage } from '#tests/support/openPage.tsx';

let fixture: StoreFixture;
beforeEach(async () => {
  fixture = await openStoreFixture();
  await fixture.write(async (store) => {
    await store.remove(publicity, {});
    await store.remove(featuredItems, {});
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fixture.close();
});

const announce = (title: string, more: object = {}) =>
  fixture.ask<{ id: string }>('POST /org/publicity', admin, { title, placement: 'home', ...more });
const shownTo = (email: string) =>
  fixture.ask<{ title: string; placement: string; link: string | null }[]>('GET /publicity/user', email);
const announcements = (failing: readonly string[] = []): Promise<OpenPage> =>
  openStore(fixture, admin, '/admin/announcements', <PublicitySection />, failing);

describe('announcements', () => {
  test(
    'an announcement is created with its placement and link, and is shown to employees',
    async () => {
      const page = await announcements();
      await page.user.click(await screen.findByRole('button', { name: 'Crear el primer anuncio' }, soon));
      const panel = await dialog('Nuevo anuncio');
      await page.user.click(panel.getByRole('button', { name: 'Crear' }));
      await panel.findByRole('alert', {}, soon);
      await fill(page.user, panel.getByLabelText('Título'), 'Feria de salud');
      await page.user.click(panel.getByRole('radio', { name: /Sobre las páginas/u }));
      // The preview shows the same text.
      expect(panel.getByRole('figure', { hidden: true }).textContent).toContain('Feria de salud');
      await page.user.click(panel.getByRole('button', { name: /A dónde lleva/u }));
      await page.user.click(await screen.findByRole('option', { name: 'Otra dirección' }, soon));
      await fill(page.user, panel.getByLabelText('Dirección'), 'https://feria.example/hoy');
      await page.user.click(panel.getByRole('button', { name: 'Crear' }));
      await screen.findByText('A la vista', {}, soon);
      expect(await shownTo(employee)).toEqual([
        expect.objectContaining({
          title: 'Feria de salud',
          placement: 'banner',
          link: 'https://feria.example/hoy',
        }),
      ]);
      expect(page.asked.filter(({ name }) => name === 'CreatePublicity')).toHaveLength(1);
    },
    long,
  );

  test(
    'an announcement for a department is shown only to its people, and its row names the department',
    async () => {
      const page = await announcements();
      await page.user.click(await screen.findByRole('button', { name: 'Nuevo anuncio' }, soon));
      const panel = await dialog('Nuevo anuncio');
      await fill(page.user, panel.getByLabelText('Título'), 'Solo para unos');
      await page.user.click(panel.getByRole('combobox', { name: 'Quién lo ve' }));
      await page.user.click(await screen.findByRole('option', { name: /Finanzas/u }, soon));
      await page.user.click(panel.getByRole('button', { name: 'Crear' }));
      const row = (await screen.findByRole('button', { name: /^Solo para unos/u }, soon)).closest('li, tr');
      expect(row?.textContent).toContain('Finanzas');
      const finance = (
        await fixture.ask<{ items: { email: string; department_name: string }[] }>(
          'POST /user/search?page=1',
          admin,
          {},
        )
      ).items;
      for (const { email, department_name: department } of finance.slice(0, 4))
        expect([email, await shownTo(email)]).toEqual([
          email,
          department === 'Finanzas' ? [expect.objectContaining({ title: 'Solo para unos' })] : [],
        ]);
    },
    long,
  );

  test(
    'announcements show their states, a switch hides one at once, and deleting asks first',
    async () => {
      await announce('De siempre');
      await announce('Más adelante', { starts_at: '2999-01-01' });
      await announce('De antes', { ends_at: '2020-01-01' });
      await announce('Guardado', { active: false });
      const page = await announcements();
      const rowOf = async (name: string) =>
        (await screen.findByRole('button', { name }, soon)).closest('li, tr')?.textContent;
      expect(await rowOf('De siempre')).toContain('A la vista');
      expect(await rowOf('Más adelante')).toMatch(/Programado.*Desde el/u);
      expect(await rowOf('De antes')).toMatch(/Terminó.*Hasta el/u);
      expect(await rowOf('Guardado')).toContain('Apagado');
      await page.user.click(screen.getByRole('switch', { name: 'De siempre: activo' }));
      await waitFor(async () => expect(await shownTo(employee)).toEqual([]), soon);

      await page.user.click(screen.getByRole('button', { name: 'Acciones de De antes' }));
      await page.user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }, soon));
      const asked = await dialog('¿Eliminar el anuncio De antes?');
      asked.getByText(/No se puede deshacer/u);
      await page.user.click(asked.getByRole('button', { name: 'Eliminar' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'De antes' })).toBeNull(), soon);
    },
    long,
  );

  test('announcements that could not be loaded show an error instead of an empty list', async () => {
    await announcements(['PublicityList']);
    await screen.findByText('No pudimos cargar los anuncios.', {}, soon);
    expect(screen.queryByText('Crear el primer anuncio')).toBeNull();
  });
});

describe('featured items', () => {
  const featured = () => fixture.ask<FeaturedItem[]>('GET /featured', employee);
  const feature = (items: object[]) => fixture.say('PUT /org/featured', admin, { items });
  const open = (failing: readonly string[] = []): Promise<OpenPage> =>
    openStore(fixture, admin, '/admin/featured', <FeaturedSection />, failing);

  test(
    'featured items are chosen, reordered by buttons and saved as a whole',
    async () => {
      await fixture.product({ id: '019d0000-0000-7000-8000-0000000000aa', name: 'Termo' });
      const page = await open();
      await page.user.click(await screen.findByRole('button', { name: 'Destacar algo' }, soon));
      const panel = await dialog('Agregar a destacados');
      await page.user.click(panel.getByRole('button', { name: 'Producto' }));
      await page.user.click(await panel.findByRole('button', { name: 'Destacar Termo' }, soon));
      expect(await panel.findByRole('button', { name: 'Ya está: Termo' })).toHaveProperty('disabled', true);
      await page.user.click(panel.getByRole('button', { name: 'Enlace' }));
      await fill(page.user, panel.getByLabelText('Título'), 'Nuestro blog');
      await fill(page.user, panel.getByLabelText('Dirección'), 'https://blog.example/');
      await page.user.click(panel.getByRole('button', { name: 'Agregar a la lista' }));
      await panel.findByText('2 de 6 lugares ocupados.', {}, soon);
      await page.user.click(panel.getByRole('button', { name: 'Listo' }));
      expect(await featured()).toEqual([]);
      await page.user.click(await screen.findByRole('button', { name: 'Subir Nuestro blog' }, soon));
      await screen.findByText('Nuestro blog: puesto 1 de 2.');
      await page.user.click(screen.getByRole('button', { name: 'Guardar' }));
      await waitFor(
        async () => expect((await featured()).map(({ title }) => title)).toEqual(['Nuestro blog', 'Termo']),
        soon,
      );
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull(), soon);
    },
    long,
  );

  test(
    'a hidden featured item shows why it is hidden, and one refused by the server shows its error',
    async () => {
      const termo = '019d0000-0000-7000-8000-0000000000aa';
      const taza = '019d0000-0000-7000-8000-0000000000ab';
      await fixture.product({ id: termo, name: 'Termo' });
      await fixture.product({ id: taza, name: 'Taza' });
      const link = { kind: 'link', title: 'Blog', link: 'https://blog.example/' };
      expect((await feature([link, { kind: 'product', target_id: termo }])).status).toBe(200);
      const page = await open();
      await screen.findByRole('button', { name: 'Quitar Termo' }, soon);
      expect(screen.queryByText('Nadie lo ve')).toBeNull();
      await page.user.click(screen.getByRole('button', { name: 'Quitar Blog' }));
      await screen.findByText('Tienes cambios sin guardar.');
      await page.user.click(screen.getByRole('button', { name: 'Descartar' }));
      await screen.findByRole('button', { name: 'Quitar Blog' }, soon);
      expect((await featured()).map(({ title }) => title)).toEqual(['Blog', 'Termo']);

      await page.user.click(screen.getByRole('button', { name: 'Agregar' }));
      const panel = await dialog('Agregar a destacados');
      await page.user.click(panel.getByRole('button', { name: 'Producto' }));
      await panel.findByRole('button', { name: 'Ya está: Termo' }, soon);
      await page.user.type(panel.getByRole('searchbox'), 'nada así');
      await panel.findByText('Nada coincide con lo que buscas.', {}, soon);
      await page.user.click(panel.getByRole('button', { name: 'Mostrar todo' }));
      await page.user.click(await panel.findByRole('button', { name: 'Destacar Taza' }, soon));
      await page.user.click(panel.getByRole('button', { name: 'Listo' }));
      // Meanwhile both products are switched off: the new item is refused, the stored item may stay.
      for (const id of [termo, taza]) await fixture.ask(`PATCH /org/product/${id}`, admin, { active: false });
      await page.user.click(await screen.findByRole('button', { name: 'Guardar' }, soon));
      const fault = await screen.findByText(/Esto ya no existe, no está publicado/u, {}, soon);
      expect(fault.closest('li')?.textContent).toContain('Taza');
      await page.user.click(screen.getByRole('button', { name: 'Quitar Taza' }));
      await page.user.click(screen.getByRole('button', { name: 'Subir Termo' }));
      await page.user.click(screen.getByRole('button', { name: 'Guardar' }));
      const unseen = await screen.findByText('Nadie lo ve', {}, soon);
      expect(unseen.closest('li')?.textContent).toContain('está desactivado');
      expect((await featured()).map(({ title }) => title)).toEqual(['Blog']);
    },
    long,
  );

  test('featured items that could not be loaded show an error instead of an empty list', async () => {
    await open(['FeaturedChoices']);
    await screen.findByText('No pudimos cargar los destacados.', {}, soon);
    expect(screen.queryByText(/Todavía no hay nada/u)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Destacar algo' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Agregar' })).toBeNull();
  });
});
