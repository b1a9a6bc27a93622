/** Wellbeing of an employee, on Node and in the demo tab: a week of moods without a network, and the patient code. */
import type { Page } from '@playwright/test';
import { withoutNetwork } from './complaints.ts';
import { calm, expect, signIn, test } from './home.ts';

const dayMs = 86_400_000;

/** Sets the clock of the page back by this many days, until the page is loaded again. */
const daysBack = (page: Page, days: number): Promise<void> =>
  page.evaluate((ms) => {
    const real: DateConstructor = Reflect.get(globalThis, 'real') ?? Date;
    const now = (): number => real.now() - ms;
    Reflect.set(globalThis, 'real', real);
    globalThis.Date = new Proxy(real, {
      construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  }, days * dayMs);

test(
  'a week of moods offline waits and goes once, each as the mood of its day, and today’s can be changed until the day ends',
  { tag: '@tab:moodToday' },
  async ({ page }) => {
    await signIn(page, undefined, '/telemedicine');
    const faces = page.getByRole('group', { name: 'Tu estado de ánimo de hoy' });
    await expect(faces).toBeVisible();
    await expect(faces.getByRole('button', { pressed: true })).toHaveCount(0);
    // The demo's server lives in the page and shares its clock, so there it is one day.
    const first = test.info().project.name === 'node' ? 6 : 0;
    // Code that is still fetched ahead, for example for the notes, would not come any more.
    await calm(page);
    await withoutNetwork(page, async () => {
      for (let back = first; back >= 0; back -= 1) {
        await daysBack(page, back);
        // The press itself notices that another day began.
        const name = back === 0 ? 'Muy bien' : 'Regular';
        await faces.getByRole('button', { name, exact: true }).click();
        await expect(faces.getByRole('button', { pressed: true })).toHaveText(name);
        await expect(page.getByText(/espera en este dispositivo/)).toBeVisible();
      }
    });
    await expect(page.getByText(/Guardado\. Puedes cambiarlo/)).toBeVisible();
    await page.getByRole('button', { name: 'Ver los días con sus notas' }).click();
    const days = page.getByRole('list', { name: 'Tus días' }).getByRole('listitem');
    await expect(days.first()).toContainText('Muy bien');
    // The demo's people say nothing at weekends.
    if (first > 0) await expect(days.filter({ hasText: /sábado|domingo/ })).toHaveCount(2);

    await faces.getByRole('button', { name: 'Bien', exact: true }).click();
    await expect(page.getByText(/Cambiado\. Puedes cambiarlo/)).toBeVisible();
    await page.goto('/');
    const row = page.getByRole('group', { name: 'Tu estado de ánimo de hoy' });
    await expect(row.getByRole('button', { name: 'Bien', exact: true, pressed: true })).toBeVisible();
  },
);

test(
  'the patient code is shown with its time, stays the same on the next visit, and help is above it',
  { tag: '@tab:patientCode' },
  async ({ page }) => {
    await signIn(page, undefined, '/telemedicine');
    await expect(page.getByRole('list', { name: 'Ayuda ahora' }).getByRole('link')).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Pedir mi código' }).press('Enter');
    const code = page.getByLabel('Tu código');
    await expect(code).toHaveText(/^\d{4}-\d{4}$/);
    const shown = await code.innerText();
    await expect(page.getByText(/^Quedan [0-3]:\d\d$/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Ir a / })).toHaveAttribute('href', /^https:/);
    await page.goto('/');
    await page.goto('/telemedicine');
    await page.getByRole('button', { name: 'Pedir mi código' }).click();
    await expect(code).toHaveText(shown);
  },
);
