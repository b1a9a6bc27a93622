/** A browser that was here before: what it fetched and installed stays, what people left in it goes; and who has signed in here once need not type it again. */
import type { Browser, BrowserContext, Page } from '@playwright/test';

let kept: BrowserContext | undefined;

/** The context that the tests of this worker share, one after the other. */
export async function returning(browser: Browser): Promise<BrowserContext> {
  kept ??= await browser.newContext();
  return kept;
}

/** Empties what the test before left at this address: the world, the session, drafts. The worker and its files stay. */
export async function forget(page: Page, address: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(address).origin,
    storageTypes: 'cookies,local_storage,indexeddb',
  });
  await session.detach();
}

type Kept = Readonly<Record<string, string>>;

const signedIn = new Map<string, Kept>();
let comings = 0;

const keyOf = (address: string, email: string): string => `${address} ${email}`;

/** Keeps what the browser holds of somebody who has just signed in at this address. */
export async function remember(page: Page, address: string, email: string): Promise<void> {
  signedIn.set(
    keyOf(address, email),
    await page.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage))),
  );
}

/** Gives the page, at its next load and only then, what it held of this person; false when they never signed in here. */
export async function recall(page: Page, address: string, email: string): Promise<boolean> {
  const held = signedIn.get(keyOf(address, email));
  if (held === undefined) return false;
  await page.addInitScript(
    ([mark, entries]) => {
      if (location.protocol === 'about:' || sessionStorage.getItem(mark) !== null) return;
      sessionStorage.setItem(mark, '');
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    [`come ${++comings}`, held] as const,
  );
  return true;
}
