/** Writing the organisation's pages, on the real backend: nothing that was typed is lost, and nothing of others is overwritten unseen. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PagesSection } from '#src/pages/admin/PagesSection.tsx';
import { readPageDraft } from '#src/pages/admin/pageForm.ts';
import { pageIconNames } from '#src/pages/pageIcons.ts';
import { pageIconWords } from '#src/pages/admin/pageIconWords.ts';
import { openPagesFixture, type PagesFixture } from '#tests/backend/pagesFixture.ts';
import { dialog, long, openPages, soon, type OpenPage } from './pagesPage.tsx';

let fixture: PagesFixture;
beforeEach(async () => {
  fixture = await openPagesFixture('tab');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fixture.deployment.close();
});

const words = (text: string) => [{ type: 'paragraph' as const, text: [{ text }] }];
const open = (at = '/admin/pages', again = false): Promise<OpenPage> =>
  openPages(fixture, <PagesSection />, { at, again });
const button = (name: RegExp | string): Promise<HTMLElement> => screen.findByRole('button', { name }, soon);
const field = (name: RegExp | string): Promise<HTMLElement> => screen.findByRole('textbox', { name }, soon);
const editor = (): Promise<HTMLElement> => field('Texto');
const writes = ({ asked }: OpenPage): readonly string[] =>
  asked.map(({ name }) => name).filter((name) => /^(?:Create|Update|Delete)/u.test(name));
const kept = async () =>
  (await fixture.ask('diego', 'GET /org/custom/page')) as {
    title: string;
    slug: string;
    content: unknown;
    icon: string;
    published: boolean;
  }[];

describe('the list of pages', () => {
  test(
    'shows title, address and state in the order of the menu; moving says where a page stands now',
    { timeout: long },
    async () => {
      await fixture.page('uno', { position: 0, title: 'Uno' });
      await fixture.page('dos', { position: 1, title: 'Dos', published: false });
      const page = await open();
      expect(await screen.findByText('/pages/uno', undefined, soon)).toBeDefined();
      expect((await screen.findByRole<HTMLInputElement>('switch', { name: 'Dos: activo' })).checked).toBe(
        false,
      );
      await page.user.click(await button('Bajar Uno'));
      expect(await screen.findByText('Uno: puesto 2 de 2.', undefined, soon)).toBeDefined();
      // The pressed arrow cannot go on: the other one has the focus.
      await waitFor(async () => expect(document.activeElement).toBe(await button('Subir Uno')), soon);
      await waitFor(async () => expect((await kept()).map(({ slug }) => slug)).toEqual(['dos', 'uno']), soon);
    },
  );

  test('a page is published by its switch', { timeout: long }, async () => {
    await fixture.page('uno', { title: 'Uno', published: false });
    const page = await open();
    await page.user.click(await screen.findByRole('switch', { name: 'Uno: activo' }, soon));
    await waitFor(async () => expect((await kept())[0]?.published).toBe(true), soon);
  });

  test('deleting asks first', { timeout: long }, async () => {
    await fixture.page('uno', { title: 'Uno' });
    const page = await open();
    await page.user.click(await button('Acciones de Uno'));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }, soon));
    const asked = await dialog('¿Eliminar Uno?');
    expect(writes(page)).toEqual([]);
    await page.user.click(asked.getByRole('button', { name: 'Eliminar' }));
    await waitFor(async () => expect(await kept()).toEqual([]), soon);
    expect(await screen.findByText(/Todavía no hay ninguna página/u, undefined, soon)).toBeDefined();
  });
});

describe('writing a page', () => {
  test('the address follows the title until somebody types one', { timeout: long }, async () => {
    const page = await open('/admin/pages?page=new');
    await page.user.type(await field('Título'), 'Cómo pedir día');
    expect((await field('Dirección')).getAttribute('value')).toBe('como-pedir-dia');
    await page.user.clear(await field('Dirección'));
    await page.user.type(await field('Dirección'), 'libres');
    await page.user.type(await field('Título'), 's libres');
    expect((await field('Dirección')).getAttribute('value')).toBe('libres');
    await page.user.click(await button('Crear'));
    await waitFor(async () => expect((await kept())[0]?.slug).toBe('libres'), soon);
    expect(page.address()).toBe('/admin/pages');
  });

  test(
    'an address that is taken is said beside it, and everything typed stays',
    { timeout: long },
    async () => {
      await fixture.page('uno', { title: 'Uno' });
      const page = await open('/admin/pages?page=new');
      await page.user.type(await field('Título'), 'Uno');
      await page.user.click(await button('Crear'));
      expect(await screen.findByText('Ya hay una página con esa dirección.', undefined, soon)).toBeDefined();
      expect((await field('Título')).getAttribute('value')).toBe('Uno');
      expect(await kept()).toHaveLength(1);
    },
  );

  test(
    'the text that is there stands in the editor and is not sent where nobody touched it',
    { timeout: long },
    async () => {
      await fixture.page('uno', { title: 'Uno', content: words('Lo que ya estaba') });
      const page = await open('/admin/pages?page=uno');
      await waitFor(async () => expect((await editor()).textContent).toContain('Lo que ya estaba'), soon);
      await page.user.type(await field('Título'), ' y más');
      await page.user.click(await button('Guardar'));
      await waitFor(() => expect(page.address()).toBe('/admin/pages'), soon);
      const sent = page.asked.find(({ name }) => name === 'UpdatePage')?.variables['input'];
      expect(Object.keys(sent ?? {}).toSorted()).toEqual(['seen', 'title']);
      expect((await kept())[0]).toMatchObject({ title: 'Uno y más', content: words('Lo que ya estaba') });
    },
  );

  test(
    'the proposed text is read first, says where it came from, and comes in as blocks',
    { timeout: long },
    async () => {
      const page = await open('/admin/pages?page=new');
      await page.user.type(await field('Título'), 'Vacaciones');
      await page.user.click(await button('Ayúdame a empezar'));
      const helper = await dialog('Ayúdame a empezar');
      await page.user.type(helper.getByRole('textbox', { name: /De qué trata/u }), 'cómo pedir vacaciones');
      await page.user.click(helper.getByRole('button', { name: 'Proponer un texto' }));
      await helper.findByText(
        /plantilla del producto: nada de lo que escribiste salió de aquí/u,
        undefined,
        soon,
      );
      await page.user.click(helper.getByRole('button', { name: 'Poner en la página' }));
      await waitFor(
        async () => expect((await editor()).textContent).toContain('Cómo pedir vacaciones'),
        soon,
      );
      await page.user.click(await button('Crear'));
      await waitFor(async () => expect((await kept())[0]?.content).toHaveLength(4), soon);
    },
  );

  test('what was typed is there after a reload, until it is saved', { timeout: long }, async () => {
    const page = await open('/admin/pages?page=new');
    await page.user.type(await field('Título'), 'A medias');
    const later = await open('/admin/pages?page=new', true);
    expect((await field('Título')).getAttribute('value')).toBe('A medias');
    expect(screen.getByText(/Seguimos donde lo dejaste/u)).toBeDefined();
    await later.user.click(await button('Crear'));
    await waitFor(() => expect(later.address()).toBe('/admin/pages'), soon);
    await open('/admin/pages?page=new', true);
    expect((await field('Título')).getAttribute('value')).toBe('');
  });

  test('changes can be put away after a question', { timeout: long }, async () => {
    await fixture.page('uno', { title: 'Uno' });
    const page = await open('/admin/pages?page=uno');
    await page.user.type(await field('Título'), ' mal');
    await page.user.click(await button('Descartar cambios'));
    await page.user.click(
      (await dialog(/Descartar lo que cambiaste/u)).getByRole('button', { name: 'Descartar cambios' }),
    );
    await waitFor(async () => expect((await field('Título')).getAttribute('value')).toBe('Uno'), soon);
    expect(Object.keys(localStorage).filter((name) => name.startsWith('draft:page'))).toEqual([]);
  });
});

describe('two people at one page', () => {
  const theirs = (change: object) => fixture.ask('carla', 'PATCH /org/custom/page/uno', change);

  test(
    'the second one is told, sees both, and decides; only what each changed is written',
    { timeout: long },
    async () => {
      await fixture.page('uno', { title: 'Uno', icon: 'star', content: words('Primero') });
      const page = await open('/admin/pages?page=uno');
      await page.user.type(await field('Título'), ' de Diego');
      await theirs({ content: words('Lo de Carla'), icon: 'sun' });
      await page.user.click(await button('Guardar'));
      expect(
        await screen.findByText(/Alguien más cambió esta página\. Tu texto sigue aquí/u, undefined, soon),
      ).toBeDefined();
      const other = within(await screen.findByRole('region', { name: 'La versión de alguien más' }, soon));
      expect(other.getByText('Lo de Carla')).toBeDefined();
      expect((await field('Título')).getAttribute('value')).toBe('Uno de Diego');
      expect((await kept())[0]?.title).toBe('Uno');
      await page.user.click(await button('Guardar'));
      await waitFor(
        async () =>
          expect((await kept())[0]).toMatchObject({
            title: 'Uno de Diego',
            icon: 'sun',
            content: words('Lo de Carla'),
          }),
        soon,
      );
    },
  );

  test('their version can be taken instead', { timeout: long }, async () => {
    await fixture.page('uno', { title: 'Uno' });
    const page = await open('/admin/pages?page=uno');
    await page.user.type(await field('Título'), ' de Diego');
    await theirs({ title: 'Uno de Carla' });
    await page.user.click(await button('Guardar'));
    await page.user.click(await button('Quedarme con su versión'));
    await waitFor(
      async () => expect((await field('Título')).getAttribute('value')).toBe('Uno de Carla'),
      soon,
    );
    expect(screen.queryByRole('region', { name: 'La versión de alguien más' })).toBeNull();
  });

  test('moving a page is no change of what it says', { timeout: long }, async () => {
    await fixture.page('uno', { title: 'Uno' });
    const page = await open('/admin/pages?page=uno');
    await page.user.type(await field('Título'), ' más');
    await theirs({ position: 5 });
    const again = await open('/admin/pages?page=uno', true);
    expect((await field('Título')).getAttribute('value')).toBe('Uno más');
    expect(screen.queryByRole('region', { name: 'La versión de alguien más' })).toBeNull();
    await again.user.click(await button('Guardar'));
    await waitFor(async () => expect((await kept())[0]?.title).toBe('Uno más'), soon);
  });
});

describe('what is kept on the device', () => {
  test('something else in its place is no page', () => {
    for (const text of ['', '{', 'null', '5', '{"fields":{}}', '[]']) {
      localStorage.setItem('here', text);
      expect(readPageDraft('here')).toBeNull();
    }
  });
});

test('every icon that can be drawn can be found, and the other way round', () => {
  expect(Object.keys(pageIconWords).toSorted()).toEqual([...pageIconNames].toSorted());
});
