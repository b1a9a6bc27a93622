/** Reading a page of the organisation, over the real backend. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageScreen } from '#src/pages/PageScreen.tsx';
import { openPagesFixture, type PagesFixture } from '#tests/backend/pagesFixture.ts';
import { hostile } from '#tests/richText/texts.ts';
import { openPages } from './pagesPage.tsx';
import { long, soon } from '#tests/support/openPage.tsx';

let fixture: PagesFixture;
beforeEach(async () => {
  fixture = await openPagesFixture('tab');
  document.title = 'Página · Taller · Aplauso';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fixture.deployment.close();
});

const read = (slug: string, who = 'ana') =>
  openPages(fixture, <PageScreen />, { at: `/pages/${slug}`, pattern: '/pages/:slug', who });

describe('a page of the organisation', () => {
  test(
    'a page shows its title and text, and its title is the document’s title',
    { timeout: long },
    async () => {
      await fixture.page('horarios', {
        title: 'Horarios',
        content: [{ type: 'heading', level: 2, text: [{ text: 'Verano' }] }],
      });
      await read('horarios');
      expect(await screen.findByRole('heading', { level: 1, name: 'Horarios' }, soon)).toBeDefined();
      expect(screen.getByRole('heading', { level: 2, name: 'Verano' })).toBeDefined();
      await waitFor(() => expect(document.title).toBe('Horarios · Taller · Aplauso'), soon);
      expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
    },
  );

  test('an administrator of pages is offered a link to edit the page', { timeout: long }, async () => {
    await fixture.page('horarios', { title: 'Horarios' });
    await read('horarios', 'diego');
    const link = await screen.findByRole('link', { name: 'Editar' }, soon);
    expect(link.getAttribute('href')).toBe('/admin/pages?page=horarios');
  });

  test.each(['horarios', 'nada'])(
    'a page that is unpublished or unknown says so: %s',
    { timeout: long },
    async (slug) => {
      await fixture.page('horarios', { title: 'Horarios', published: false });
      await read(slug);
      expect(await screen.findByText('Esta página ya no está publicada.', undefined, soon)).toBeDefined();
      expect(document.title).toBe('Página · Taller · Aplauso');
    },
  );

  test('hostile text in a page’s title and content is shown as plain text', { timeout: long }, async () => {
    await fixture.page('mal', {
      title: hostile[1] ?? '',
      content: hostile.map((text) => ({
        type: 'paragraph' as const,
        text: [{ text, link: 'https://a.example' }],
      })),
    });
    await read('mal');
    expect(await screen.findByRole('heading', { level: 1, name: hostile[1] ?? '' }, soon)).toBeDefined();
    expect(
      document.querySelectorAll('main :is(script, iframe, img, svg, style, [onerror], [onload])'),
    ).toHaveLength(0);
    expect(Reflect.get(window, 'harmed')).toBeUndefined();
  });
});
