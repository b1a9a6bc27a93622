/** The bar of the small layout marks the place that holds the current screen, and no other. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ana } from '#machines/sample.ts';
import { moduleFlags } from '#schema/modules.ts';
import { BottomBar } from '#src/app/BottomBar.tsx';
import { ShellContext, type ShellFacts } from '#src/app/shell.context.ts';

const permissions = ['feed.see', 'account.see', 'session.use', 'wallet.see', 'notifications.see'];
const facts: ShellFacts = {
  user: ana,
  brand: 'aplauso',
  guard: {
    permissions,
    modules: Object.fromEntries(moduleFlags.map((flag) => [flag, true])),
    areModulesMissing: false,
    areModulesLoading: false,
  },
  isCovered: false,
  organization: 'Grupo Aurora',
  logoUrl: null,
  languages: [],
  signOut: () => undefined,
  retryModules: () => undefined,
  demo: undefined,
};

test.each([
  ['/', ['Inicio']],
  ['/notifications', ['Avisos']],
  ['/wallet', ['Premios']],
  ['/cart', ['Premios']],
  ['/profile', ['Yo']],
  ['/post', []],
  ['/surveys', []],
])('the bar marks at %s: %j', (path, places) => {
  i18n.loadAndActivate({ locale: 'es', messages: {} });
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <Router hook={memoryLocation({ path }).hook}>
          <ShellContext value={facts}>
            <BottomBar />
          </ShellContext>
        </Router>
      </QueryClientProvider>
    </I18nProvider>,
  );
  expect([...container.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)).toEqual(
    places,
  );
});
