/**
 * A returning browser: cached files and the page stay. In the tab the service worker stays too, and the world is reset
 * for each test; on Node the browser forgets everything else.
 */
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';

/** A returning browser, which the tests of one worker share one after the other. */
export interface Returning {
  readonly context: BrowserContext;
  /** Restores the storage to its state after the first visit. No page may show the app. */
  begin(address: string): Promise<void>;
  /** The page of the next test. It is the page of the last test, because only the same page has the app's files in memory. */
  page(): Promise<Page>;
  /**
   * Ends a test: leaves the app in its page and closes all others. Closes this page too if the test has failed, or if the
   * page shows another origin, whose session storage would stay.
   */
  leave(address: string, hasPassed: boolean): Promise<void>;
}

/** Address of a static file, which a page shows without the app, but with the storage of its origin. */
export const withoutApp = (address: string): string => `${address}/favicon.svg`;

/** Takes a page back to the state of a new one. */
async function renew(page: Page, address: string): Promise<void> {
  for (const event of [
    'console',
    'pageerror',
    'filechooser',
    'request',
    'response',
    'requestfailed',
  ] as const)
    page.removeAllListeners(event);
  await page.goto(withoutApp(address));
  await page.evaluate(() => sessionStorage.clear());
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.mouse.move(0, 0);
}

/** The page that the tests of a context use one after the other. */
function onePage(context: BrowserContext): Pick<Returning, 'page' | 'leave'> {
  const asides = new Set(context.pages());
  let page: Page | undefined;
  return {
    async page() {
      page ??= await context.newPage();
      return page;
    },
    async leave(address, hasPassed) {
      const isHere = page?.isClosed() === false && page.url().startsWith(`${address}/`);
      const kept = hasPassed && isHere ? page : undefined;
      for (const one of context.pages()) if (one !== kept && !asides.has(one)) await one.close();
      page = kept;
      if (kept) await renew(kept, address);
    },
  };
}

/** Reads all databases and the local storage of this origin into the page; returns false until they hold a world. */
async function keep(): Promise<boolean> {
  const done = <A>(request: IDBRequest<A>): Promise<A> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
    });
  const databases = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    const stores = [];
    for (const store of database.objectStoreNames) {
      const held = database.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([done(held.getAllKeys()), done<unknown[]>(held.getAll())]);
      stores.push({
        store,
        keyPath: held.keyPath,
        rows: values.map((value, at) => [keys[at], value] as const),
      });
    }
    databases.push({ name, version: database.version, stores });
    database.close();
  }
  const hasWorld = databases.some(({ stores }) =>
    stores.some(({ store, rows }) => store === 'entries' && rows.length > 0),
  );
  if (hasWorld) Reflect.set(globalThis, 'kept', { databases, storage: Object.entries<string>(localStorage) });
  return hasWorld;
}

/** Writes back the data that `keep` has read, and removes everything else. */
async function putBack(): Promise<void> {
  interface Kept {
    readonly databases: readonly {
      readonly name: string;
      readonly version: number;
      readonly stores: readonly {
        readonly store: string;
        readonly keyPath: string | string[] | null;
        readonly rows: readonly (readonly [IDBValidKey, unknown])[];
      }[];
    }[];
    readonly storage: readonly (readonly [string, string])[];
  }
  const { databases, storage } = Reflect.get(globalThis, 'kept') as Kept; // as `keep` has left it
  const done = (target: IDBRequest | IDBTransaction, name: 'success' | 'complete'): Promise<unknown> =>
    new Promise((resolve, reject) => {
      target.addEventListener(name, resolve);
      for (const bad of ['error', 'abort']) target.addEventListener(bad, () => reject(new Error(bad)));
    });
  localStorage.clear();
  for (const [key, value] of storage) localStorage.setItem(key, value);
  for (const { name } of await indexedDB.databases())
    if (name !== undefined && !databases.some((one) => one.name === name))
      await done(indexedDB.deleteDatabase(name), 'success');
  for (const { name, version, stores } of databases) {
    const request = indexedDB.open(name, version);
    request.addEventListener('upgradeneeded', () => {
      for (const { store, keyPath } of stores) request.result.createObjectStore(store, { keyPath });
    });
    await done(request, 'success');
    const database = request.result;
    const written = database.transaction(
      stores.map(({ store }) => store),
      'readwrite',
    );
    for (const { store, keyPath, rows } of stores) {
      const target = written.objectStore(store);
      target.clear();
      for (const [key, value] of rows) target.put(value, keyPath === null ? key : undefined);
    }
    await done(written, 'complete');
    database.close();
  }
}

/** Visits the demo for the first time: waits until its service worker is installed and its world is stored. */
async function firstVisit(browser: Browser, address: string): Promise<Returning> {
  const context = await browser.newContext();
  const visit = await context.newPage();
  await visit.goto(`${address}/login`);
  await visit.evaluate(async () => void (await navigator.serviceWorker.ready));
  // A static file of the demo without its program: reads and writes the storage while no page of the demo is open.
  const aside = await context.newPage();
  await aside.goto(withoutApp(address));
  await expect.poll(() => aside.evaluate(keep), { timeout: 120_000 }).toBe(true);
  await visit.close();
  // No page writes any more, so this copy is consistent.
  await aside.evaluate(keep);
  return {
    context,
    async begin() {
      await context.clearCookies();
      await aside.evaluate(putBack);
    },
    ...onePage(context),
  };
}

/** The stores of a site in the browser, apart from its cached files. */
const stores = ['local_storage', 'indexeddb', 'service_workers', 'cache_storage'];

/** A browser that keeps only the files of the deployments. */
async function forgetting(browser: Browser): Promise<Returning> {
  const context = await browser.newContext();
  const aside = await context.newPage();
  const devtools = await context.newCDPSession(aside);
  return {
    context,
    async begin(address) {
      await context.clearCookies();
      await context.clearPermissions();
      await devtools.send('Storage.clearDataForOrigin', { origin: address, storageTypes: stores.join() });
    },
    ...onePage(context),
  };
}

let first: Promise<Returning> | undefined;

/** The browser that the tests of this worker share; in the tab the first of them waits for the first visit. */
export const returning = (browser: Browser, address: string, isTab: boolean): Promise<Returning> =>
  (first ??= isTab ? firstVisit(browser, address) : forgetting(browser));
