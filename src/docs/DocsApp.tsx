/**
 * The public documentation: header, permanent menu, three pages; independent of session and organisation
 * (spec §1, §2).
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useTexts } from '@lingui/react';
import { lazy, Suspense, useEffect, useMemo, useRef, type MouseEvent, type ReactElement } from 'react';
import { Router, useLocation } from 'wouter';
import { type Language } from '#schema/limits.ts';
import { docsDrawerPx } from '#schema/limits.parts.ts';
import { brandName, type Brand } from '#schema/brand.ts';
import { Loading } from '#src/ui/StateViews.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';
import { DocsContext } from './docs.context.ts';
import { DocsHeader } from './DocsHeader.tsx';
import { DocsMenu } from './DocsMenu.tsx';
import { NotFound } from './NotFound.tsx';
import { pageAt, type DocsPage } from './pages.ts';

// Lazy, so that readers of the general page do not load the sandbox.
const GeneralScreen = lazy(async () => ({ default: (await import('./GeneralScreen.tsx')).GeneralScreen }));
const AuthenticateScreen = lazy(async () => ({
  default: (await import('./AuthenticateScreen.tsx')).AuthenticateScreen,
}));
const ServicesScreen = lazy(async () => ({ default: (await import('./ServicesScreen.tsx')).ServicesScreen }));

export interface DocsAppProps {
  readonly brand: Brand;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  /** Path prefix of the pages; empty on a separate host. */
  readonly base: string;
  readonly origin: string;
  /** Address of the app; null on a separate host. */
  readonly app: string | null;
  /** Settles once calls can be answered; resolved by default. */
  readonly ready?: Promise<unknown>;
}

const atOnce = Promise.resolve();

const toContent = (event: MouseEvent): void => {
  // Does not use the hash: the address belongs to the page.
  event.preventDefault();
  document.querySelector('main')?.focus();
};

function ScreenOf({ page }: { readonly page: DocsPage | undefined }): ReactElement {
  switch (page?.path) {
    case '/':
      return <GeneralScreen />;
    case '/authenticate':
      return <AuthenticateScreen />;
    case '/services':
      return <ServicesScreen />;
    case undefined:
      return <NotFound />;
  }
}

const Coming = (): ReactElement => (
  <div className="flex flex-col gap-6 p-4 wide:p-8">
    <Loading>
      <Skeleton className="mb-6 h-8 w-64" />
      <SkeletonText lines={6} />
    </Loading>
  </div>
);

function Content({ brand }: { readonly brand: Brand }): ReactElement {
  const { i18n } = useTexts();
  const { t } = useLingui();
  const [path] = useLocation();
  const page = pageAt(path);
  const main = useRef<HTMLElement>(null);
  const before = useRef(path);
  const title = page === undefined ? t`Esta página no existe` : i18n._(page.title);
  useEffect(() => {
    document.title = [title, 'API', brandName[brand]].join(' · ');
  }, [title, brand]);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <main ref={main} id="main" tabIndex={-1} className="min-w-0 flex-1 outline-none">
      <Suspense fallback={<Coming />}>
        <ScreenOf page={page} />
      </Suspense>
    </main>
  );
}

/** The whole view; needs the providers of texts and router. */
export function DocsApp({
  brand,
  language,
  onLanguage,
  base,
  origin,
  app,
  ready = atOnce,
}: DocsAppProps): ReactElement {
  const { t } = useLingui();
  const place = useMemo(() => ({ origin, app, ready }), [origin, app, ready]);
  return (
    <Router base={base}>
      <DocsContext value={place}>
        <nav aria-label={t`Atajos`}>
          <a
            href="#main"
            onClick={toContent}
            className="sr-only z-60 rounded-control border border-line bg-raised font-semibold text-link focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:px-4 focus:py-3"
          >
            <Trans>Saltar al contenido</Trans>
          </a>
        </nav>
        <DocsHeader brand={brand} language={language} onLanguage={onLanguage} />
        <div className="wide:flex">
          <aside
            style={{ width: docsDrawerPx }}
            className="sticky top-16 h-[calc(100dvh-64px)] shrink-0 overflow-y-auto border-e border-line bg-card max-wide:hidden"
          >
            <DocsMenu />
          </aside>
          <Content brand={brand} />
        </div>
      </DocsContext>
    </Router>
  );
}
