/** The fallback at an address whose screen cannot be shown: one chunk, not part of the first load. */
import type { ReactElement } from 'react';
import {
  ModulesMissingScreen,
  NotAllowedScreen,
  NotFoundScreen,
  SwitchedOffScreen,
} from './BlockedScreens.tsx';
import type { Verdict } from './guard.ts';
import type { Screen } from './routes.ts';

interface RouteFallbackProps {
  /** Undefined if the address has no screen. */
  readonly screen: Screen | undefined;
  readonly verdict: Exclude<Verdict, 'loading'>;
}

/** The page with its reason and a link that leads on. */
export function RouteFallback({ screen, verdict }: RouteFallbackProps): ReactElement {
  if (screen === undefined || verdict === 'screen') return <NotFoundScreen />;
  switch (verdict) {
    case 'modulesMissing':
      return <ModulesMissingScreen screen={screen} />;
    case 'switchedOff':
      return <SwitchedOffScreen screen={screen} />;
    case 'notAllowed':
      return <NotAllowedScreen screen={screen} />;
  }
}
