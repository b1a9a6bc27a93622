/** Whether anything stands above the screen; its looks are fetched when it does. */
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
/** Once the page is calm, in ms: nobody opens the product for its messages. */
const calmMs = 2_000;
// Without it no message comes, and everything else stands.
const BannerFeed = optional(() =>
  pause(calmMs)
    .then(() => import('./BannerFeed.tsx'))
    .then((file) => file.BannerFeed),
);

/** Takes no room when there is nothing to say. */
export function BannerSlot(): ReactElement | null {
  const [path] = useLocation();
  const { parser } = useRouter();
  const { guard } = useShell();
  const message = useSelector(banners, ({ context }) => context.messages[0]);
  const screen = screenAt(path, parser);
  // Where the screen itself says so, once is enough.
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
