/** The fixture of all end-to-end tests: a watched page, and helpers that use the page as a user does. */
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { watch, type Watched } from './complaints.ts';
import { keepSteps, recordSteps } from './machines.ts';
import { nodeHomes, tabHomes, type Home, type Homes } from './servers.ts';
import { forgetSession, recall, remember, tokenOf, holdsIn } from './sessions.ts';
import { returning, type Returning } from './visitor.ts';

/** The address for test files that start their own servers; set before the tests run. */
export const ownAddress: { now: string | undefined } = { now: undefined };

interface Options {
  /** Complaints that the test causes on purpose. */
  readonly expected: RegExp[];
  /** Starts with an empty browser, which first fetches every file; in the tab it also installs the service worker. */
  readonly firstVisit: boolean;
}

interface Fixtures {
  readonly watched: Watched;
  /** The deployment of the test. */
  readonly home: Home;
  /** The browser with the state after its first visit. */
  readonly visitor: Returning | undefined;
}

/** Time for the start of a server and for a first visit, which must not count for the first test. */
const patience = { timeout: 180_000 };

const isNode = (): boolean => test.info().project.name === 'node';

/** A test that fails if its page causes a complaint. */
export const test = base.extend<Options & Fixtures, { readonly homes: Homes }>({
  expected: [[], { option: true }],
  firstVisit: [false, { option: true }],
  homes: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the requested fixtures from the pattern
    async ({}, give, { project }) => {
      const homes = project.name === 'node' ? nodeHomes() : tabHomes();
      await give(homes);
      await homes.stop();
    },
    { scope: 'worker', ...patience },
  ],
  home: [
    async ({ homes }, give, { file }) => {
      const own = ownAddress.now;
      home = own === undefined ? await homes.of(file) : { address: own, folder: '', lines: [] };
      await give(home);
    },
    patience,
  ],
  baseURL: async ({ home }, give) => give(home.address),
  visitor: [
    async ({ browser, browserName, home, firstVisit }, give) => {
      // Only Chromium can clear the user's data and keep the cached files. A shared browser knows one address.
      const isNew = firstVisit || browserName !== 'chromium' || ownAddress.now !== undefined;
      const visitor = isNew ? undefined : await returning(browser, home.address, !isNode());
      await visitor?.begin(home.address);
      await give(visitor);
      await visitor?.leave(home.address, test.info().errors.length === 0);
    },
    patience,
  ],
  context: async ({ browser, visitor }, give) => {
    if (visitor !== undefined) return give(visitor.context);
    const context = await browser.newContext();
    await give(context);
    await context.close();
  },
  page: async ({ context, viewport, visitor }, give) => {
    const page = visitor ? await visitor.page() : await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    const recorder = await recordSteps(page);
    await give(page);
    // A call that is still blocked at the end of the test ends with its page, which is no failure.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await keepSteps(page, `${test.info().project.name}-${test.info().testId}`);
    if (!page.isClosed()) await recorder.dispose();
  },
  watched: [
    async ({ page, expected }, use) => {
      const watched = await watch(page);
      await use(watched);
      if (!page.isClosed()) await watched[Symbol.asyncDispose]();
      const left = watched.left(expected);
      expect(left).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Password of every persona. */
export const password = 'aplauso-demo';
/** Email address of a persona. */
export const persona = (role: 'employee' | 'manager' | 'admin' | 'external', slug = 'aurora'): string =>
  `${role}@${slug}.example`;

/** The posts of the page. */
export const posts = (page: Page): Locator => page.getByRole('listitem').getByRole('article');

/** The newest post of a list, by position: while a long list scrolls, the first row in the page can be a later post. */
export const newestPost = (page: Page): Locator => page.locator('li[aria-posinset="1"]').getByRole('article');

/** The email field of the sign-in page, in both languages. */
export const address = (page: Page): Locator => page.getByRole('textbox', { name: /^(Correo|E-?mail)/ });

/** The main navigation, as rail or bottom bar. */
export const menu = (page: Page): Locator => page.getByRole('navigation', { name: /^(Principal|Main)$/ });

/** Fills in the sign-in form and submits it. */
export async function enter(page: Page, email: string, secret = password): Promise<void> {
  await address(page).fill(email);
  await page.getByLabel(/^(Contraseña|Password)$/).fill(secret);
  await page.getByRole('button', { name: /^(Entrar|Sign in)$/ }).click();
}

/** Waits for the shell of a signed-in user. */
const within = async (page: Page): Promise<void> => {
  await expect(menu(page)).toBeVisible();
  await expect(page).not.toHaveURL(/login/);
};

/** The deployment of the running test. */
let home: Home | undefined;

/** The address of the running test. */
export const homeAddress = (): string => home?.address ?? '';

/** A session of this user that is still valid here, if the user has signed in before. */
const sessionOf = (email: string): Promise<string | undefined> =>
  tokenOf(email, isNode() ? home?.address : undefined);

/** Signs in and waits for the shell. Uses the form the first time, and the stored session afterwards. */
export async function signIn(page: Page, email = persona('employee'), at = '/'): Promise<void> {
  if ((await sessionOf(email)) !== undefined) {
    await recall(page, email, homeAddress());
    await page.goto(at);
    return within(page);
  }
  await page.goto('/login');
  await enter(page, email);
  await within(page);
  await remember(page, email);
  if (at !== '/') await visit(page, at);
}

/** Opens another page of the product without a reload, as a link does. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Signs out at /logout and waits until the sign-in page is visible. */
export async function signOut(page: Page): Promise<void> {
  await forgetSession(page);
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  await expect(address(page)).toBeVisible();
}

/** The balance to give, read from the reloaded wallet. */
export async function pointsToGive(page: Page): Promise<number> {
  await page.goto('/wallet');
  return pointsInWallet(page);
}

/** The balance to give, read from the open wallet. */
export async function pointsInWallet(page: Page): Promise<number> {
  const card = page.getByRole('region', { name: 'Puntos para dar' });
  await expect(card).toContainText(/\d/);
  // The number appears twice: as visible text and for screen readers.
  return Number(/\d[\d.,]*/.exec(await card.innerText())?.[0].replace(/[.,]/g, ''));
}

/** Names of the personas, as pickers show them. */
export const names = {
  employee: 'Mariana Torres',
  manager: 'Andrés Villanueva',
  admin: 'Lucía Cárdenas',
} as const;

/** Opens the composer from the home page. */
export async function openComposer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /¿A quién quieres agradecer hoy\?/ }).click();
  return page.getByRole('dialog', { name: 'Reconocer' });
}

