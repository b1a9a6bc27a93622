/**
 * The demo's world in the browser: survives a reload, is shared by two tabs, can be reset, and needs no server and no
 * storage.
 */
import type { Page } from '@playwright/test';
import {
  address,
  compose,
  enter,
  expect,
  newestPost,
  names,
  persona,
  pointsInWallet,
  pointsToGive,
  posts,
  published,
  sent,
  signIn,
  test,
  visit,
} from './home.ts';
import { pathOf, requestsOf, scriptOf } from './loads.ts';

async function thank(page: Page, words: string): Promise<void> {
  await visit(page, '/');
  const composer = await compose(page, [names.manager], words);
  await composer.getByLabel('¿Cuántos puntos?').fill('10');
  await composer.getByRole('button', { name: 'Enviar' }).click();
  await sent(page);
}

test('a sent recognition survives a reload, appears in another tab, and is gone after a demo reset', async ({
  page,
  context,
}) => {
  await signIn(page, persona('employee'), '/wallet');
  const before = await pointsInWallet(page);
  await thank(page, 'Gracias por la demo de hoy.');
  await published(page);
  await page.reload();
  await expect(newestPost(page)).toContainText('Gracias por la demo de hoy.');
  const other = await context.newPage();
  await other.goto('/');
  await expect(newestPost(other)).toContainText('Gracias por la demo de hoy.');
  expect(await pointsToGive(page)).toBe(before - 10);

  await page.getByRole('button', { name: 'Tu menú' }).click();
  await page.getByRole('menuitem', { name: 'Restablecer la demo' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page);
  expect(await pointsToGive(page)).toBe(before);
  await other.close();
});

test('a reaction survives a reload at the moment of its press', async ({ page }) => {
  await signIn(page);
  const thanks = newestPost(page);
  const celebrate = thanks.getByRole('button', { name: 'Celebrar', exact: true, pressed: false });
  await expect(celebrate).toBeVisible();
  await celebrate.evaluate((button: HTMLElement) => {
    document.documentElement.dataset['left'] = '';
    button.click();
    location.reload();
  });
  await expect(page.locator('html[data-left]')).toHaveCount(0);
  await expect(thanks.getByRole('button', { name: 'Celebrar', exact: true, pressed: true })).toBeVisible();
});

test('a draft of a recognition survives a reload', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: /¿A quién quieres agradecer hoy\?/ }).click();
  await page.getByRole('dialog').getByLabel('¿Por qué?').fill('Un mensaje a medias');
  // The app stores the draft after a pause in typing.
  const kept = () => page.evaluate(() => Object.values<string>(localStorage).join(' '));
  await expect.poll(kept).toContain('Un mensaje a medias');
  await page.reload();
  await page.getByRole('button', { name: /Sigue con tu mensaje sin enviar/ }).click();
  await expect(page.getByRole('dialog').getByLabel('¿Por qué?')).toHaveValue('Un mensaje a medias');
});

test.describe('the first visit', () => {
  test.use({ firstVisit: true });

  test('a demo persona signs in with one press, and the form comes before the world and its files', async ({
    page,
  }) => {
    const requests = requestsOf(page);
    // The world is not there yet: its file waits for the form.
    const form = Promise.withResolvers<void>();
    await page.route(/\/world-[\w-]+\.js$/, async (route) => {
      await form.promise;
      await route.continue();
    });
    await page.goto('/login');
    await expect(address(page)).toBeVisible();
    // What follows is asked for after the form: its world, and the worker.
    const asked = requests.findIndex((one) => /\/world-/.test(pathOf(one)));
    const before = asked < 0 ? [...requests] : requests.slice(0, asked);
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
    form.resolve();
    const script = scriptOf(before, 'dist-demo');
    console.log(`the form of the demo: ${before.length} requests, ${script.toFixed(1)} kB of script`);
    expect(before.length).toBeLessThanOrEqual(20);
    expect(script).toBeLessThanOrEqual(150);
    await page
      .getByRole('region', { name: 'Personas de la demostración' })
      .getByRole('button')
      .first()
      .click();
    await expect(posts(page).first()).toBeVisible();
  });
});

test.describe('broken storage', () => {
  test('invalid values in every key of local storage do not prevent signing in', async ({ page }) => {
    await signIn(page);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"half":');
    });
    await page.goto('/wallet');
    await expect(address(page)).toBeVisible();
    await signIn(page);
    await expect(posts(page).first()).toBeVisible();
  });

  test('a full local storage does not prevent signing in', async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(() => {
      let size = 1024 * 1024;
      for (let key = 0; size > 8; key++) {
        try {
          localStorage.setItem(`full-${key}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    });
    await enter(page, persona('employee'));
    await expect(posts(page).first()).toBeVisible();
  });
});
