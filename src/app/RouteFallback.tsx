/** What stands at an address in place of its screen: one chunk, no part of the first load. */
import type { ReactElement } from 'react';
import {
  ModulesMissingScreen,
  NotAllowedScreen,
  NotFoundScreen,
  SwitchedOffScreen,
} from './BlockedScreens.tsx';
import { ComingScreen } from './ComingScreen.tsx';
import type { Verdict } from './guard.ts';
import type { Screen } from './routes.ts';

interface RouteFallbackProps {
  /** Undefined where no screen is at the address. */
  readonly screen: Screen | undefined;
  /** `screen` for one that may be shown but is not built. */
  readonly verdict: Exclude<Verdict, 'loading'>;
}

/** The page with its reason and a way on. */
export function RouteFallback({ screen, verdict }: RouteFallbackProps): ReactElement {
  if (screen === undefined) return <NotFoundScreen />;
  switch (verdict) {
    case 'screen':
      return <ComingScreen screen={screen} />;
    case 'modulesMissing':
      return <ModulesMissingScreen screen={screen} />;
    case 'switchedOff':
      return <SwitchedOffScreen screen={screen} />;
    case 'notAllowed':
      return <NotAllowedScreen screen={screen} />;
  }
}