/** Adds a receiver to the composer by name. */
export async function choose(page: Page, composer: Locator, name: string): Promise<void> {
  await composer.getByRole('combobox', { name: '¿A quién?' }).fill(name);
  await page.getByRole('option', { name }).first().click();
}

/** Opens the composer and adds receivers, text and the first type. */
export async function compose(page: Page, people: readonly string[], words: string): Promise<Locator> {
  const composer = await openComposer(page);
  for (const name of people) await choose(page, composer, name);
  await composer.getByLabel('¿Por qué?').fill(words);
  await composer.getByRole('group', { name: '¿Qué destacas?' }).getByRole('button').first().click();
  return composer;
}

/** Waits until no fetch, write or idle task is left, nothing is measured, and nothing moves. */
export async function calm(page: Page): Promise<void> {
  await expect(page.locator('html[data-calm]')).toBeAttached();
}

/**
 * Waits until the composer shows that the recognition was sent, and closes the composer. The publication follows ten
 * seconds later.
 */
export async function sent(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Enviado' });
  await expect(dialog.getByRole('button', { name: /Deshacer/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toBeHidden();
}

/** Waits until the time to undo is over. */
export async function published(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Enviado hace un momento' })).toBeHidden({ timeout: 40_000 });
}

/**
 * Reloads the feed until a post with these words appears, and returns the post. The first attempt navigates without a
 * reload.
 */
export async function appears(page: Page, words: string, at = '/'): Promise<Locator> {
  const post = posts(page).filter({ hasText: words });
  let looks = 0;
  await expect(async () => {
    if (looks++ === 0) await visit(page, at);
    else await page.goto(at);
    await expect(posts(page).first()).toBeVisible();
    await expect(post).toHaveCount(1, { timeout: 5_000 });
  }).toPass({ timeout: 45_000 });
  return post;
}

/** Changes the stored session as another tab would, and notifies this tab. */
const otherTabSets = (page: Page, token: string | undefined): Promise<void> =>
  page.evaluate((value) => {
    if (value === undefined) localStorage.removeItem('auth_token');
    else localStorage.setItem('auth_token', value);
    dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
  }, token);

/** Signs in as another user in the same browser, without a reload. */
export async function become(page: Page, email: string): Promise<void> {
  const holds = isNode() || (await holdsIn(page, email));
  const token = holds ? await sessionOf(email) : undefined;
  // Signs out as another tab would: a real sign-out would revoke the token, which later tests use again.
  await otherTabSets(page, undefined);
  await page.evaluate(() => history.replaceState(null, '', '/login'));
  await expect(address(page)).toBeVisible();
  if (token === undefined) await enter(page, email);
  else await otherTabSets(page, token);
  await within(page);
}

/** Opens the menu of a post and selects an entry. */
export async function act(page: Page, post: Locator, what: string | RegExp): Promise<void> {
  await post.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: what }).click();
}
