/** Announcements and featured items as employees see them, over the real backend. */
import { useSelector } from '@xstate/react';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { featuredItems, publicity } from '#backend/pages/pages.tables.ts';
import { BannerArea } from '#src/app/BannerArea.tsx';
import { BannerFeed } from '#src/app/BannerFeed.tsx';
import { CatalogAnnouncement } from '#src/catalog/CatalogAnnouncement.tsx';
import { OrganizationRow } from '#src/home/OrganizationRow.tsx';
import { OrganizationSide } from '#src/home/OrganizationSide.tsx';
import { forgetPerson } from '#src/lib/store.ts';
import { toasts } from '#src/lib/toasts.ts';
import { banners } from '#src/organization/banners.store.ts';
import { ShellWorld } from '#stories/app/ShellWorld.tsx';
import { admin, employee, external } from '#tests/backend/orderFixture.ts';
import { openStoreFixture, openStore, type StoreFixture } from '#tests/catalog/storePage.tsx';
import { long, soon, type OpenPage } from '#tests/support/openPage.tsx';

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
  forgetPerson();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fixture.close();
});

const announce = (title: string, more: object = {}) =>
  fixture.ask<{ id: string }>('POST /org/publicity', admin, { title, placement: 'home', ...more });
const shownTo = async (email: string): Promise<readonly string[]> =>
  (await fixture.ask<{ title: string }[]>('GET /publicity/user', email)).map(({ title }) => title);
const feature = (...items: object[]) => fixture.ask('PUT /org/featured', admin, { items });
const open = (part: ReactElement, as = employee): Promise<OpenPage> => openStore(fixture, as, '/', part);
const putAway = (title: string) => screen.getByRole('button', { name: `No mostrar más: ${title}` });
const link = (title: string, to = 'https://blog.example/') => ({ kind: 'link', title, link: to });

describe.each([
  ['beside the feed', OrganizationSide],
  ['in the row under the celebrations', OrganizationRow],
])('the announcements and featured items %s', (_name, Part) => {
  test(
    'announcements and featured items link to their targets, and outside links open a new tab',
    async () => {
      await announce('Feria de salud', { text: 'Este viernes', link: '/catalog' });
      await announce('Sobre las páginas', { placement: 'banner' });
      await feature(link('Nuestro blog'), link('Mi billetera', '/wallet'));
      await open(<Part />);
      const inside = await screen.findByRole('link', { name: 'Feria de salud' }, soon);
      expect(inside.getAttribute('href')).toBe('/catalog');
      expect(inside.getAttribute('target')).toBeNull();
      const outside = await screen.findByRole(
        'link',
        { name: /^Nuestro blog.*se abre en una pestaña nueva/u },
        soon,
      );
      expect(outside.getAttribute('target')).toBe('_blank');
      expect(outside.getAttribute('rel')).toContain('noopener');
      expect(screen.getByRole('link', { name: 'Mi billetera' }).getAttribute('href')).toBe('/wallet');
      expect(screen.queryByText('Sobre las páginas')).toBeNull();
    },
    long,
  );

  test(
    'a dismissed announcement disappears at once and stays away, only for its reader',
    async () => {
      await announce('Feria de salud');
      await announce('Taller');
      const page = await open(<Part />);
      await screen.findByText('Feria de salud', {}, soon);
      await page.user.click(putAway('Feria de salud'));
      expect(screen.queryByText('Feria de salud')).toBeNull();
      await waitFor(async () => expect(await shownTo(employee)).toEqual(['Taller']), soon);
      expect(screen.queryByText('Feria de salud')).toBeNull();
      expect(await shownTo(admin)).toHaveLength(2);
    },
    long,
  );

  test(
    'an announcement that could not be dismissed appears again with an error toast',
    async () => {
      await announce('Feria de salud');
      const page = await open(<Part />);
      await screen.findByText('Feria de salud', {}, soon);
      page.fails.add('DismissAnnouncement');
      await page.user.click(putAway('Feria de salud'));
      await screen.findByText('Feria de salud', {}, soon);
      expect(toasts.store.getSnapshot().context.toasts.at(-1)?.severity).toBe('error');
      expect(await shownTo(employee)).toEqual(['Feria de salud']);
    },
    long,
  );

  test(
    'dismissing an announcement that was deleted meanwhile removes it',
    async () => {
      const { id } = await announce('Feria de salud');
      const page = await open(<Part />);
      await screen.findByText('Feria de salud', {}, soon);
      await fixture.ask(`DELETE /org/publicity/${id}`, admin);
      await page.user.click(putAway('Feria de salud'));
      await waitFor(() => expect(page.asked.at(-1)?.name).toBe('DismissAnnouncement'), soon);
      await waitFor(() => expect(page.cache.isMutating()).toBe(0), soon);
      expect(screen.queryByText('Feria de salud')).toBeNull();
    },
    long,
  );

  test('the announcement area stays empty without announcements, on a failure, and without requests for external people', async () => {
    const page = await open(<Part />);
    await waitFor(() => expect(page.cache.isFetching()).toBe(0), soon);
    expect(screen.getByRole('main').textContent).toBe('');
    await announce('Feria de salud');
    const guest = await open(<Part />, external);
    expect(guest.asked.filter(({ name }) => name !== 'Me')).toEqual([]);
    expect(screen.getByRole('main').textContent).toBe('');
    const failing = await openStore(fixture, employee, '/', <Part />, ['Announcements', 'FeaturedItems']);
    await waitFor(() => expect(failing.cache.isFetching()).toBe(0), soon);
    expect(screen.getByRole('main').textContent).toBe('');
  });
});

