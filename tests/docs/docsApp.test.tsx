/** The frame of the documentation: menu, pages, titles, and no call that asks who the reader is. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { docsDrawerPx } from '#schema/limits.parts.ts';
import type { TestDeployment } from '#tests/support/deployment.ts';
import { aDocsHome } from './apiFixture.ts';
import { openDocs, soon } from './docsPage.tsx';

let deployment: TestDeployment;
beforeAll(async () => {
  deployment = await aDocsHome('tab', { withSandbox: false });
});
afterAll(() => deployment.close());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const menu = (): HTMLElement => screen.getByRole('navigation', { name: 'Documentación' });
const title = (): Promise<HTMLElement> => screen.findByRole('heading', { level: 1 }, soon);

describe('the menu', () => {
  test('the menu has two groups with three pages, marks the default page and is 230 px wide', async () => {
    openDocs(deployment, '/docs');
    await title();
    const groups = within(menu()).getAllByRole('button');
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Acerca de', 'Guía práctica']);
    const pages = (name: string): (string | null)[] =>
      within(within(menu()).getByRole('list', { name }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(pages('Acerca de')).toEqual(['Información general']);
    expect(pages('Guía práctica')).toEqual(['Autenticación', 'Servicios de la API pública']);
    const current = within(menu()).getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual(['Información general']);
    expect(menu().closest('aside')?.style.width).toBe(`${docsDrawerPx}px`);
  });

  test('each group of the menu folds by itself', async () => {
    const { user } = openDocs(deployment, '/docs');
    await title();
    const [about, howTo] = within(menu()).getAllByRole('button');
    if (about === undefined || howTo === undefined) throw new Error('there are two groups');
    await user.click(howTo);
    expect(howTo.getAttribute('aria-expanded')).toBe('false');
    expect(about.getAttribute('aria-expanded')).toBe('true');
    expect(within(menu()).queryByRole('link', { name: 'Autenticación' })).toBeNull();
    await user.click(howTo);
    expect(within(menu()).getByRole('link', { name: 'Autenticación' })).toBeDefined();
  });

  test.each(['/docs', ''] as const)(
    'the menu leads to the pages below "%s", each with its title',
    async (base) => {
      const { user, addresses } = openDocs(deployment, base === '' ? '/' : base, { base });
      await title();
      expect(document.title).toBe('Información general · API · Aplauso');
      for (const [name, path] of [
        ['Autenticación', '/authenticate'],
        ['Servicios de la API pública', '/services'],
      ] as const) {
        await user.click(within(menu()).getByRole('link', { name }));
        await screen.findByRole('heading', { level: 1, name }, soon);
        expect(addresses.at(-1)).toBe(`${base}${path}`);
        expect(document.title).toBe(`${name} · API · Aplauso`);
        expect(document.activeElement?.tagName).toBe('MAIN');
        expect(within(menu()).getAllByRole('link', { current: 'page' })).toHaveLength(1);
      }
    },
  );
});

describe('the frame', () => {
  test('the frame links to the app only when the app is beside it', async () => {
    openDocs(deployment, '/docs');
    expect((await screen.findByRole('link', { name: 'Ir a la aplicación' }, soon)).getAttribute('href')).toBe(
      '/',
    );
    openDocs(deployment, '/', { base: '', app: null, brand: 'outpoints' });
    await title();
    expect(screen.queryByRole('link', { name: 'Ir a la aplicación' })).toBeNull();
    expect(document.title).toContain('Outpoints');
    expect(screen.getAllByRole('banner')[0]?.textContent).toContain('Outpoints');
  });

  test('the frame hands the chosen language over', async () => {
    const { user, chosen } = openDocs(deployment, '/docs');
    await user.click(await screen.findByRole('button', { name: 'English' }, soon));
    expect(chosen).toHaveBeenCalledExactlyOnceWith('en');
  });

  test('the frame lets the keyboard skip to the content first', async () => {
    const { user } = openDocs(deployment, '/docs');
    await title();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Saltar al contenido');
    await user.keyboard('{Enter}');
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  test('the frame opens the menu as a sheet, and a choice closes it', async () => {
    const { user } = openDocs(deployment, '/docs');
    await user.click(await screen.findByRole('button', { name: 'Menú' }, soon));
    const sheet = await screen.findByRole('dialog', undefined, soon);
    await user.click(within(sheet).getByRole('link', { name: 'Autenticación' }));
    await screen.findByRole('heading', { level: 1, name: 'Autenticación', hidden: true }, soon);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), soon);
  });

  test('the documentation says that a page at an unknown address does not exist', async () => {
    openDocs(deployment, '/docs/nothing');
    expect((await title()).textContent).toBe('Esta página no existe');
    expect(within(menu()).queryByRole('link', { current: 'page' })).toBeNull();
  });
});

test('reading the documentation makes no requests and reads no stored token', async () => {
  const reads = vi.spyOn(Storage.prototype, 'getItem');
  const { asked } = openDocs(deployment, '/docs');
  await title();
  expect(asked).toEqual([]);
  expect(reads.mock.calls.filter(([name]) => name === 'auth_token')).toEqual([]);
});

test('the documentation shows the sentences of the specification', async () => {
  const { user } = openDocs(deployment, '/docs/authenticate');
  await screen.findByText(
    'Las peticiones a la API llevan la clave en una cabecera de autorización.',
    undefined,
    soon,
  );
  screen.getByText('Las claves se administran en Configuración, Panel de administración, API pública.');
  const way = within(screen.getByRole('list', { name: 'Camino hasta las claves' })).getAllByRole('listitem');
  expect(way.map(({ textContent }) => textContent)).toEqual([
    'Configuración',
    'Panel de administración',
    'API pública',
  ]);
  await user.click(within(menu()).getByRole('link', { name: 'Servicios de la API pública' }));
  await screen.findByText('La insignia debe crearse antes en la consola de administración.', undefined, soon);
});
