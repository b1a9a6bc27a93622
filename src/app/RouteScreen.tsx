/** Shows the screen of the current path, or the picture that stands in its place (design §7, §8). */
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Route, useLocation, useRouter, useSearch } from 'wouter';
import { brandName } from '#src/lib/brand.ts';
import { useArrival } from './arrival.ts';
import {
  ModulesMissingScreen,
  NotAllowedScreen,
  NotFoundScreen,
  ScreenSkeleton,
  SwitchedOffScreen,
} from './BlockedScreens.tsx';
import { ComingScreen } from './ComingScreen.tsx';
import { judge } from './guard.ts';
import { screenAt } from './navigation.ts';
import { usePageTitle } from './pageTitle.ts';
import type { Screen } from './routes.ts';
import { builtScreens } from './screenChunks.ts';
import { useShell } from './shell.context.ts';
import { TextsGate } from './TextsGate.tsx';

function Built({ screen }: { screen: Screen }): ReactNode {
  const built = builtScreens.get(screen.path);
  if (built === undefined) return <ComingScreen screen={screen} />;
  return screen.texts.reduceRight<ReactNode>(
    (inside, name) => <TextsGate namespace={name}>{inside}</TextsGate>,
    built,
  );
}

function Judged({ screen }: { screen: Screen }): ReactNode {
  const { guard } = useShell();
  const verdict = judge(screen, guard);
  switch (verdict) {
    case 'screen':
      return <Built screen={screen} />;
    case 'loading':
      return <ScreenSkeleton />;
    case 'modulesMissing':
      return <ModulesMissingScreen screen={screen} />;
    case 'switchedOff':
      return <SwitchedOffScreen screen={screen} />;
    case 'notAllowed':
      return <NotAllowedScreen screen={screen} />;
  }
}

function Arrived(): null {
  const [path] = useLocation();
  const { isCovered } = useShell();
  useArrival(`${path}?${useSearch()}`, isCovered);
  return null;
}

/** The content of `<main>`; names the tab and moves focus and scroll on every change of path. */
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
        <NotFoundScreen />
      ) : (
        <Route path={screen.path}>
          <Judged screen={screen} />
        </Route>
      )}
      <Arrived />
    </Suspense>
  );
}
