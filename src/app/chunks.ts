/** The chunks that the shell fetches itself, so that nothing is fetched one after another that could come together (design §6). */

import type { QueryClient } from '@tanstack/react-query';
import { smallLayoutPx, type Language } from '#schema/limits.ts';
import { tokenStore } from '#src/api/token.ts';
import { hadFeed } from './feedMemory.ts';
import { activeLanguage, initialLanguage, loadTexts, storedLanguage } from './i18n.ts';
import type { watchCalm } from './calm.ts';
import type { Listener, startListening } from './listening.ts';

/** Sign-in: who has a session never fetches it. */
export const loadSignIn = () => import('#src/auth/SignInScreen.tsx');

/** The signed-in part. */
export const loadSignedIn = () => import('./SignedIn.tsx');

/** The pages that open without a session. */
export const loadVisitor = () => import('./VisitorScreen.tsx');

/** What stands in place of a screen. */
export const loadRouteFallback = () => import('./RouteFallback.tsx');

/** What stands over every screen: the looks of toasts, the place of prompts. */
export const loadOverlays = () => import('./Overlays.tsx');

/** Where each screen but home comes from. */
export const loadScreenParts = () => import('./screenParts.ts');

/** Starts to fetch the screen of a path but home; a failure is left to the moment when it is shown. */
export function preloadPart(path: string): void {
  loadScreenParts()
    .then((file) => file.fetchPart(path))
    .catch(leave);
}

/** Home, without its feed. */
export const loadHome = () => import('#src/home/HomeScreen.tsx');

/** Home's feed: only where the organisation uses recognitions. */
export const loadFeed = () => import('#src/home/HomeFeed.tsx');

/** Whether the composer is open; what opens it. */
export const loadComposerStore = () => import('#src/posts/composer.store.ts');

/** The composer's place, without its dialog. */
export const loadComposerOutlet = () => import('./ComposerOutlet.tsx');

/** The composer's dialog. */
const loadComposer = () => import('#src/recognitions/Composer.tsx');

/** What stands above a screen, when there is something to say. */
export const loadBanners = () => import('./BannerArea.tsx');

/** Navigation of the large layout. */
export const loadRail = () => import('./Rail.tsx');

/** Navigation of the small layout. */
export const loadBottomBar = () => import('./BottomBar.tsx');

/** The texts of Home's feed, beside `app`. */
export const feedTexts = ['posts', 'recognitions'] as const;

const leave = (): void => undefined;

/** Starts to fetch Home's feed with its texts; a failure is left to the moment when it is shown. */
export function preloadFeed(language: Language = activeLanguage()): void {
  for (const load of [loadFeed, loadComposerStore]) load().catch(leave);
  for (const name of feedTexts) loadTexts(language, name).catch(leave);
}

/** The feed as above, and its first posts beside its texts instead of after them. */
export function preloadPosts(cache: QueryClient): void {
  preloadFeed();
  loadFeed()
    .then((file) => file.prefetchFeed(cache))
    .catch(leave);
}

/** Starts to fetch what this visitor will see first; a failure is left to the moment when it is shown. */
export function preloadFirst(hasToken: boolean, path: string): void {
  if (!hasToken) {
    loadSignIn().catch(leave);
    return;
  }
  loadSignedIn().catch(leave);
  (matchMedia(`(min-width: ${smallLayoutPx}px)`).matches ? loadRail() : loadBottomBar()).catch(leave);
  if (path !== '/') {
    preloadPart(path);
    return;
  }
  // The table of screens is inside that chunk: home, where most people begin, would wait for it.
  loadHome().catch(leave);
  // A module that is off costs no byte: without having seen it on, the feed waits for the boot operation.
  if (hadFeed(tokenStore.read()))
    // The first texts go first, and do not wait for these.
    queueMicrotask(() => preloadFeed(initialLanguage({ stored: storedLanguage() })));
}

/** What was begun last and goes on. */
let begun: Promise<void> | undefined;

/** Does work after a while; answers how to stop that, and what it answered, whenever it comes. */
function later(ms: number, work: () => Promise<() => void>): () => void {
  let stop = leave;
  let isOver = false;
  const timer = setTimeout(() => {
    begun = work().then((given) => {
      stop = given;
      if (isOver) given();
    }, leave);
  }, ms);
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop();
  };
}

/** Once the page is there: what may be needed when the network is not. Says then that the page is calm. Answers how to stop. */
export const preloadLater = (
  cache: QueryClient,
  recognises: boolean,
  watch: () => Promise<{ readonly watchCalm: typeof watchCalm }> = () => import('./calm.ts'),
): (() => void) =>
  later(4_000, async () => {
    const always = [loadScreenParts, loadRouteFallback, loadOverlays, loadBanners];
    const before = begun;
    const loads = recognises ? [loadComposer, ...always] : always;
    await Promise.allSettled([...loads.map((load) => load()), before]);
    return (await watch()).watchCalm(cache);
  });

/** Once the page is there: listens to what happens. Answers how to stop. */
export const listenLater = (
  cache: QueryClient,
  listener: Listener,
  load: () => Promise<{ readonly startListening: typeof startListening }> = () => import('./listening.ts'),
): (() => void) => later(2_000, async () => (await load()).startListening(cache, listener));
