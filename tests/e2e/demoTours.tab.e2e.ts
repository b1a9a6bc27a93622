/** The tours of the demo: each stands on pages that show what it speaks of, without a network, and with the presenter's window. */
import type { Page } from '@playwright/test';
import type { ScenarioId } from '#schema/demo/demoLink.ts';
import { arrive, beginTour, coach, onward, openCockpit } from './cockpit.ts';
import { expect, posts, test } from './home.ts';

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

test.describe('a first visit', () => {
  test.use({ firstVisit: true });

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
