/** A challenge of an employee, on Node and in the demo tab: left and joined, entered without a network, and ranked. */
import { withoutNetwork } from './complaints.ts';
import { expect, signIn, test } from './home.ts';

test(
  'an employee joins a challenge, an entry waits without a network and counts once, and the ranking shows the name',
  { tag: '@tab:challengeEntry' },
  async ({ page }) => {
    await signIn(page, undefined, '/challenges');
    await page.getByRole('link', { name: 'Seis semanas de pasos' }).click();
    const ownLine = page.getByRole('list', { name: 'Clasificación' }).getByText(/\(tú\)$/);
    await expect(ownLine).toBeVisible();
    await page.getByRole('button', { name: 'Salir del reto' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Salir', exact: true }).click();
    const join = page.getByRole('button', { name: 'Unirme' });
    await expect(join).toBeVisible();
    await expect(ownLine).toHaveCount(0);

    await join.click();
    const day = page.getByRole('textbox', { name: 'Hoy' });
    await day.fill('9000');
    await withoutNetwork(page, async () => {
      await page.getByRole('button', { name: 'Registrar', exact: true }).click();
      await expect(page.getByText(/tu registro espera en este dispositivo/)).toBeVisible();
    });
    await expect(page.getByText('Tu registro está guardado.')).toBeVisible();
    await expect(ownLine).toBeVisible();

    await page.goto('/challenges');
    await page.getByRole('link', { name: 'Seis semanas de pasos' }).click();
    await expect(day).toHaveValue('9000');
  },
);
