/** The root of the page: crash fallback, texts, splash, and the auth gate inside. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { DemoKit } from '#src/api/demoKit.ts';
import type { Brand } from '#schema/brand.ts';
import { telemetry } from '#src/telemetry/port.ts';
import type { AppActors } from './appActors.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { firstTexts } from './firstTexts.ts';
import { NoTexts } from './NoTexts.tsx';
import { AuthGate } from './AuthGate.tsx';
import { SplashGate } from './SplashGate.tsx';

export interface AppProps {
  readonly actors: Pick<AppActors, 'session' | 'startup'>;
  readonly brand: Brand;
  /** The built-in backend, in a demo build only. */
  readonly demo: DemoKit | undefined;
}

/** Draws the page; the caller starts and stops the actors. */
export function App({ actors, brand, demo }: AppProps): ReactElement {
  const texts = useSelector(firstTexts, ({ context }) => context.state);
  return (
    <ErrorBoundary report={(...crash) => telemetry?.errorRaised(...crash)}>
      {texts === 'failed' ? (
        <NoTexts />
      ) : (
        // Draws nothing before the first texts are loaded: the splash of the HTML stays visible.
        <I18nProvider i18n={i18n}>
          <SplashGate actor={actors.startup}>
            <AuthGate actors={actors} brand={brand} demo={demo} />
          </SplashGate>
        </I18nProvider>
      )}
    </ErrorBoundary>
  );
}
