/** The chunks that the shell fetches itself, so that they load in parallel. */

import type { QueryClient } from '@tanstack/react-query';
import { smallLayoutPx, type Language } from '#schema/limits.ts';
import { tokenStore } from '#src/api/token.ts';
import { chunk } from '#src/lib/texts.ts';
import { hadFeed } from './feedMemory.ts';
import { activeLanguage, initialLanguage, loadTexts } from './i18n.ts';
import type { watchCalm } from './calm.ts';
import type { Listener, startListening } from './listening.ts';

/** Sign-in: never fetched with a session. */
export const loadSignIn = () => import('#src/auth/SignInScreen.tsx');

/** The signed-in part. */
export const loadSignedIn = () => import('./SignedIn.tsx');

/** The pages that open without a session. */
export const loadVisitor = () => import('./VisitorScreen.tsx');

/** The fallbacks of screens. */
export const loadRouteFallback = () => import('./RouteFallback.tsx');

/** The layer over every screen: toasts and the slot of prompts. */
export const loadOverlays = () => import('./Overlays.tsx');

/** The chunks of all screens except home. */
export const loadScreenParts = () => import('./screenParts.ts');

/** Starts to fetch the screen of a path other than home; a failure appears when the screen is shown. */
export function preloadPart(path: string): void {
  loadScreenParts()
    .then((file) => file.fetchPart(path))
    .catch(leave);
}

/** Home, without its feed. */
export const home = chunk(() => import('#src/home/HomeScreen.tsx').then((file) => file.HomeScreen));

/** Home's feed: only if the organisation uses recognitions. */
export const feed = chunk(() => import('#src/home/HomeFeed.tsx'));

/** The store of the composer, and the function that opens it. */
export const loadComposerStore = () => import('#src/posts/composer.store.ts');

/** The host of the composer, without its dialog. */
export const loadComposerOutlet = () => import('./ComposerOutlet.tsx');

/** The composer's dialog. */
const loadComposer = () => loadComposerOutlet().then((file) => file.loadComposer());

/** The banners above a screen, fetched with the first message. */
export const loadBanners = () => import('./BannerArea.tsx');

/** Navigation of the large layout. */
export const loadRail = () => import('./Rail.tsx');

/** Navigation of the small layout. */
export const loadBottomBar = () => import('./BottomBar.tsx');

const leave = (): void => undefined;

/** Starts to fetch the feed of home with its texts; a failure appears when the feed is shown. */
export function preloadFeed(language: Language = activeLanguage()): void {
  for (const load of [feed.load, loadComposerStore]) load().catch(leave);
  for (const name of feed.texts) loadTexts(language, name).catch(leave);
}

/** Fetches the feed as above, and its first posts in parallel with its texts. */
export function preloadPosts(cache: QueryClient): void {
  preloadFeed();
  feed
    .load()
    .then((file) => file.prefetchFeed(cache))
    .catch(leave);
}

/**
 * Starts to fetch what this visitor sees first; a failure appears when the part is shown. Resolves when the sign-in page
 * is there, or at once with a session; never rejects.
 */
export async function preloadFirst(hasToken: boolean, path: string): Promise<void> {
  if (!hasToken) return loadSignIn().then(leave, leave);
  loadSignedIn().catch(leave);
  (matchMedia(`(min-width: ${smallLayoutPx}px)`).matches ? loadRail() : loadBottomBar()).catch(leave);
  if (path !== '/') {
    preloadPart(path);
    return;
  }
  // The table of screens is inside that chunk: home, the most common start, would wait for it.
  home.load().catch(leave);
  // A module that is off must cost no download: unless the feed was on last time, it waits for the boot
  // operation.
  if (hadFeed(tokenStore.read()))
    // The first texts are requested first and do not wait for these.
    queueMicrotask(() => preloadFeed(initialLanguage()));
}

/** The delayed work that started last. */
let begun: Promise<void> | undefined;

/**
 * Runs work after a delay. Returns a function that cancels it; the stop function that the work returns is
 * called in any case.
 */
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

/**
 * Fetches, after a delay, the chunks that may be needed offline. Then marks the page as calm. Returns a
 * function that stops it.
 */
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

/** Starts to listen to stream events after a delay. Returns a function that stops it. */
export const listenLater = (
  cache: QueryClient,
  listener: Listener,
  load: () => Promise<{ readonly startListening: typeof startListening }> = () => import('./listening.ts'),
): (() => void) => later(2_000, async () => (await load()).startListening(cache, listener));
