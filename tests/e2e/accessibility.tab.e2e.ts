/** axe on each built screen, in both languages, both schemes and both widths. */
import type { Page } from '@playwright/test';
import { expect, persona, posts, test } from './home.ts';
import { begin, sharing } from './looks.ts';

const screens = [
  '/',
  '/post',
  '/post?filed=true',
  '/podium',
  '/badges',
  '/corp_values',
  '/profile',
  '/general_settings',
  '/notifications',
  '/notifications?tab=session',
  '/support',
  '/clip_guide',
  '/performance_evaluation',
  '/wallet',
  '/wallet?tab=requests',
  '/wallet?tab=levels',
  '/catalog',
  '/cart',
  '/orders',
  '/cupons',
  '/cupons?tab=mine',
  '/files',
  '/pages/bienvenida',
  '/credential/nobody~nothing',
  '/no/such/page',
];

// A credential that nobody issued is said as such, and logged.
test.use({ expected: [/credentials: not_found 404/] });

// Each language takes the look that is opposite to the other's: every screen is seen in both schemes and both widths.
for (const [language, by] of [
  ['es', 'address'],
  ['en', 'link'],
] as const) {
  const begun = (page: Page, isFirst: boolean) =>
    begin(page, language, persona('employee'), { by, axe: 'once', signIn: isFirst, from: sharing[language] });

  test(`every built screen, opened by its ${by}, is accessible: ${language}`, async ({ page }) => {
    test.setTimeout(300_000);
    const { look } = await begun(page, true);
    for (const path of screens) await look(path);
  });

  test(`what opens on a screen is accessible: ${language}`, async ({ page }) => {
    test.setTimeout(300_000);
    const { check, turn } = await begun(page, false);
    await turn();
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
    await expect(page.getByRole('menu')).toHaveCount(0);
    await turn();
    await page.goto('/badges');
    await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    await page.waitForTimeout(500);
    await check('a badge');
    await turn();
    await page.goto('/');
    await expect(posts(page).first()).toBeVisible();
    await page.getByRole('button', { name: /agradecer hoy|thank today/ }).click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    await page.waitForTimeout(500);
    await check('composer');
    await turn();
    await page.goto('/');
    await expect(posts(page).first()).toBeVisible();
    await page.getByRole('button', { name: /^(Crear una encuesta|Create a poll)$/ }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await page.waitForTimeout(500);
    await check('asking');
  });
}
