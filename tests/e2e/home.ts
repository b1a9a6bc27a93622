/** What every end-to-end test stands on: a watched page, and a person who uses it by what they see. */
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { keepSteps, recordSteps } from './machines.ts';
import { nodeHomes, tabHomes, type Home, type Homes } from './servers.ts';
import { forgetSession, recall, remember, tokenOf, holdsIn } from './sessions.ts';
import { returning, type Returning } from './visitor.ts';

interface Watched {
  /** Console errors, page errors and reports of the security policy, in order. */
  readonly complaints: string[];
}

/** Watches from the first byte: nothing may be reported by the content policy, nothing may be thrown. */
async function watch(page: Page): Promise<Watched> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} ${message.location().url}`);
  });
  // Files are asked of the test from the first byte: begun only with the press, a busy browser opens its own dialog first.
  page.on('filechooser', () => undefined);
  await page.exposeFunction('reportViolation', (what: string) => complaints.push(`policy: ${what}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(globalThis, 'reportViolation');
      if (typeof report === 'function')
        report(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return { complaints };
}

/** Where the tests of a file go that start servers of their own; set before them. */
export const ownAddress: { now: string | undefined } = { now: undefined };

interface Options {
  /** Complaints that the test provokes on purpose. */
  readonly expected: RegExp[];
  /** The browser has never been here: in the tab it fetches everything and installs the worker first. */
  readonly firstVisit: boolean;
}

interface Fixtures {
  readonly watched: Watched;
  /** Where the test goes. */
  readonly home: Home;
  /** In the tab: the browser that was here before. */
  readonly visitor: Returning | undefined;
}

/** Starting a server and a first visit take their own time, not that of the test that happens to come first. */
const patience = { timeout: 180_000 };

const isNode = (): boolean => test.info().project.name === 'node';

