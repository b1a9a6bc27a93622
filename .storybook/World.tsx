/** A fresh world around each story: texts, router, query cache, and the switches of the toolbar on the document. */
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Language } from '#schema/limits.ts';
import type { Brand } from '#src/lib/brand.ts';
import { textsIn } from './texts.ts';

/** The toolbar's switches. */
export interface Switches {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly brand: Brand;
}

/** Providers that live and die with one story. */
export function World({
  switches,
  path,
  children,
}: {
  readonly switches: Switches;
  readonly path: string;
  readonly children: ReactNode;
}): ReactElement {
  const { language, theme, brand } = switches;
  const texts = useMemo(() => textsIn(language), [language]);
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [place] = useState(() => memoryLocation({ path }));
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dataset['theme'] = theme;
    root.dataset['brand'] = brand;
  }, [language, theme, brand]);
  return (
    <I18nProvider i18n={texts}>
      <QueryClientProvider client={queries}>
        <Router hook={place.hook} searchHook={place.searchHook}>
          {children}
        </Router>
      </QueryClientProvider>
    </I18nProvider>
  );
}
