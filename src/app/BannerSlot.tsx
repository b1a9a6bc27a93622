/** Whether a banner is shown above the screen; the chunk of the banners is fetched only then. */
import { useSelector } from '@xstate/react';
import { lazy, Suspense, type ReactElement } from 'react';
import { useLocation, useRouter } from 'wouter';
import { optional } from '#src/lib/optional.ts';
import { pause } from '#src/lib/pause.ts';
import { banners } from '#src/organization/banners.store.ts';
import { loadBanners } from './chunks.ts';
import { judge } from './guard.ts';
import { screenAt } from './navigation.ts';
import { useShell } from './shell.context.ts';

const BannerArea = lazy(() => loadBanners().then((file) => ({ default: file.BannerArea })));
/** Delay until the page is calm, in ms: messages are not the main purpose of a visit. */
const calmMs = 2_000;
// Without this chunk no message appears; everything else works.
const BannerFeed = optional(() =>
  pause(calmMs)
    .then(() => import('./BannerFeed.tsx'))
    .then((file) => file.BannerFeed),
);

/** Takes no space without a message. */
export function BannerSlot(): ReactElement | null {
  const [path] = useLocation();
  const { parser } = useRouter();
  const { guard } = useShell();
  const message = useSelector(banners, ({ context }) => context.messages[0]);
  const screen = screenAt(path, parser);
  // Skips the banner if the screen itself shows that the modules are missing.
  const saysItself = screen !== undefined && judge(screen, guard) === 'modulesMissing';
  const missing = guard.areModulesMissing && !saysItself;
  return (
    <>
      <Suspense>
        <BannerFeed />
      </Suspense>
      {missing || message !== undefined ? (
        <Suspense>
          <BannerArea missing={missing} message={message} />
        </Suspense>
      ) : null}
    </>
  );
}
