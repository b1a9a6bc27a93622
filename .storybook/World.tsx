/**
 * A separate world around each story: texts, router, query cache, and the toolbar's switches on the document.
 */
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Language } from '#schema/limits.ts';
import type { Brand } from '#schema/brand.ts';
import { inView } from '#stories/kit/calm.ts';
import { textsIn } from './texts.ts';

/** The toolbar's switches. */
export interface Switches {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly brand: Brand;
}

/** Puts the switches on the document, as the app does before its first render. */
export function mark(
  { language, theme, brand }: Switches,
  root: HTMLElement = document.documentElement,
): void {
  root.lang = language;
  root.dataset['theme'] = theme;
  root.dataset['brand'] = brand;
}

/** Providers with the lifetime of one story. */
export function World({
  switches,
  path,
  children,
}: {
  readonly switches: Switches;
  readonly path: string;
  readonly children: ReactNode;
}): ReactElement {
  const texts = useMemo(() => textsIn(switches.language), [switches.language]);
  const [queries] = useState(() =>
    inView(new QueryClient({ defaultOptions: { queries: { retry: false } } })),
  );
  const [place] = useState(() => memoryLocation({ path }));
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
