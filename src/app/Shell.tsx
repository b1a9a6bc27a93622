/** The frame of every signed-in screen. */
import { useQueryClient } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, type MouseEvent, type ReactElement } from 'react';
import { useIsDesktop } from '#src/lib/device.ts';
import { keepScrollPositions } from './routeFocus.ts';
import { loadBottomBar, loadRail, preloadLater } from './chunks.ts';
import { BannerSlot } from './BannerSlot.tsx';
import { ComposerSlot } from './ComposerSlot.tsx';
import { HomeSlot } from './HomeSlot.tsx';
import { OverlayRoot } from './OverlayRoot.tsx';
import { CommandSlot } from './CommandSlot.tsx';
import { mayRecognise } from './mayRecognise.ts';
import { RouteScreen } from './RouteScreen.tsx';
import { useShell } from './shell.context.ts';
import { TopBar } from './TopBar.tsx';

// Each layout loads only its own navigation.
const Rail = lazy(() => loadRail().then((file) => ({ default: file.Rail })));
const BottomBar = lazy(() => loadBottomBar().then((file) => ({ default: file.BottomBar })));

function SkipLink(): ReactElement {
  const { t } = useLingui();
  const skip = (event: MouseEvent): void => {
    // Does not use the hash: the address belongs to the screen.
    event.preventDefault();
    document.querySelector('main')?.focus();
  };
  return (
    <nav aria-label={t`Atajos`}>
      <a
        href="#main"
        onClick={skip}
        className="sr-only z-60 rounded-control border border-line bg-raised font-semibold text-link focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:px-4 focus:py-3"
      >
        <Trans>Saltar al contenido</Trans>
      </a>
    </nav>
  );
}

/**
 * Rail and top bar from 900 px, bottom bar below; toasts, composer and command field are outside the screen.
 */
export function Shell(): ReactElement {
  const isDesktop = useIsDesktop();
  useEffect(keepScrollPositions, []);
  const { guard } = useShell();
  const recognises = mayRecognise(guard);
  const cache = useQueryClient();
  useEffect(() => preloadLater(cache, recognises), [cache, recognises]);
  return (
    // `--corner` is the room that the buttons of the demo need: all that ends at the bottom ends above them.
    <div className="[--bottom-bar:calc(64px+var(--corner,0px))] wide:flex wide:[--bottom-bar:0px]">
      <SkipLink />
      {isDesktop ? (
        <Suspense fallback={<div className="h-dvh w-62 shrink-0 border-e border-line bg-card" />}>
          <Rail />
        </Suspense>
      ) : null}
      <div className="flex min-h-dvh min-w-0 flex-1 flex-col pb-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))]">
        <TopBar />
        <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
          <BannerSlot />
          <HomeSlot>
            <RouteScreen />
          </HomeSlot>
        </main>
      </div>
      {isDesktop ? null : (
        <Suspense>
          <BottomBar />
        </Suspense>
      )}
      <ComposerSlot />
      <CommandSlot />
      <OverlayRoot />
    </div>
  );
}
