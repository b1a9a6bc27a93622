/** Shows the screen of the current path, or its skeleton or fallback. */
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { Route, useLocation, useRouter, useSearch } from 'wouter';
import { brandName } from '#schema/brand.ts';
import { useRouteFocus } from './routeFocus.ts';
import { loadRouteFallback } from './chunks.ts';
import { judge } from './guard.ts';
import { screenAt } from './navigation.ts';
import { usePageTitle } from './pageTitle.ts';
import type { Screen } from './routes.ts';
import { builtScreens } from './screenChunks.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { useShell } from './shell.context.ts';

const StandIn = lazy(() => loadRouteFallback().then((file) => ({ default: file.RouteFallback })));

function Judged({ screen }: { screen: Screen }): ReactNode {
  const { guard } = useShell();
  const verdict = judge(screen, guard);
  const built = builtScreens.get(screen.path);
  if (verdict === 'loading') return <ScreenSkeleton />;
  if (verdict !== 'screen' || built === undefined) return <StandIn screen={screen} verdict={verdict} />;
  return built;
}

function Arrived(): null {
  const [path] = useLocation();
  const { isCovered } = useShell();
  useRouteFocus(`${path}?${useSearch()}`, isCovered);
  return null;
}

/**
 * The content of `<main>`; sets the document title, and moves focus and scroll position on every change of
 * path.
 */
export function RouteScreen(): ReactElement {
  const { t, i18n } = useLingui();
  const [path] = useLocation();
  const { parser } = useRouter();
  const { brand, organization } = useShell();
  const screen = screenAt(path, parser);
  usePageTitle(
    screen === undefined ? t`Esta página no existe` : i18n._(screen.title),
    organization,
    brandName[brand],
  );
  return (
    <Suspense key={path} fallback={<ScreenSkeleton />}>
      {screen === undefined ? (
        <StandIn screen={screen} verdict="screen" />
      ) : (
        <Route path={screen.path}>
          <Judged screen={screen} />
        </Route>
      )}
      <Arrived />
    </Suspense>
  );
}
