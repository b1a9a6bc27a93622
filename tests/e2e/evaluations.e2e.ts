/** Leading a cycle of evaluations, on Node and in the demo tab. */
import type { Page } from '@playwright/test';
import { expect, persona, signIn, test } from './home.ts';

/** Presses a button of the page and confirms it. */
async function confirm(page: Page, opener: string, verb = opener): Promise<void> {
  await page.getByRole('button', { name: opener, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test(
  'an administrator builds a cycle from a template, leads it through its phases, and shares the results',
  { tag: ['@tab:evaluationCycle'] },
  async ({ page }) => {
    await signIn(page, persona('admin'), '/admin/evaluations');
    await page.getByRole('button', { name: 'Nuevo ciclo' }).click();
    await page.getByRole('button', { name: 'Empezar con una plantilla' }).click();
    await page.getByRole('menuitem', { name: /Cómo lidera/ }).click();
    await page.getByRole('button', { name: 'Crear y preparar el inicio' }).click();
    await confirm(page, 'Empezar el ciclo');
    await expect(page.getByRole('tab', { name: 'Avance', selected: true })).toBeVisible();
    await expect(page.getByText('Todavía se reúne a las personas del ciclo.')).toHaveCount(0);
    await confirm(page, 'Pasar a Calibrar');
    await expect(page.getByRole('tab', { name: 'Calibración', selected: true })).toBeVisible();
    await confirm(page, 'Pasar a Compartir');
    await confirm(page, 'Compartir con todas las personas', 'Compartir ahora');
    await expect(page.getByText(/^Se compart(ió|ieron) .* resultados?\.$/)).toBeVisible();
    await confirm(page, 'Cerrar el ciclo');
    await expect(page.getByText(/El ciclo termina/)).toBeVisible();
  },
);
