/**
 * Opens the documentation instead of the app: texts and, in a demo, the backend; no start-up, no guard, no
 * session (spec §1).
 */
import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { Suspense, useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { DocsApp } from '#src/docs/DocsApp.tsx';
import { isDocsHost, type Brand } from '#schema/brand.ts';
import { telemetry } from '#src/telemetry/port.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { firstTexts, showLanguage } from './firstTexts.ts';
import { activeLanguage, initialLanguage, loadTexts } from './i18n.ts';
import { NoTexts } from './NoTexts.tsx';
import { TextsGate } from './TextsGate.tsx';

/** Hides the splash as soon as there is content, or the failure of the texts. */
function Uncovered({ children }: { readonly children: ReactNode }): ReactNode {
  useLayoutEffect(() => void document.querySelector('#splash')?.toggleAttribute('hidden', true), []);
  return children;
}

interface Opened {
  readonly brand: Brand;
  /** The backend of the demo, if this is a demo build. */
  readonly demo: Promise<unknown>;
}

function Shown({ brand, demo }: Opened): ReactElement {
  // Renders again when the language changes.
  useLingui();
  const isAlone = isDocsHost(location.host);
  return (
    <DocsApp
      brand={brand}
      language={activeLanguage()}
      onLanguage={(language) => void showLanguage(language).catch((error: unknown) => console.warn(error))}
      base={isAlone ? '' : '/docs'}
      origin={location.origin}
      app={isAlone ? null : '/'}
      ready={demo}
    />
  );
}

function Docs({ brand, demo }: Opened): ReactElement {
  const texts = useSelector(firstTexts, ({ context }) => context.state);
  return (
    <ErrorBoundary report={(...crash) => telemetry?.errorRaised(...crash)}>
      {texts === 'failed' ? (
        <NoTexts />
      ) : (
        // Draws nothing before the first texts are loaded: the splash of the HTML stays visible.
        <I18nProvider i18n={i18n}>
          <Suspense>
            <Uncovered>
              <TextsGate names={['docs']}>
                <Shown brand={brand} demo={demo} />
              </TextsGate>
            </Uncovered>
          </Suspense>
        </I18nProvider>
      )}
    </ErrorBoundary>
  );
}

/** Renders at once; calls tried in the documentation wait for the backend of the demo, if there is one. */
export function openDocs(root: Root, brand: Brand, demo: Promise<unknown>): void {
  const language = initialLanguage();
  // Failures are shown elsewhere: the first texts above, the texts of the documentation in their gate, the
  // demo at each call.
  showLanguage(language, { remember: false }).catch((error: unknown) => console.warn(error));
  loadTexts(language, 'docs').catch(() => undefined);
  demo.catch((error: unknown) => console.warn(error));
  root.render(<Docs brand={brand} demo={demo} />);
}
