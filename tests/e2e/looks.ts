/** What is looked at on every screen: axe, the page's language, and nothing that spills out of a small page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ownWords, spanish } from '#stories/pictures/words.ts';
import { address, expect, signIn, visit } from './home.ts';

/** A release takes every look at every screen; before each push the stories have, and here is left what they cannot see. */
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

/** The look that shares neither scheme nor width with the one at this place. */
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

/** Answers what waits until nothing has been asked for and nothing has come for a while. A stream is answered, if never ended. */
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
  };
}

/** Waits for a screen in the place of the one that is left: its heading is another one. */
async function comes(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '');
  });
  await visit(page, path);
  await expect(page.locator('h1:not([data-left])').first()).toBeVisible();
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
}

async function passesAxe(page: Page, what: string, but?: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      rules: {
        'label-content-name-mismatch': { enabled: true },
        // What floats above the page stands in no part of it.
        ...(but === undefined ? {} : { [but]: { enabled: false } }),
      },
    })
    // No page has frames: nothing has to be put together in a page of its own, which takes several times as long.
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
}

export interface Looking {
  /** Whether screens are opened by their address or, once inside, as links do. */
  readonly by: 'address' | 'link';
  /** How often axe looks at each screen: in one look, or in that and its opposite. */
  readonly axe: 'once' | 'twice';
  /** Whether the sign-in page is looked at on the way. */
  readonly signIn: boolean;
  /** At which look the first screen stands; each next one takes the next, so that all four come by. */
  readonly from: number;
}

/** The looks of one language when the other language takes the opposite ones: each screen in both schemes and both widths. */
export const sharing = { es: 0, en: 3 } as const;

/**
 * Begins in a language, signed in; answers what checks a state, and what opens and checks a screen. Words are compared
 * and pages measured in both widths at each of them, axe looks in one scheme and width or in two.
 */
export async function begin(page: Page, language: 'es' | 'en', email: string, looking: Looking) {
  const calm = listening(page);
  // Upwards in one language, downwards in the other: together they are opposite at each screen.
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
  /** Takes the next look; with it every screen and state begins. */
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
  // The account's own language counts from here on; the menu changes it, on any width.
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, email);
  await page.getByRole('button', { name: /^(Tu menú|Your menu)$/ }).click();
  await page.getByRole('menuitem', { name: language === 'es' ? 'Español' : 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  // A choice waits on the device until the account has it.
  const waiting = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('language:')));
  await expect.poll(waiting).toEqual([]);

  const open = async (path: string): Promise<void> => {
    const stands = new URL(page.url()).pathname;
    // The same screen with other words in its address keeps its heading.
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
