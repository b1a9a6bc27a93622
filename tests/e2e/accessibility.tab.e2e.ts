/** axe on each built screen, in both languages, both schemes and both widths; and nothing that spills out of a small page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { address, expect, persona, posts, signIn, test } from './home.ts';

const looks = [
  { language: 'es', scheme: 'light', width: 1440 },
  { language: 'en', scheme: 'dark', width: 1440 },
  { language: 'en', scheme: 'light', width: 390 },
  { language: 'es', scheme: 'dark', width: 390 },
] as const;

const screens = [
  '/',
  '/post',
  '/post?filed=true',
  '/podium',
  '/badges',
  '/corp_values',
  '/profile',
  '/wallet',
  '/catalog',
  '/credential/nobody~nothing',
  '/no/such/page',
];
const sections = [
  '',
  '/recognition-types',
  '/post-types',
  '/recognition-groups',
  '/badges',
  '/values',
  '/recognition-settings',
  '/podium',
  '/moderation',
  '/referrals',
];

/** Words that no English page has, and none of the organisation's own. */
const spanish =
  /\b(para dar|Reconocer|Guardar|Cerrar|Buscar|Enviar|insignias? de|personas que|Todav[ií]a|No pudimos|Nuev[oa] )\b/;

/** Buttons, headings and labels of the page: the product's words, not what people wrote. */
const ownWords = (page: Page): Promise<string> =>
  page
    .locator('h1, h2, label, legend, [role=tab], [role=status], main button, dialog button')
    .allInnerTexts()
    .then((texts) => texts.join('\n'));

// A credential that nobody issued is said as such, and logged.
test.use({ expected: [/credentials: not_found 404/] });

type Look = (typeof looks)[number];
type Check = (what: string, but?: 'region') => Promise<void>;

/** Begins in a look, signed in; answers what checks a state, and what opens and checks a screen. */
async function begin(page: Page, { language, scheme, width }: Look, email: string) {
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
  // What was chosen goes to the account before the page is left.
  await page.waitForLoadState('networkidle');
  await page.setViewportSize({ width, height: 900 });
  const look = async (path: string): Promise<void> => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await check(path);
  };
  return { check, look };
}

for (const one of looks) {
  const name = `${one.language}, ${one.scheme}, ${one.width} px`;
  test(`every built screen is accessible: ${name}`, async ({ page }) => {
    test.setTimeout(180_000);
    const { check, look } = await begin(page, one, persona('employee'));
    for (const path of screens) await look(path);
    await page.goto('/post');
    const post = posts(page).first();
    await post.getByRole('button', { name: /^(Comentar|Comment)$/ }).click();
    await expect(post.getByRole('textbox')).toBeVisible();
    await check('a conversation');
    await post.getByRole('button', { name: /^(Elegir otra reacción|Choose another reaction)$/ }).click();
    await check('reactions');
    await page.keyboard.press('Escape');
    await post.getByRole('button', { name: /^(Más acciones|More actions)$/ }).click();
    await check('what can be done with a post', 'region');
    await page.keyboard.press('Escape');
    await page.goto('/badges');
    await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    await page.waitForTimeout(500);
    await check('a badge');
    await page.goto('/');
    await expect(posts(page).first()).toBeVisible();
    await page.getByRole('button', { name: /agradecer hoy|thank today/ }).click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    await page.waitForTimeout(500);
    await check('composer');
  });
}

// Each scheme and each width once, in English, where a word may be missing: the sections share their frame.
for (const one of looks.filter((_, index) => index === 1 || index === 2))
  test(`every section of the administration is accessible: ${one.language}, ${one.scheme}, ${one.width} px`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const { look } = await begin(page, one, persona('admin'));
    for (const section of sections) await look(`/admin${section}`);
  });
