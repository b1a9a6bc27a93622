/** Wellbeing of an employee, on Node and in the demo tab: moods without a network, and the patient code. */
import { withoutNetwork } from './complaints.ts';
import { expect, signIn, test } from './home.ts';

test(
  'a mood that is chosen without a network waits and goes once, and can be changed until the day ends',
  { tag: '@tab:moodToday' },
  async ({ page }) => {
    await signIn(page, undefined, '/telemedicine');
    const faces = page.getByRole('group', { name: 'Tu estado de ánimo de hoy' });
    await expect(faces).toBeVisible();
    await expect(faces.getByRole('button', { pressed: true })).toHaveCount(0);
    await withoutNetwork(page, async () => {
      await faces.getByRole('button', { name: 'Muy bien', exact: true }).click();
      await expect(page.getByText(/espera en este dispositivo/)).toBeVisible();
    });
    await expect(page.getByText(/Guardado\. Puedes cambiarlo/)).toBeVisible();
    await page.getByRole('button', { name: 'Ver los días con sus notas' }).click();
    const days = page.getByRole('list', { name: 'Tus días' }).getByRole('listitem');
    await expect(days.first()).toContainText('Muy bien');

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
