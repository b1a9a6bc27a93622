/** What a salesperson does with the demo: a link that is the same everywhere, tours, the presenter's window, time, faults, and nothing of it to be seen while somebody looks. */
import type { Locator, Page } from '@playwright/test';
import { encodeDemoLink, type DemoLink, type ScenarioId } from '#schema/demo/demoLink.ts';
import { sentence } from '#schema/errors.ts';
import { expect, menu, posts, test, visit } from './home.ts';
import { tabTo } from './keys.ts';

const link = (more: Partial<DemoLink> = {}): string =>
  `/#demo=${encodeDemoLink({ scenario: 'busy', organization: 'aurora', persona: 'employee', language: 'es', ...more })}`;

/** Opens a link and waits until its person is in, and the cockpit at hand. */
async function arrive(page: Page, more: Partial<DemoLink> = {}): Promise<void> {
  await page.goto(link(more));
  await expect(menu(page)).toBeVisible();
  await expect(page).not.toHaveURL(/#demo/);
  await expect(page.getByRole('button', { name: 'Cabina' })).toBeVisible();
}

const cockpit = (page: Page): Locator => page.getByRole('dialog', { name: 'Cabina' });
const coach = (page: Page): Locator => page.getByRole('region', { name: 'Recorrido' });

/** Opens the cockpit by its keys, at a tab. */
async function openCockpit(page: Page, tab: string): Promise<Locator> {
  if (!(await cockpit(page).isVisible())) await page.keyboard.press('Control+Shift+D');
  await cockpit(page).getByRole('tab', { name: tab }).click();
  return cockpit(page);
}

async function fingerprint(page: Page): Promise<string> {
  const panel = await openCockpit(page, 'Demostración');
  const output = panel.getByRole('region', { name: 'Lo que corre ahora' }).locator('output');
  await expect(output).toHaveText(/^[\da-f]{12}$/);
  const read = await output.innerText();
  await page.keyboard.press('Control+Shift+D');
  await expect(cockpit(page)).toBeHidden();
  return read;
}

/** Words of the first posts, as they stand. */
async function firstPosts(page: Page): Promise<string[]> {
  await expect(posts(page).nth(1)).toBeVisible();
  return [await posts(page).nth(0).innerText(), await posts(page).nth(1).innerText()];
}

async function beginTour(page: Page): Promise<void> {
  const panel = await openCockpit(page, 'Guion');
  await panel.getByRole('button', { name: 'Empezar el recorrido' }).click();
  await expect(coach(page)).toBeVisible();
  await page.keyboard.press('Control+Shift+D');
  await expect(cockpit(page)).toBeHidden();
}

/** Walks a tour from its first step to its last; at each of them something of the page is outlined. Answers the paths. */
async function walk(page: Page, next: () => Promise<void>): Promise<string[]> {
  const paths: string[] = [];
  for (let step = 1; ; step++) {
    const heading = coach(page)
      .getByText(new RegExp(`^Paso ${step} de \\d+`))
      .first();
    await expect(heading).toBeVisible();
    const count = Number(/de (\d+)/.exec(await heading.innerText())?.[1]);
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page.locator('[data-tour-mark]')).toBeVisible();
    paths.push(new URL(page.url()).pathname);
    if (step === count) return paths;
    await next();
  }
}

const onward = (page: Page) => (): Promise<void> =>
  coach(page).getByRole('button', { name: 'Siguiente' }).click();

test.describe('a link', () => {
  test.use({ firstVisit: true });

  test('is the same world in two clean browsers, in the clothes of the prospect', async ({
    page,
    browser,
    baseURL,
  }) => {
    const demonstration: Partial<DemoLink> = {
      persona: 'manager',
      date: '2028-02-29',
      prospect: { name: 'Cafetal del Sur', main: '#0b6e4f' },
      off: ['catalog'],
    };
    const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
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
    // Only the part behind the `#` is another one: the page is not loaded anew by itself.
    await other.goto('about:blank');
    await arrive(other, { ...demonstration, prospect: { name: 'Otra Casa' } });
    expect(await fingerprint(other)).not.toBe(seen[0]?.[0]);
    await context.close();
  });

  test('once open needs no network: a reload, then the whole tour', async ({ page, context }) => {
    test.setTimeout(180_000);
    await arrive(page);
    // Everything is kept once the worker stands.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.reload();
    await expect(posts(page).first()).toBeVisible();
    await beginTour(page);
    const paths = await walk(page, onward(page));
    expect(paths).toEqual([
      '/',
      '/post',
      '/podium',
      '/wallet',
      '/catalog',
      '/badges',
      '/profile',
      '/admin',
      '/admin/points',
      '/admin/brand',
    ]);
    await coach(page).getByRole('button', { name: 'Terminar', exact: true }).click();
    await expect(coach(page)).toHaveCount(0);
    await context.setOffline(false);
  });
});

