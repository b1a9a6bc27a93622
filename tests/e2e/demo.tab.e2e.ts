/**
 * The demo as a salesperson uses it: a link with the same world everywhere, time, faults, and a cockpit that can be
 * hidden.
 */
import type { Page } from '@playwright/test';
import type { DemoLink } from '#schema/demo/demoLink.ts';
import { sentence } from '#schema/errors.ts';
import { arrive, beginTour, closeCockpit, coach, cockpit, openCockpit } from './cockpit.ts';
import { expect, menu, newestPost, pointsInWallet, posts, signIn, test, visit } from './home.ts';
import { tabTo } from './keys.ts';

async function fingerprint(page: Page): Promise<string> {
  const panel = await openCockpit(page, 'Demostración');
  const output = panel.getByRole('region', { name: 'Lo que corre ahora' }).locator('output');
  await expect(output).toHaveText(/^[\da-f]{12}$/);
  const read = await output.innerText();
  await closeCockpit(page);
  return read;
}

/** The texts of the first two posts. */
async function firstPosts(page: Page): Promise<string[]> {
  // The list draws what is near the window, and pinned messages are above it.
  await newestPost(page).scrollIntoViewIfNeeded();
  const second = page.locator('li[aria-posinset="2"]').getByRole('article');
  await expect(second).toBeVisible();
  return [await newestPost(page).innerText(), await second.innerText()];
}

test.describe('a demo link', () => {
  test.use({ firstVisit: true });

  test(
    'a demo link opens the same world in two clean browsers, with the prospect’s name and colours',
    { tag: '@release' },
    async ({ page, browser, baseURL }) => {
      test.setTimeout(300_000);
      // That other links have other fingerprints: tests/world/begin.test.ts.
      const demonstration: Partial<DemoLink> = {
        persona: 'manager',
        date: '2028-02-29',
        prospect: { name: 'Cafetal del Sur', main: '#0b6e4f' },
        off: ['catalog'],
      };
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      const other = await context.newPage();
      const seen: string[][] = [];
      for (const each of [page, other]) {
        await arrive(each, demonstration);
        await expect(each).toHaveTitle(/Cafetal del Sur/);
        expect(
          await each.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand')),
        ).toContain('#0b6e4f');
        await expect(menu(each).getByRole('link', { name: 'Catálogo' })).toHaveCount(0);
        await expect(each.getByRole('heading', { level: 1, name: /, Andrés$/ })).toBeVisible();
        seen.push([await fingerprint(each), ...(await firstPosts(each))]);
      }
      expect(seen[1]).toEqual(seen[0]);
      await context.close();
    },
  );
});

test('the next month renews the wallet to give once', async ({ page }) => {
  test.setTimeout(240_000);
  await arrive(page, { date: '2027-03-29' });
  const allowances = async (): Promise<number> => {
    await visit(page, '/wallet');
    const line = page
      .getByRole('list', { name: 'Cómo se compone: Para dar' })
      .getByRole('listitem')
      .filter({ hasText: 'Renovación mensual' });
    return Number((await line.innerText()).replaceAll(/\D/g, ''));
  };
  const before = await allowances();
  const panel = await openCockpit(page, 'Tiempo');
  await panel.getByRole('button', { name: '+ 1 semana' }).click();
  // A week of jobs runs, and the first day of a month mails numbers that are counted first.
  await expect(panel.getByText(/recibieron sus puntos del mes para dar/)).toBeVisible({ timeout: 120_000 });
  await closeCockpit(page);
  const renewed = (await allowances()) - before;
  // Unspent points expire: the balance to give is the allowance of one month.
  expect(renewed).toBeGreaterThan(0);
  expect(await pointsInWallet(page)).toBe(renewed);
  // The user is still signed in, and a reload changes nothing.
  await page.reload();
  expect((await allowances()) - before).toBe(renewed);
});

