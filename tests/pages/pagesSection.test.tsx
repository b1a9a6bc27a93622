/**
 * Editing the organisation's pages over the real backend: no input is lost, and no change of another administrator is
 * overwritten silently.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PagesSection } from '#src/pages/admin/PagesSection.tsx';
import { toasts } from '#src/lib/toasts.ts';
import { readPageDraft } from '#src/pages/admin/pageForm.ts';
import { pageIconNames } from '#src/pages/pageIcons.ts';
import { pageIconWords } from '#src/pages/admin/pageIconWords.ts';
import { openPagesFixture, type PagesFixture } from '#tests/backend/pagesFixture.ts';
import { openPages } from './pagesPage.tsx';
import { dialog, long, soon, type OpenPage } from '#tests/support/openPage.tsx';

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
    'the list of pages shows addresses and states, and moving a page announces its new place',
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
      // The pressed arrow is disabled at the end of the list, so the other arrow gets the focus.
      await waitFor(async () => expect(document.activeElement).toBe(await button('Subir Uno')), soon);
      await waitFor(async () => expect((await kept()).map(({ slug }) => slug)).toEqual(['dos', 'uno']), soon);
    },
  );

  test(
    'a move in a list that another person extended is refused, and the stored order is shown',
    { timeout: long },
    async () => {
      await fixture.page('uno', { position: 0, title: 'Uno' });
      await fixture.page('dos', { position: 1, title: 'Dos' });
      const page = await open();
      const down = await button('Bajar Uno');
      await fixture.page('tres', { position: 2, title: 'Tres' });
      await page.user.click(down);
      await waitFor(
        () =>
          expect(toasts.store.getSnapshot().context.toasts.map(({ text }) => text)).toContain(
            'La lista cambió mientras tanto. Este es su orden ahora.',
          ),
        soon,
      );
      await button('Bajar Dos');
      await button('Subir Tres');
      expect((await button('Subir Uno')).matches(':disabled')).toBe(true);
      expect((await kept()).map(({ slug }) => slug)).toEqual(['uno', 'dos', 'tres']);
    },
  );

  test('a custom page is published by its switch in the list', { timeout: long }, async () => {
    await fixture.page('uno', { title: 'Uno', published: false });
    const page = await open();
    await page.user.click(await screen.findByRole('switch', { name: 'Uno: activo' }, soon));
    await waitFor(async () => expect((await kept())[0]?.published).toBe(true), soon);
  });

  test('deleting a page asks first', { timeout: long }, async () => {
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

describe('the form of a page', () => {
  test('the address of a page follows its title until an address is typed', { timeout: long }, async () => {
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

  test('a taken address of a page is reported, and the typed title stays', { timeout: long }, async () => {
    await fixture.page('uno', { title: 'Uno' });
    const page = await open('/admin/pages?page=new');
    await page.user.type(await field('Título'), 'Uno');
    await page.user.click(await button('Crear'));
    expect(await screen.findByText('Ya hay una página con esa dirección.', undefined, soon)).toBeDefined();
    expect((await field('Título')).getAttribute('value')).toBe('Uno');
    expect(await kept()).toHaveLength(1);
  });

  test(
    'the text of a page is loaded into the editor, and is not sent if it was not changed',
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
    'a proposed text is previewed with its source, and is inserted into the page as blocks',
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

  test('an unsaved page survives a reload until it is saved', { timeout: long }, async () => {
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

  test('changes of a page are discarded after a confirmation', { timeout: long }, async () => {
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

describe('concurrent changes of a page', () => {
  const theirs = (change: object) => fixture.ask('carla', 'PATCH /org/custom/page/uno', change);

  test(
    'saving a page changed by another person shows both versions, and saving again writes only one’s own changes',
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

  test('the other person’s version of a page can be kept instead', { timeout: long }, async () => {
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

  test('a moved page is not reported as changed by another person', { timeout: long }, async () => {
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

describe('the stored draft of a page', () => {
  test('a stored value that is not a page draft is read as null', () => {
    for (const text of ['', '{', 'null', '5', '{"fields":{}}', '[]']) {
      localStorage.setItem('here', text);
      expect(readPageDraft('here')).toBeNull();
    }
  });
});

test('every page icon has search words, and every search word has an icon', () => {
  expect(Object.keys(pageIconWords).toSorted()).toEqual([...pageIconNames].toSorted());
});
