/** Starts the app: brand, scheme, texts, the two actors, and in the demo the built-in backend before any call. */
import '#src/ui/theme.css';
import { createRoot } from 'react-dom/client';
import { setDemoKit } from '#src/api/send.ts';
import type { DemoKit } from '#src/api/demoKit.ts';
import { tokenStore } from '#src/api/token.ts';
import { App } from '#src/app/App.tsx';
import { createAppActors } from '#src/app/appActors.ts';
import { appOutside } from '#src/app/appOutside.ts';
import { StartFailed } from '#src/app/StartFailed.tsx';
import { preloadFirst } from '#src/app/chunks.ts';
import { showLanguage } from '#src/app/firstTexts.ts';
import { initialLanguage, storedLanguage } from '#src/app/i18n.ts';
import { brandOf, isDocsHost } from '#schema/brand.ts';
import { startScheme } from '#src/lib/scheme.ts';

/** The built-in backend of a demo build; the product build holds no byte of it (design §1). */
async function startDemoKit(): Promise<DemoKit | undefined> {
  if (import.meta.env.MODE !== 'demo') return undefined;
  const { startDemo } = await import('#mock/tab/kit.ts');
  const kit: DemoKit = await startDemo();
  setDemoKit(kit);
  return kit;
}

/** What the demo shows over every page, once its texts can be read; the product build holds no byte of it either. */
async function showMailbox(kit: DemoKit | undefined, shown: Promise<void>): Promise<void> {
  const { openMailbox } = await import('#src/demo/openMailbox.tsx');
  await shown;
  if (kit !== undefined) await openMailbox(kit);
}

const place = document.querySelector('#root');
if (place === null) throw new Error('index.html has no <div id="root">');
const root = createRoot(place);
const brand = brandOf(location.host);
document.documentElement.dataset['brand'] = brand;
if (brand === 'outpoints')
  document.querySelector('link[rel=icon]')?.setAttribute('href', '/favicon-outpoints.svg');
startScheme();

/** The documentation has a host of its own; the demo and the dev server have a path for it too (spec §1). */
const showsDocs =
  isDocsHost(location.host) ||
  ((import.meta.env.DEV || import.meta.env.MODE === 'demo') && /^\/docs(\/|$)/.test(location.pathname));

async function begin(): Promise<void> {
  // No session, no token, nothing of the app: only its texts.
  if (showsDocs) {
    const demo = startDemoKit();
    return (await import('#src/app/openDocs.tsx')).openDocs(root, brand, demo);
  }
  preloadFirst(tokenStore.read() !== null, location.pathname);
  const language = initialLanguage({ stored: storedLanguage() });
  // A failure shows itself (App.tsx); start-up does not wait for texts.
  const shown = showLanguage(language, { remember: false });
  shown.catch((error: unknown) => console.warn(error));
  const demo = await startDemoKit();
  const actors = createAppActors(appOutside(() => actors.startup.getSnapshot().context.user?.id));
  actors.start();
  root.render(<App actors={actors} brand={brand} demo={demo} />);
  if (import.meta.env.MODE === 'demo')
    showMailbox(demo, shown).catch((error: unknown) => console.warn(error));
}

function start(): void {
  begin().catch((error: unknown) => {
    console.error(error);
    document.querySelector('#splash')?.toggleAttribute('hidden', true);
    root.render(<StartFailed onRetry={() => location.reload()} />);
  });
}

start();
