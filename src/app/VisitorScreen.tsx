/** The pages that open without a session, in a frame without navigation. */
import { Trans, useLingui } from '@lingui/react/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState, type ReactElement } from 'react';
import { Link, Route, useLocation, useRouter } from 'wouter';
import { createQueryClient } from '#src/api/queryClient.ts';
import { LanguageSwitch } from '#src/auth/LanguageSwitch.tsx';
import { brandName, type Brand } from '#schema/brand.ts';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Logo } from '#src/ui/Logo.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { showLanguage } from './firstTexts.ts';
import { screenAt } from './navigation.ts';
import { usePageTitle } from './pageTitle.ts';
import { builtScreens } from './screenChunks.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

/** Nothing for other paths: the guard has redirected the visitor to sign-in. */
export function VisitorScreen({ brand }: { brand: Brand }): ReactElement | null {
  const { i18n } = useLingui();
  const [path] = useLocation();
  const { parser } = useRouter();
  const language = useLanguage();
  // A separate cache: data that a visitor read is not available after sign-in.
  const [cache] = useState(createQueryClient);
  const screen = screenAt(path, parser);
  usePageTitle(screen === undefined ? null : i18n._(screen.title), brandName[brand]);
  if (screen === undefined) return null;
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex min-h-16 shrink-0 flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 max-sm:gap-x-1 max-sm:pe-1 wide:px-8">
        <Logo brand={brand} />
        <div className="flex items-center gap-1 sm:gap-3">
          <LanguageSwitch
            language={language}
            onLanguage={(choice) => void showLanguage(choice).catch((error: unknown) => console.warn(error))}
          />
          <Link href="/login" asChild>
            <LinkButton variant="quiet" className="max-sm:px-2">
              <Trans>Iniciar sesión</Trans>
            </LinkButton>
          </Link>
        </div>
      </header>
      <main className="flex-1">
        <QueryClientProvider client={cache}>
          <Suspense fallback={<ScreenSkeleton />}>
            <Route path={screen.path}>{builtScreens.get(screen.path)}</Route>
          </Suspense>
        </QueryClientProvider>
      </main>
    </div>
  );
}