for (const scenario of [
  'newCompany',
  'monthEnd',
  'shortPoints',
  'closingPoll',
  'failing',
] satisfies ScenarioId[]) {
  test.describe(`the scenario ${scenario}`, () => {
    // What fails there fails on purpose.
    test.use({ expected: scenario === 'failing' ? [/./] : [] });

    test('has a tour whose steps stand on pages that show what they speak of', async ({ page }) => {
      test.setTimeout(120_000);
      await arrive(page, { scenario });
      await beginTour(page);
      expect((await walk(page, onward(page))).length).toBeGreaterThanOrEqual(5);
    });
  });
}

test('the presenter reads in a second window, which follows and leads the first', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await arrive(page);
  const panel = await openCockpit(page, 'Guion');
  const [second] = await Promise.all([
    context.waitForEvent('page'),
    panel.getByRole('button', { name: 'Ventana del presentador' }).click(),
  ]);
  const title = second.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Ventana del presentador');
  await beginTour(page);
  await expect(title).toHaveText('Todo empieza con un gracias');
  await onward(page)();
  await expect(title).toHaveText('Lo que se agradece, se ve');
  // As a remote control does.
  await second.keyboard.press('PageDown');
  await expect(page).toHaveURL(/\/podium$/);
  await second.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\/post$/);
  // Also over a page that is loaded anew, because another person comes in.
  for (const path of ['podium', 'wallet', 'catalog', 'badges', 'profile', 'admin']) {
    await second.getByRole('button', { name: 'Siguiente' }).click();
    await expect(page).toHaveURL(new RegExp(`/${path}$`));
  }
  await expect(title).toHaveText('Ahora, quien administra');
  await expect(second.getByRole('button', { name: 'Siguiente' })).toBeEnabled();
  await second.close();
});

test('a month later each purse to give was renewed once', async ({ page }) => {
  test.setTimeout(180_000);
  await arrive(page, { date: '2027-03-10' });
  const panel = await openCockpit(page, 'Tiempo');
  await panel.getByRole('button', { name: '+ 1 mes' }).click();
  await expect(panel.getByText(/recibieron sus puntos del mes para dar/)).toBeVisible({ timeout: 120_000 });
  await page.keyboard.press('Control+Shift+D');
  await visit(page, '/wallet?purse=give&kind=allowance&from=2027-03-11');
  const lines = page.getByRole('list', { name: 'Movimientos' }).getByRole('listitem');
  await expect(lines.filter({ hasText: 'Renovación mensual' })).toHaveCount(1);
  // The person is still in, and the day is another one.
  await page.reload();
  await expect(lines.filter({ hasText: 'Renovación mensual' })).toHaveCount(1);
});

test.describe('a fault on purpose', () => {
  test.use({ expected: [/503|Service Unavailable/] });

  test('shows its message, and the log shows each attempt', async ({ page }) => {
    test.setTimeout(120_000);
    await arrive(page);
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
  });

  test('of a write is told in the words of the catalogue', async ({ page }) => {
    test.setTimeout(120_000);
    await arrive(page);
    const post = posts(page).first();
    await post.getByRole('button', { name: 'Comentar', exact: true }).click();
    const thread = post.getByRole('region', { name: 'Comentarios' });
    await thread.getByLabel('Tu comentario').fill('Gracias a todos');
    const panel = await openCockpit(page, 'Fallas');
    await panel.getByRole('button', { name: 'Activar la falla' }).click();
    await page.keyboard.press('Control+Shift+D');
    await thread.getByRole('button', { name: 'Enviar' }).click();
    await expect(thread).toContainText(
      `No se envió. Tu texto sigue aquí. ${sentence('unavailable', 'es', 503)}`,
      {
        timeout: 30_000,
      },
    );
    await expect(thread.getByLabel('Tu comentario')).toHaveValue('Gracias a todos');
  });
});

test('hidden, nothing of the demo is on the page until its keys are pressed', async ({ page }) => {
  await arrive(page);
  await beginTour(page);
  const panel = await openCockpit(page, 'Guion');
  await panel.getByRole('button', { name: /^Ocultar la cabina/ }).click();
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

test('the cockpit by keyboard alone: another scenario, its tour, and its end', async ({ page }) => {
  test.setTimeout(120_000);
  await arrive(page);
  await page.keyboard.press('Control+Shift+D');
  await expect(cockpit(page)).toBeVisible();
  await tabTo(page, /^Demostración/);
  await page.keyboard.press('Enter');
  await tabTo(page, /Organización en marcha/);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, /^Aplicar$/);
  await page.keyboard.press('Enter');
  await expect(cockpit(page).getByText('Recién llegada').first()).toBeVisible();
  await expect(cockpit(page).getByText('Es lo mismo que corre ahora.')).toBeVisible({ timeout: 30_000 });
  await tabTo(page, /^Demostración/);
  await page.keyboard.press('End');
  await tabTo(page, /^Empezar el recorrido$/);
  await page.keyboard.press('Enter');
  await expect(coach(page)).toContainText('Un inicio que invita');
  await page.keyboard.press('Control+Shift+D');
  await expect(cockpit(page)).toBeHidden();
  await page.keyboard.press('Control+Shift+ArrowRight');
  await expect(page).toHaveURL(/\/admin\/people$/);
  await tabTo(page, /^Siguiente$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/people-import$/);
  await tabTo(page, /^Terminar el recorrido$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(coach(page)).toHaveCount(0);
});
