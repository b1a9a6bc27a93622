/**
 * Starts the app: brand, colour scheme, texts, the two actors, and in the demo the built-in backend before
 * any call.
 */
import '#src/ui/theme.css';
import { createRoot } from 'react-dom/client';
import { setDemoKit } from '#src/api/send.ts';
import type { DemoKit } from '#src/api/demoKit.ts';
import { tokenStore } from '#src/api/token.ts';
import { App } from '#src/app/App.tsx';
import { createAppActors, type StartupActor } from '#src/app/appActors.ts';
import { appOutside } from '#src/app/appOutside.ts';
import { StartFailed } from '#src/app/StartFailed.tsx';
import { preloadFirst } from '#src/app/chunks.ts';
import { showLanguage } from '#src/app/firstTexts.ts';
import { initialLanguage } from '#src/app/i18n.ts';
import { brandOf, isDocsHost } from '#schema/brand.ts';
import type { DemoLink } from '#schema/demo/demoLink.ts';
import { startScheme } from '#src/lib/scheme.ts';

/**
 * The built-in backend of a demo build, with the world of a link if the tab has no world yet; the product
 * build excludes this code.
 */
async function startDemoKit(first?: DemoLink): Promise<DemoKit> {
  const { startDemo } = await import('#mock/tab/kit.ts');
  const kit: DemoKit = await startDemo(first);
  setDemoKit(kit);
  return kit;
}

/** Like `startDemoKit`, with the demo link of the URL: before any read of the user or the language. */
async function arriveByLink(): Promise<DemoKit> {
  const [{ arriveByAddress }, { setDemoLanguage: speakAs }] = await Promise.all([
    import('#src/demo/cockpit/arrival.ts'),
    import('#src/app/setDemoLanguage.ts'),
  ]);
  return arriveByAddress(startDemoKit, speakAs);
}

/**
 * Makes the world of the demo once the first page has all its code and data, not before it: the splash, which still covers
 * that page for a while, waits for nothing then. The product build excludes this code.
 */
async function wakeBeside({ wake }: DemoKit, startup: StartupActor, drawn: Promise<unknown>): Promise<void> {
  const hasData = new Promise<void>((resolve) => {
    const look = (now = startup.getSnapshot()): void => {
      if (now.matches({ overlay: 'visible' })) return;
      watch.unsubscribe();
      resolve();
    };
    const watch = startup.subscribe(look);
    look();
  });
  await Promise.allSettled([drawn, hasData]);
  // The page is drawn, below the splash, in the next frame.
  requestAnimationFrame(() => setTimeout(wake));
}

/** The demo tools over every page, shown once the texts and the world are there; the product build excludes this code. */
async function showOver(kit: DemoKit, shown: Promise<void>): Promise<void> {
  await kit.ready;
  const [{ openMailbox }, { openCockpit }, { setDemoLanguage: speakAs }] = await Promise.all([
    import('#src/demo/openMailbox.tsx'),
    import('#src/demo/openCockpit.tsx'),
    import('#src/app/setDemoLanguage.ts'),
  ]);
  await shown;
  // Each tool works without the other.
  for (const opened of await Promise.allSettled([openMailbox(kit), openCockpit(kit, speakAs)]))
    if (opened.status === 'rejected') console.warn(opened.reason);
}

const place = document.querySelector('#root');
if (place === null) throw new Error('index.html has no <div id="root">');
const root = createRoot(place);
const brand = brandOf(location.host);
document.documentElement.dataset['brand'] = brand;
if (brand === 'outpoints')
  document.querySelector('link[rel=icon]')?.setAttribute('href', '/favicon-outpoints.svg');
if (import.meta.env.MODE === 'demo' && brand === 'outpoints')
  document.querySelector('link[rel=manifest]')?.setAttribute('href', '/manifest-outpoints.webmanifest');
startScheme();

/** The documentation has its own host; the demo and the dev server also serve it at a path (spec §1). */
const showsDocs =
  isDocsHost(location.host) ||
  ((import.meta.env.DEV || import.meta.env.MODE === 'demo') && /^\/docs(\/|$)/.test(location.pathname));

/** Opening a demo link in an existing demo tab only changes the hash, so the page has to reload. */
if (import.meta.env.MODE === 'demo')
  addEventListener('hashchange', () => {
    if (location.hash.startsWith('#demo=')) location.reload();
  });

async function begin(): Promise<void> {
  // Only the texts: no session, no token, no app.
  if (showsDocs) {
    const demo = import.meta.env.MODE === 'demo' ? startDemoKit() : Promise.resolve();
    return (await import('#src/app/openDocs.tsx')).openDocs(root, brand, demo);
  }
  const arrived =
    import.meta.env.MODE === 'demo' && location.hash.startsWith('#demo=') ? await arriveByLink() : undefined;
  const first = preloadFirst(tokenStore.read() !== null, location.pathname);
  const language = initialLanguage();
  // App.tsx shows a failure; start-up does not wait for texts.
  const shown = showLanguage(language, { remember: false });
  shown.catch((error: unknown) => console.warn(error));
  // The presenter's notes in a separate window: no backend, no session.
  if (import.meta.env.MODE === 'demo' && location.pathname === '/presenter')
    return (await import('#src/demo/presenter/openPresenter.tsx')).openPresenter(root, shown);
  const demo = import.meta.env.MODE === 'demo' ? (arrived ?? (await startDemoKit())) : undefined;
  // Also if the app itself cannot start.
  if (demo !== undefined) showOver(demo, shown).catch((error: unknown) => console.warn(error));
  demo?.ready.catch(giveUp);
  const actors = createAppActors(appOutside(() => actors.startup.getSnapshot().context.user?.id));
  actors.start();
  root.render(<App actors={actors} brand={brand} demo={demo} />);
  if (demo !== undefined) void wakeBeside(demo, actors.startup, Promise.allSettled([first, shown]));
}

function giveUp(error: unknown): void {
  console.error(error);
  document.querySelector('#splash')?.toggleAttribute('hidden', true);
  root.render(<StartFailed onRetry={() => location.reload()} />);
}

begin().catch(giveUp);
