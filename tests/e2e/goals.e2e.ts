/** A goal of one's own on Node and in the demo tab: made, weighed to 100, and checked in without a network. */
import { withoutNetwork } from './complaints.ts';
import { become, expect, persona, signIn, test, visit } from './home.ts';

test(
  'an employee makes a goal, its weights become 100, a check-in waits without a network and is saved once, a second goal contributes to it, and the closed quarter is frozen',
  { tag: ['@tab:goalWeights', '@tab:checkin'] },
  async ({ page }) => {
    await signIn(page, undefined, '/goals');
    const chosen = page.getByRole('button', { name: /^Periodo/ });
    const period = await chosen.innerText();
    await page.getByRole('button', { name: 'Nuevo objetivo' }).click();
    const panel = page.getByRole('dialog');
    await panel.getByLabel('Qué quieres lograr', { exact: true }).fill('Vender en tres ciudades nuevas');
    await panel.getByRole('spinbutton', { name: /^Peso/ }).fill('30');
    await expect(panel.getByText('Quedan 20 de 100.')).toBeVisible();
    await panel.getByRole('button', { name: 'Crear' }).click();
    const link = page.getByRole('link', { name: 'Vender en tres ciudades nuevas' });
    await expect(link).toBeVisible();

    await page.getByRole('button', { name: 'Repartir pesos' }).click();
    const weight = page.getByRole('spinbutton', { name: 'Vender en tres ciudades nuevas' });
    // The goal that the employee has already weighs 50.
    await weight.fill('51');
    await expect(page.getByRole('button', { name: 'Guardar pesos' })).toBeDisabled();
    await weight.fill('50');
    await page.getByRole('button', { name: 'Guardar pesos' }).click();
    await expect(page.getByText('Tus pesos suman 100.')).toBeVisible();
    await expect(page.getByText('Peso: 50 de 100')).toHaveCount(2);

    await link.click();
    await page.getByLabel('Valor de hoy').fill('40');
    await page.getByRole('radio', { name: 'Va bien' }).check();
    await withoutNetwork(page, async () => {
      await page.getByRole('button', { name: 'Guardar avance' }).click();
      await expect(page.getByText(/tu avance espera en este dispositivo/)).toBeVisible();
    });
    await expect(page.getByText('Tu avance quedó registrado.')).toBeVisible();
    await expect(page.getByText('(40 − 0) ÷ (100 − 0) = 40 %')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Corregir el avance/ })).toHaveCount(1);

    await page.locator('main').getByRole('link', { name: 'Objetivos', exact: true }).click();
    await page.getByRole('button', { name: 'Nuevo objetivo' }).click();
    await panel.getByLabel('Qué quieres lograr', { exact: true }).fill('Firmar en Cusco');
    await panel.getByRole('button', { name: 'Crear' }).click();
    await page.getByRole('link', { name: 'Firmar en Cusco' }).click();
    await page.getByRole('button', { name: 'Alinear' }).click();
    await panel.getByRole('combobox', { name: 'Aporta a' }).fill('tres ciudades');
    await page.getByRole('option', { name: /Vender en tres ciudades nuevas/ }).click();
    await panel.getByRole('spinbutton', { name: 'Peso en Vender en tres ciudades nuevas' }).fill('3');
    await panel.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('link', { name: 'Vender en tres ciudades nuevas' })).toBeVisible();

    await become(page, persona('admin'));
    await visit(page, '/admin/goals?tab=periods');
    const present = page.getByRole('row').filter({ hasText: 'En curso' });
    await present.getByRole('button', { name: /^Acciones de/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar', exact: true }).click();
    await page.getByRole('button', { name: 'Cerrar el periodo' }).click();
    await expect(present).toHaveCount(0);
    await become(page, persona('employee'));
    await visit(page, '/goals');
    // The next period is open.
    await expect(chosen).not.toHaveText(period);
    await chosen.click();
    await page.getByRole('option').filter({ hasText: period }).click();
    await expect(page.getByText('El periodo está cerrado: sus números ya no cambian.')).toBeVisible();
  },
);
