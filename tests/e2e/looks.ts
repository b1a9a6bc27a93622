/** The checks for every screen: axe, the language of the page, and no horizontal overflow on a small page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ownWords, spanish } from '#stories/pictures/words.ts';
import { address, expect, signIn, visit } from './home.ts';
import { still } from './still.ts';

/**
 * A release checks every look of every screen. Before a push the stories do this, and these tests only check what
 * stories cannot see.
 */
export const isRelease = process.env['APLAUSO_RELEASE'] === '1';

const widths = [1440, 390] as const;

/** Scheme and width of a look. */
const looks = [
  { scheme: 'light', width: 1440 },
  { scheme: 'dark', width: 1440 },
  { scheme: 'light', width: 390 },
  { scheme: 'dark', width: 390 },
] as const;

type Look = (typeof looks)[number];

/** The look that differs in scheme and width from the one at this index. */
const opposite = (at: number): number => looks.length - 1 - at;

const lookAt = (at: number): Look => {
  const look = looks[at % looks.length];
  if (look === undefined) throw new Error('there are four looks');
  return look;
};

const put = async (page: Page, { scheme, width }: Look): Promise<void> => {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
};

/**
 * Returns a function that waits until requests and responses have paused for a while and all is drawn. A stream counts
 * as answered, though it does not end.
 */
function listening(page: Page): () => Promise<void> {
  let open = 0;
  let last = 0;
  const note = (change: number) => () => {
    open += change;
    last = performance.now();
  };
  page.on('request', note(1));
  page.on('response', note(-1));
  page.on('requestfailed', (request) => {
    if (!request.existingResponse()) note(-1)();
  });
  return async () => {
    last = performance.now();
    const isCalm = () => open <= 0 && performance.now() - last > 350;
    await expect.poll(isCalm, { intervals: [50] }).toBe(true);
    await still(page);
  };
}

/** Opens a path by a link and waits for the new screen, which has another heading. */
async function comes(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '');
  });
  await visit(page, path);
  await expect(page.locator('h1:not([data-left])').first()).toBeVisible();
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
}

/** Axe finds nothing on the page. */
export async function passesAxe(page: Page, what: string, but?: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      rules: {
        'label-content-name-mismatch': { enabled: true },
        // Elements that float above the page belong to no landmark.
        ...(but === undefined ? {} : { [but]: { enabled: false } }),
      },
    })
    // The legacy mode needs no extra page to merge the results of frames, which takes several times as long. Our pages
    // have no frames.
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
}

export interface Looking {
  /** Whether screens are opened by their address or, after the sign-in, by links. */
  readonly by: 'address' | 'link';
  /** How often axe checks each screen: in one look, or also in the opposite one. */
  readonly axe: 'once' | 'twice';
  /** Whether the sign-in page is checked too. */
  readonly signIn: boolean;
  /** The index of the first look. Each screen takes the next look, so all four are used. */
  readonly from: number;
}

/**
 * Starting looks for two languages that share the looks: together they see each screen in both schemes and both widths.
 */
export const sharing = { es: 0, en: 3 } as const;

/**
 * Signs in with a language. Returns functions that check a state, and that open and check a screen. Texts and both
 * widths are checked at each of them; axe checks one or two looks.
 */
export async function begin(page: Page, language: 'es' | 'en', email: string, looking: Looking) {
  const calm = listening(page);
  // One language counts up and the other down, so their looks are opposite at each screen.
  const step = looking.from === sharing.en ? -1 : 1;
  let at = looking.from;
  let look = lookAt(at);
  const isSmall = async (what: string): Promise<void> => {
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(spill, `${what} spills to the side`).toBeLessThanOrEqual(0);
  };
  const check = async (what: string, but?: 'region'): Promise<void> => {
    expect(await page.locator('html').getAttribute('lang'), what).toBe(language);
    if (language === 'en') expect(await page.evaluate(ownWords), `${what} in English`).not.toMatch(spanish);
    const named = `${what}, ${language}, ${look.scheme}, ${look.width} px`;
    await passesAxe(page, named, but);
    await isSmall(named);
  };
  /** Takes the next look; each screen and state begins with this call. */
  const turn = async (): Promise<void> => {
    look = lookAt(at);
    at = (at + step + looks.length) % looks.length;
    await put(page, look);
  };
  const across = async (path: string): Promise<void> => {
    const taken = look;
    if (looking.axe === 'twice') {
      look = lookAt(opposite(looks.indexOf(taken)));
      await put(page, look);
      await calm();
      return check(path);
    }
    await page.setViewportSize({ width: widths.find((one) => one !== taken.width) ?? 0, height: 900 });
    await calm();
    if (language === 'en') expect(await page.evaluate(ownWords), `${path} in English`).not.toMatch(spanish);
    await isSmall(`${path}, ${language}, the other width`);
  };

  await turn();
  await page.goto('/login');
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  await page.reload();
  await expect(address(page)).toBeVisible();
  if (looking.signIn) {
    await check('sign-in');
    await across('sign-in');
  }
  // From here on the language of the account applies. The menu changes it at any width.
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, email);
  await page.getByRole('button', { name: /^(Tu menú|Your menu)$/ }).click();
  await page.getByRole('menuitem', { name: language === 'es' ? 'Español' : 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  // The device stores the choice until the account has saved it.
  const waiting = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('language:')));
  await expect.poll(waiting).toEqual([]);

  const open = async (path: string): Promise<void> => {
    const stands = new URL(page.url()).pathname;
    // The same screen with another query keeps its heading.
    if (looking.by === 'link' && stands !== path.split('?')[0]) await comes(page, path);
    else {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    await calm();
  };
  const lookInto = async (path: string): Promise<void> => {
    await turn();
    await open(path);
    await check(path);
    await across(path);
  };
  return { check, look: lookInto, turn };
}
