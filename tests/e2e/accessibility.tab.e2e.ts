/**
 * Axe, both widths and English texts on one screen of each layout, and in a release on each screen in every look. The
 * pictures (stories/pictures) show every screen without its frame.
 */
import type { Page } from '@playwright/test';
import { expect, newestPost, persona, posts, test } from './home.ts';
import { begin, isRelease, sharing } from './looks.ts';
import { still } from './still.ts';

/** One screen of each landmark layout: feed with asides, tabs, shop, a screen without the frame, an unknown path. */
const layouts = ['/', '/wallet', '/catalog', '/credential/nobody~nothing', '/no/such/page'];

const everyScreen = [
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
  '/goals',
  '/tasks',
  '/challenges',
  '/events',
  '/communications',
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

const screens = isRelease ? everyScreen : layouts;

// A credential that was never issued shows an error and is logged.
test.use({ expected: [/credentials: not_found 404/] });

const ways = [
  ['en', 'link'],
  ['es', 'address'],
] as const;

// Each language takes the opposite looks of the other, so every screen is seen in both schemes and both widths.
for (const [language, by] of isRelease ? ways : [ways[0]]) {
  const begun = (page: Page, isFirst: boolean) =>
    begin(page, language, persona('employee'), {
      by,
      axe: 'once',
      signIn: isFirst,
      from: sharing[language],
    });

  test(`every ${isRelease ? 'built screen' : 'layout'}, opened by its ${by}, is accessible: ${language}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const { look } = await begun(page, true);
    for (const path of screens) await look(path);
  });

  // Each of them has a story with axe.
  if (!isRelease) continue;
  test(`opened menus and dialogs are accessible: ${language}`, async ({ page }) => {
    test.setTimeout(300_000);
    const { check, turn } = await begun(page, false);
    await turn();
    await page.goto('/post');
    const post = newestPost(page);
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
    await still(page);
    await check('a badge');
    await turn();
    await page.goto('/');
    await expect(posts(page).first()).toBeVisible();
    await page.getByRole('button', { name: /agradecer hoy|thank today/ }).click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    await still(page);
    await check('composer');
    await turn();
    await page.goto('/');
    await expect(posts(page).first()).toBeVisible();
    await page.getByRole('button', { name: /^(Crear una encuesta|Create a poll)$/ }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await still(page);
    await check('asking');
  });
}
