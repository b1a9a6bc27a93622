/**
 * The pages of the organisation in the menu: published pages, for users who may read them, while the module is active.
 */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtInLanguages } from '#machines/startup.setup.ts';
import { ana } from '#machines/sample.ts';
import { mayReadPages } from '#src/app/mayReadPages.ts';
import { RailPages } from '#src/app/RailPages.tsx';
import { ShellContext, type ShellFacts } from '#src/app/shell.context.ts';
import { openPagesFixture, type PagesFixture } from '#tests/backend/pagesFixture.ts';
import { openPages } from './pagesPage.tsx';
import { long, soon } from '#tests/support/openPage.tsx';

let fixture: PagesFixture;
beforeEach(async () => {
  fixture = await openPagesFixture('tab');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fixture.deployment.close();
});

const guard = (isOn: boolean, permissions: readonly string[] = ['pages.see']) => ({
  permissions,
  modules: { organization_info: isOn },
  areModulesMissing: false,
  areModulesLoading: false,
});
const facts = (isOn: boolean): ShellFacts => ({
  user: ana,
  brand: 'aplauso',
  guard: guard(isOn),
  isCovered: false,
  organization: 'Taller',
  logoUrl: null,
  languages: builtInLanguages,
  signOut: () => undefined,
  retryModules: () => undefined,
  demo: undefined,
});
const open = (isOn = true) =>
  openPages(
    fixture,
    <ShellContext value={facts(isOn)}>
      <ul>
        <RailPages narrow={false} />
      </ul>
    </ShellContext>,
    { at: '/', who: 'ana' },
  );

describe('the organisation’s pages in the navigation rail', () => {
  test(
    'several published pages form a group in their order, and their titles are shown as plain text',
    { timeout: long },
    async () => {
      await fixture.page('dos', { position: 1, title: '{dos} <b>&amp;</b>' });
      await fixture.page('uno', { position: 0, title: 'Uno' });
      await fixture.page('tres', { position: 2, title: 'Tres', published: false });
      const page = await open();
      await page.user.click(await screen.findByRole('button', { name: 'Organización' }, soon));
      expect(
        screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual([
        ['Uno', '/pages/uno'],
        ['{dos} <b>&amp;</b>', '/pages/dos'],
      ]);
    },
  );

  test(
    'a single page is a link of its own in the rail, and without pages there is no link',
    { timeout: long },
    async () => {
      const page = await open();
      await waitFor(() => expect(page.asked.map(({ name }) => name)).toContain('PageEntries'), soon);
      expect(screen.queryByRole('link')).toBeNull();
      await fixture.page('uno', { title: 'Uno' });
      await open();
      expect((await screen.findByRole('link', { name: 'Uno' }, soon)).getAttribute('href')).toBe(
        '/pages/uno',
      );
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  test(
    'pages are not requested while their module is off, and reading them needs a permission',
    { timeout: long },
    async () => {
      await fixture.page('uno', { title: 'Uno' });
      const page = await open(false);
      expect(page.asked.map(({ name }) => name)).not.toContain('PageEntries');
      expect(screen.queryByRole('link')).toBeNull();
      expect([mayReadPages(guard(true)), mayReadPages(guard(false)), mayReadPages(guard(true, []))]).toEqual([
        true,
        false,
        false,
      ]);
    },
  );
});
