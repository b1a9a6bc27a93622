/** Opens the documentation in a page over a real backend. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi, type Mock } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Language } from '#schema/limits.ts';
import type { Brand } from '#schema/brand.ts';
import { DocsApp } from '#src/docs/DocsApp.tsx';
import type { TestDeployment } from '#tests/support/deployment.ts';
import { aPage } from '#tests/support/page.ts';

/** Generous for a shared computer. */
export const soon = { timeout: 25_000 };

export interface DocsPageOptions {
  readonly base?: '' | '/docs';
  readonly app?: string | null;
  readonly brand?: Brand;
}

/** The open page with its recorded calls and its controls. */
export interface OpenedDocs {
  readonly user: ReturnType<typeof userEvent.setup>;
  /** Verb, path and key of every call, in order. */
  readonly asked: { readonly route: string; readonly key: string | null }[];
  /** Paths that fail as unreachable while they are in the set. */
  readonly unreachable: Set<string>;
  readonly addresses: readonly string[];
  readonly chosen: Mock<(language: Language) => void>;
}

/** Opens the documentation in place of the earlier page; `keeps` keeps the session storage. */
export function openDocs(
  deployment: TestDeployment,
  at: string,
  options: DocsPageOptions = {},
  keeps = false,
): OpenedDocs {
  cleanup();
  const kept = Object.entries(sessionStorage);
  const asked: OpenedDocs['asked'] = [];
  const unreachable = new Set<string>();
  aPage(async (request) => {
    const { pathname } = new URL(request.url);
    asked.push({
      route: `${request.method} ${pathname}`,
      key: request.headers.get('authorization'),
    });
    if (unreachable.has(pathname)) throw new TypeError('Failed to fetch');
    return deployment.backend.fetch(request);
  });
  if (keeps) for (const [name, value] of kept) sessionStorage.setItem(name, String(value));
  const scrolled = vi.fn<() => void>();
  vi.stubGlobal('scrollTo', scrolled);
  const { base = '/docs', app = '/', brand = 'aplauso' } = options;
  const place = memoryLocation({ path: at, record: true });
  const chosen = vi.fn<(language: Language) => void>();
  render(
    <I18nProvider i18n={i18n}>
      <Router hook={place.hook} searchHook={place.searchHook}>
        <DocsApp
          brand={brand}
          language="es"
          onLanguage={chosen}
          base={base}
          origin="https://docs.example.com"
          app={app}
        />
      </Router>
    </I18nProvider>,
  );
  return { user: userEvent.setup(), asked, unreachable, addresses: place.history, chosen };
}
