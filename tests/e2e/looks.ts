/** What is looked at on every screen: axe, the page's language, and nothing that spills out of a small page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { address, expect, signIn } from './home.ts';

/** Language, scheme and width of a page, each pair at least once. */
export const looks = [
  { language: 'es', scheme: 'light', width: 1440 },
  { language: 'en', scheme: 'dark', width: 1440 },
  { language: 'en', scheme: 'light', width: 390 },
  { language: 'es', scheme: 'dark', width: 390 },
] as const;

/** Words that no English page has, and none of the organisation's own. */
const spanish =
  /\b(para dar|Reconocer|Guardar|Cerrar|Buscar|Enviar|insignias? de|personas que|Todav[ií]a|No pudimos|Nuev[oa] )\b/;

/** Buttons, headings and labels of the page: the product's words, not what people wrote. */
const ownWords = (page: Page): Promise<string> =>
  page
    .locator('h1, h2, label, legend, [role=tab], [role=status], main button, dialog button')
    .allInnerTexts()
    .then((texts) => texts.join('\n'));

type Look = (typeof looks)[number];
type Check = (what: string, but?: 'region') => Promise<void>;

/** Begins in a look, signed in; answers what checks a state, and what opens and checks a screen. */
export async function begin(page: Page, { language, scheme, width }: Look, email: string) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  const check: Check = async (what, but) => {
    expect(await page.locator('html').getAttribute('lang'), what).toBe(language);
    if (language === 'en') expect(await ownWords(page), `${what} in English`).not.toMatch(spanish);
    const { violations } = await new AxeBuilder({ page })
      .options({
        rules: {
          'label-content-name-mismatch': { enabled: true },
          // What floats above the page stands in no part of it.
          ...(but === undefined ? {} : { [but]: { enabled: false } }),
        },
      })
      .analyze();
    expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(spill, `${what} spills to the side`).toBeLessThanOrEqual(0);
  };
  await page.goto('/login');
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  await page.reload();
  await expect(address(page)).toBeVisible();
  await check('sign-in');
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
  await page.setViewportSize({ width, height: 900 });
  const look = async (path: string): Promise<void> => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await check(path);
  };
  return { check, look };
}
