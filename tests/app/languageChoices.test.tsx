/** The person menu offers the languages of the server whose texts the interface has (spec §7 `GET /language`). */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ana } from '#machines/sample.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import { usePersonActions } from '#src/app/personActions.ts';
import { ShellContext, type ShellFacts } from '#src/app/shell.context.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'es', messages: {} }));
afterEach(cleanup);

const offered = (languages: ShellFacts['languages']): readonly string[] => {
  const facts: ShellFacts = {
    user: ana,
    brand: 'aplauso',
    guard: { permissions: [], modules: {}, areModulesMissing: false, areModulesLoading: false },
    isCovered: false,
    organization: 'Aurora',
    logoUrl: null,
    languages,
    signOut: () => undefined,
    retryModules: () => undefined,
    demo: undefined,
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <ShellContext value={facts}>{children}</ShellContext>
      </QueryClientProvider>
    </I18nProvider>
  );
  const { result } = renderHook(() => usePersonActions(), { wrapper });
  return result.current.find(({ id }) => id === 'language')?.actions.map(({ label }) => label) ?? [];
};

test('the person menu offers the languages of the server by its names, without those that have no texts', () => {
  expect(offered([{ code: 'es', name: 'Castellano' }])).toEqual(['Castellano']);
  expect(
    offered([
      { code: 'en', name: 'English' },
      { code: 'fr', name: 'Français' },
      { code: 'es', name: 'Español' },
    ]),
  ).toEqual(['Español', 'English']);
});