describe('announcements in the catalog', () => {
  test(
    'the catalog shows one announcement, and the next one after it is dismissed',
    async () => {
      await announce('Primero', { placement: 'catalog' });
      await announce('Segundo', { placement: 'catalog' });
      await announce('En el inicio');
      const page = await open(<CatalogAnnouncement />);
      const region = await screen.findByRole('region', { name: 'Anuncio' }, soon);
      expect(within(region).getAllByRole('button')).toHaveLength(1);
      const [first, second] = await shownTo(employee).then((all) =>
        all.filter((one) => one !== 'En el inicio'),
      );
      expect(region.textContent).toBe(first);
      await page.user.click(putAway(first ?? ''));
      await screen.findByText(second ?? '', {}, soon);
      await page.user.click(putAway(second ?? ''));
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Anuncio' })).toBeNull(), soon);
    },
    long,
  );
});

/** The banner slot of the shell, with the query for announcements. */
function Banners(): ReactElement {
  const message = useSelector(banners, ({ context }) => context.messages[0]);
  return (
    <ShellWorld>
      <BannerFeed />
      <Link href={useLocation()[0] === '/wallet' ? '/catalog' : '/wallet'}>Otra página</Link>
      {message === undefined ? null : <BannerArea missing={false} message={message} />}
    </ShellWorld>
  );
}

describe('banners above the pages', () => {
  const queue = (): readonly string[] => banners.getSnapshot().context.messages.map(({ text }) => text);
  /** Waits until these banners are above the next page. */
  const stands = (page: OpenPage, texts: readonly (string | undefined)[]): Promise<void> =>
    waitFor(async () => {
      await page.cache.invalidateQueries({ queryKey: ['pages'] });
      await page.user.click(screen.getByRole('link', { name: 'Otra página' }));
      expect(queue()).toEqual(texts);
    }, soon);

  /** Loads the announcements on one page, because the banners appear on the next page. */
  const opened = async (): Promise<OpenPage> => {
    const page = await open(<Banners />);
    await waitFor(() => expect(page.asked.map(({ name }) => name)).toContain('Announcements'), soon);
    expect(queue()).toEqual([]);
    await waitFor(async () => {
      await page.user.click(screen.getByRole('link', { name: 'Otra página' }));
      expect(queue()).not.toEqual([]);
    }, soon);
    return page;
  };

  test(
    'banners are queued, and closing one shows the next and dismisses it on the server',
    async () => {
      await announce('Uno', { placement: 'banner', text: 'con detalle', link: 'https://uno.example/' });
      await announce('Dos', { placement: 'banner' });
      const page = await opened();
      await screen.findByRole('button', { name: 'Cerrar' }, soon);
      const order = queue();
      expect(order.toSorted()).toEqual(['Dos', 'Uno']);
      await page.user.click(screen.getByRole('button', { name: 'Cerrar' }));
      await waitFor(() => expect(queue()).toEqual(order.slice(1)), soon);
      await waitFor(async () => expect(await shownTo(employee)).toEqual(order.slice(1)), soon);
      expect(await shownTo(admin)).toHaveLength(2);
    },
    long,
  );

  test(
    'new banners are appended without duplicates, and ended ones are removed',
    async () => {
      const { id } = await announce('Uno', { placement: 'banner', link: 'https://uno.example/' });
      const page = await opened();
      const more = await screen.findByRole('link', { name: /Ver más/u }, soon);
      expect(more.getAttribute('target')).toBe('_blank');
      await announce('Dos', { placement: 'banner' });
      await stands(page, ['Uno', 'Dos']);
      await stands(page, ['Uno', 'Dos']);
      await fixture.ask(`PATCH /org/publicity/${id}`, admin, { active: false });
      await stands(page, ['Dos']);
    },
    long,
  );

  test(
    'a banner that could not be dismissed returns behind the others',
    async () => {
      await announce('Uno', { placement: 'banner' });
      await announce('Dos', { placement: 'banner' });
      const page = await opened();
      await screen.findByRole('button', { name: 'Cerrar' }, soon);
      const [first, second] = queue();
      page.fails.add('DismissAnnouncement');
      await page.user.click(screen.getByRole('button', { name: 'Cerrar' }));
      expect(queue()).toEqual([second]);
      await stands(page, [second, first]);
    },
    long,
  );
});
