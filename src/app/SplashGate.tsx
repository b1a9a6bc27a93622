/** Hides the main container and shows the splash until start-up has finished (spec §2, §4). */
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { startupMachine } from '#machines/startup.machine.ts';

// Only for documents without a splash (Storybook).
const Splash = lazy(() => import('./Splash.tsx').then((file) => ({ default: file.Splash })));

/** The children stay mounted underneath, so that no typed text is lost when the overlay returns. */
export function SplashGate({
  actor,
  children,
}: {
  readonly actor: ActorRefFrom<typeof startupMachine>;
  readonly children: ReactNode;
}): ReactElement {
  const isUp = useSelector(actor, (snapshot) => snapshot.hasTag('overlay'));
  // The splash of the document exists before any script; it is shown and hidden, never drawn twice.
  const [isStanding] = useState(() => document.getElementById('splash') !== null);
  useLayoutEffect(() => {
    if (isStanding) document.getElementById('splash')?.toggleAttribute('hidden', !isUp);
  }, [isStanding, isUp]);
  return (
    <>
      {isUp && !isStanding ? (
        <Suspense>
          <Splash />
        </Suspense>
      ) : null}
      <div hidden={isUp}>{children}</div>
    </>
  );
}
