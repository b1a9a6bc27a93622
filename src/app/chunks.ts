/** The chunks that the shell fetches itself, so that nothing is fetched one after another that could come together (design §6). */

import { smallLayoutPx } from '#schema/limits.ts';

/** Sign-in: who has a session never fetches it. */
export const loadSignIn = () => import('#src/auth/SignInScreen.tsx');

/** The signed-in part. */
export const loadSignedIn = () => import('./SignedIn.tsx');

/** The pages that open without a session. */
export const loadVisitor = () => import('./VisitorScreen.tsx');

/** What stands in place of a screen. */
export const loadStandIn = () => import('./StandIn.tsx');

/** The looks of toasts. */
export const loadToaster = () => import('#src/ui/Toaster.tsx');

/** The composer's dialog. */
const loadComposer = () => import('#src/recognitions/Composer.tsx');

/** What stands above a screen, when there is something to say. */
export const loadBanners = () => import('./BannerArea.tsx');

/** Navigation of the large layout. */
export const loadRail = () => import('./Rail.tsx');

/** Navigation of the small layout. */
export const loadBottomBar = () => import('./BottomBar.tsx');

const leave = (): void => undefined;

/** Starts to fetch what this visitor will see first; a failure is left to the moment when it is shown. */
export function preloadFirst(hasToken: boolean, path: string): void {
  if (!hasToken) {
    loadSignIn().catch(leave);
    return;
  }
  loadSignedIn().catch(leave);
  (matchMedia(`(min-width: ${smallLayoutPx}px)`).matches ? loadRail() : loadBottomBar()).catch(leave);
  // The table of screens is inside that chunk: home, where most people begin, would wait for it.
  if (path === '/') import('#src/home/HomeScreen.tsx').catch(leave);
}

/** Once the page is calm: what may be needed when the network is not there. Answers how to stop. */
export function preloadLater(): () => void {
  const timer = setTimeout(() => {
    for (const load of [loadComposer, loadStandIn, loadToaster, loadBanners]) load().catch(leave);
  }, 4_000);
  return () => clearTimeout(timer);
}
