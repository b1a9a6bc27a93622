/** Live updates between two browsers: a recognition sent in one appears in the other without a reload. */
import type { BrowserContext } from '@playwright/test';
import { compose, expect, names, newestPost, persona, posts, sent, signIn, test } from './home.ts';

test(
  'a recognition sent in one window is announced in the other with its points, and its comment is counted in both',
  { tag: '@tab:stream' },
  async ({ page, browser, context }) => {
    const isNode = test.info().project.name === 'node';
    await signIn(page, persona('manager'));
    const words = `Gracias en vivo (${Date.now()})`;
    // Two tabs of the demo share one world and one session; on Node the browsers belong to two users.
    const other: BrowserContext = isNode
      ? await browser.newContext({ locale: 'es', reducedMotion: 'reduce' })
      : context;
    const watching = await other.newPage();
    if (isNode) await signIn(watching);
    else await watching.goto('/');
    await expect(posts(watching).first()).toBeVisible();
    await expect(watching.locator('html[data-listening]')).toBeAttached();

    await page.bringToFront();
    const composer = await compose(page, [isNode ? names.employee : names.admin], words);
    await composer.getByLabel('¿Cuántos puntos?').fill('5');
    await composer.getByRole('button', { name: 'Enviar' }).click();
    await sent(page);
    // What happens before a page listens is not told to it.
    await expect(page.locator('html[data-listening]')).toBeAttached();

    await watching.bringToFront();
    const news = watching.getByRole('button', { name: '1 nueva' });
    await expect(news).toBeVisible({ timeout: 30_000 });
    await news.click();
    const arrived = posts(watching).filter({ hasText: words });
    await expect(newestPost(watching)).toContainText(words);
    await expect(arrived).toContainText('5 puntos');

    // A comment in one browser is counted in the other.
    await arrived.getByRole('button', { name: 'Comentar', exact: true }).click();
    await arrived.getByLabel('Tu comentario').fill('Lo vi enseguida');
    await watching.keyboard.press('Control+Enter');
    await expect(arrived).toContainText('1 comentario');
    await page.bringToFront();
    await expect(posts(page).filter({ hasText: words })).toContainText('1 comentario');
    if (isNode) await other.close();
  },
);