/** A test whose page must stay without a complaint. */
export const test = base.extend<Options & Fixtures, { readonly homes: Homes }>({
  expected: [[], { option: true }],
  firstVisit: [false, { option: true }],
  homes: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is asked for
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
      // Only Chromium can be made to forget the person and keep the files.
      const isNew = firstVisit || isNode() || browserName !== 'chromium';
      const visitor = isNew ? undefined : await returning(browser, home.address);
      await visitor?.begin();
      await give(visitor);
      await visitor?.leave();
    },
    patience,
  ],
  context: async ({ browser, visitor }, give) => {
    if (visitor !== undefined) return give(visitor.context);
    const context = await browser.newContext();
    await give(context);
    await context.close();
  },
  page: async ({ context, viewport }, give) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await recordSteps(page);
    await give(page);
    // A call that is still held when the test ends dies with its page; that is no failure.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await keepSteps(page, `${test.info().project.name}-${test.info().testId}`);
  },
  watched: [
    async ({ page, expected }, use) => {
      const watched = await watch(page);
      await use(watched);
      const left = watched.complaints.filter((one) => !expected.some((known) => known.test(one)));
      expect(left).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Password of every persona. */
export const password = 'aplauso-demo';
/** An address of a persona. */
export const persona = (role: 'employee' | 'manager' | 'admin' | 'external', slug = 'aurora'): string =>
  `${role}@${slug}.example`;

/** Posts of the page behind whatever stands before it. */
export const posts = (page: Page): Locator => page.getByRole('listitem').getByRole('article');

/** The newest post of a list. While a long list scrolls, the first row in the page is another one. */
export const newestPost = (page: Page): Locator => page.locator('li[aria-posinset="1"]').getByRole('article');

/** The address field of the sign-in page, in whichever language it speaks. */
export const address = (page: Page): Locator => page.getByRole('textbox', { name: /^(Correo|E-?mail)/ });

/** The main navigation, rail or bottom bar. */
export const menu = (page: Page): Locator => page.getByRole('navigation', { name: /^(Principal|Main)$/ });

/** Fills the form and sends it. */
export async function enter(page: Page, email: string, secret = password): Promise<void> {
  await address(page).fill(email);
  await page.getByLabel(/^(Contraseña|Password)$/).fill(secret);
  await page.getByRole('button', { name: /^(Entrar|Sign in)$/ }).click();
}

/** Waits for the shell of somebody who signed in. */
const within = async (page: Page): Promise<void> => {
  await expect(menu(page)).toBeVisible();
  await expect(page).not.toHaveURL(/login/);
};

/** The home of the running test. */
let home: Home | undefined;

/** Where the running test goes. */
export const homeAddress = (): string => home?.address ?? '';

/** A session of this person that still holds here, if they have signed in before. */
const sessionOf = (email: string): Promise<string | undefined> =>
  tokenOf(email, isNode() ? home?.address : undefined);

/** Signs in and waits for the shell: with the form the first time, then with what the browser kept of it. */
export async function signIn(page: Page, email = persona('employee'), at = '/'): Promise<void> {
  if ((await sessionOf(email)) !== undefined) {
    await recall(page, email);
    await page.goto(at);
    return within(page);
  }
  await page.goto('/login');
  await enter(page, email);
  await within(page);
  await remember(page, email);
  if (at !== '/') await visit(page, at);
}

/** Goes on to another page of the product without loading it anew, as a link does. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Signs out by its address and waits until it is done. */
export async function signOut(page: Page): Promise<void> {
  await forgetSession(page);
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login/);
  await expect(address(page)).toBeVisible();
}

/** The purse to give, read from the wallet as the server has it. */
export async function pointsToGive(page: Page): Promise<number> {
  await page.goto('/wallet');
  return pointsInWallet(page);
}

/** The purse to give, read from the wallet that is open. */
export async function pointsInWallet(page: Page): Promise<number> {
  const card = page.getByRole('region', { name: 'Puntos para dar' });
  await expect(card).toContainText(/\d/);
  // The number stands there twice: once to see, once to hear.
  return Number(/\d[\d.,]*/.exec(await card.innerText())?.[0].replace(/[.,]/g, ''));
}

/** Name of a persona, as pickers show it. */
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

/** Puts somebody into the composer by their name. */
export async function choose(page: Page, composer: Locator, name: string): Promise<void> {
  await composer.getByRole('combobox', { name: '¿A quién?' }).fill(name);
  await page.getByRole('option', { name }).first().click();
}

/** Opens the composer and puts people, words and the first type into it. */
export async function compose(page: Page, people: readonly string[], words: string): Promise<Locator> {
  const composer = await openComposer(page);
  for (const name of people) await choose(page, composer, name);
  await composer.getByLabel('¿Por qué?').fill(words);
  await composer.getByRole('group', { name: '¿Qué destacas?' }).getByRole('button').first().click();
  return composer;
}

/** Waits until nothing is fetched or stored any more, and what waits for an idle moment has come. */
export async function calm(page: Page): Promise<void> {
  await expect(page.locator('html[data-calm]')).toBeAttached();
}

/** Waits until the composer says that it was sent, and closes it; it goes out by itself ten seconds later. */
export async function sent(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Enviado' });
  await expect(dialog.getByRole('button', { name: /Deshacer/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toBeHidden();
}

/** Waits until the seconds to undo are over. */
export async function published(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Enviado hace un momento' })).toBeHidden({ timeout: 40_000 });
}

/** Looks at the feed again and again, from within first, until a post with these words stands in it; answers it. */
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

/** Does in another tab's place what it would do to the session: this one hears of it. */
const otherTabSets = (page: Page, token: string | undefined): Promise<void> =>
  page.evaluate((value) => {
    if (value === undefined) localStorage.removeItem('auth_token');
    else localStorage.setItem('auth_token', value);
    dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
  }, token);

/** Signs in as another person in the same browser, without loading the page again. */
export async function become(page: Page, email: string): Promise<void> {
  const holds = isNode() || (await holdsIn(page, email));
  const token = holds ? await sessionOf(email) : undefined;
  // As another tab would sign out: signing out for good would void the token that later tests come back with.
  await otherTabSets(page, undefined);
  await page.evaluate(() => history.replaceState(null, '', '/login'));
  await expect(address(page)).toBeVisible();
  if (token === undefined) await enter(page, email);
  else await otherTabSets(page, token);
  await within(page);
}

/** Opens the menu of a post and chooses in it. */
export async function act(page: Page, post: Locator, what: string | RegExp): Promise<void> {
  await post.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: what }).click();
}