test.describe('a deliberate fault', () => {
  test.use({ expected: [/503|Service Unavailable/] });

  test(
    'a deliberate fault of a read shows its message, and the log shows each attempt',
    { tag: '@release' },
    async ({ page }) => {
      await signIn(page);
      const panel = await openCockpit(page, 'Fallas');
      await panel.getByRole('radio', { name: 'Una llamada' }).check();
      await panel.getByRole('combobox', { name: 'Cuál llamada' }).fill('Statement');
      await page.getByRole('option', { name: /^Statement\b/ }).click();
      await panel.getByRole('button', { name: 'Activar la falla' }).click();
      await visit(page, '/wallet');
      await panel.getByRole('radio', { name: 'Registro' }).check();
      const row = panel.getByRole('listitem').filter({ hasText: /^Statement/ });
      await expect(row).toContainText('4 intentos', { timeout: 60_000 });
      await expect(row.getByText('503')).toHaveCount(4);
      await expect(row).toContainText(sentence('unavailable', 'es', 503));
      const again = page.locator('main').getByRole('button', { name: 'Reintentar' });
      await expect(again).toBeVisible();
      await panel.getByRole('radio', { name: /^Fallas/ }).check();
      await panel.getByRole('button', { name: 'Quitar todas' }).click();
      await again.click();
      await expect(page.getByRole('list', { name: 'Movimientos' })).toBeVisible();
    },
  );

  test('a deliberate fault of a write shows its message and keeps the typed comment, and a reset ends the fault', async ({
    page,
  }) => {
    await signIn(page);
    const post = newestPost(page);
    await post.getByRole('button', { name: 'Comentar', exact: true }).click();
    const thread = post.getByRole('region', { name: 'Comentarios' });
    await thread.getByLabel('Tu comentario').fill('Gracias a todos');
    const panel = await openCockpit(page, 'Fallas');
    await panel.getByRole('button', { name: 'Activar la falla' }).click();
    await closeCockpit(page);
    await thread.getByRole('button', { name: 'Enviar' }).click();
    await expect(thread).toContainText('No se envió. Tu texto sigue aquí.', { timeout: 30_000 });
    await expect(thread).toContainText(sentence('unavailable', 'es', 503));
    await expect(thread.getByLabel('Tu comentario')).toHaveValue('Gracias a todos');
    // The fault is still active, and a reset ends it: the page after the reset works.
    await page.getByRole('button', { name: 'Cabina: 1 falla activa' }).click();
    await panel.getByRole('tab', { name: 'Demostración' }).click();
    await panel.getByRole('button', { name: 'Restablecer' }).click();
    await Promise.all([
      page.waitForEvent('load'),
      page
        .getByRole('dialog', { name: '¿Volver al comienzo?' })
        .getByRole('button', { name: 'Restablecer' })
        .click(),
    ]);
    await expect(newestPost(page)).toBeVisible();
    await closeCockpit(page);
    await expect(page.getByRole('button', { name: 'Cabina', exact: true })).toBeVisible();
  });
});

test('a hidden cockpit shows nothing of the demo until its keys are pressed', async ({ page }) => {
  await arrive(page);
  await beginTour(page);
  await openCockpit(page, 'Guion');
  await page.keyboard.press('Control+Shift+D');
  for (const gone of [
    cockpit(page),
    coach(page),
    page.locator('[data-tour-mark]'),
    page.getByRole('button', { name: 'Cabina' }),
    page.getByRole('button', { name: /^Correo de la demostración/ }),
  ])
    await expect(gone).toBeHidden();
  await page.reload();
  await expect(posts(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cabina' })).toBeHidden();
  await page.keyboard.press('Control+Shift+D');
  await expect(cockpit(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(coach(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cabina' })).toBeFocused();
});

test('the cockpit starts another scenario and walks its tour by keyboard alone', async ({ page }) => {
  await arrive(page);
  await page.keyboard.press('Control+Shift+D');
  await expect(cockpit(page).getByRole('button', { name: 'Aplicar' })).toBeVisible();
  await tabTo(page, /^Demostración/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Organización en marcha/);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, /^Aplicar$/);
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await expect(cockpit(page).getByRole('region', { name: 'Lo que corre ahora' })).toContainText(
    'Recién llegada',
    { timeout: 30_000 },
  );
  await expect(cockpit(page).getByRole('button', { name: 'Aplicar' })).toBeVisible();
  await tabTo(page, /^Demostración/);
  await page.keyboard.press('End');
  await tabTo(page, /^Empezar el recorrido$/);
  await page.keyboard.press('Enter');
  await expect(coach(page)).toContainText('Un inicio que invita');
  await tabTo(page, /^Cerrar la cabina$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(cockpit(page)).toBeHidden();
  await page.keyboard.press('Control+Shift+ArrowRight');
  await expect(page).toHaveURL(/\/admin\/people$/);
  // The card of the step is on the page that the step describes.
  await expect(coach(page)).toContainText('Las primeras personas');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await tabTo(page, /^Siguiente$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/people-import$/);
  await tabTo(page, /^Terminar el recorrido$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(coach(page)).toHaveCount(0);
});
