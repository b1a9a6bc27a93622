/** A request that is delegated, refused, taken back, approved and done, on Node and in the demo tab. */
import { expect, persona, signIn, signOut, test } from './home.ts';

/** A day from today as a field takes it, where the people of the demo are: the browser may be on another day. */
const dayAt = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Mexico_City' }).format(
    Date.now() + days * 86_400_000,
  );

test(
  'a request goes to the deputy of a manager who is away, and its person reads who has it and why it was refused',
  { tag: '@tab:decision' },
  async ({ page }) => {
    await signIn(page, persona('manager'), '/requests?tab=decide');
    await page.getByRole('button', { name: 'Delegar', exact: true }).click();
    const panel = page.getByRole('dialog');
    await panel.getByLabel('Quién decide por ti').fill('Lucía');
    await page.getByRole('option', { name: /Lucía Cárdenas/ }).click();
    await panel.getByLabel('Primer día').fill(dayAt(0));
    await panel.getByLabel('Último día').fill(dayAt(2));
    await panel.getByRole('button', { name: 'Delegar', exact: true }).click();
    await expect(page.getByText('Lucía Cárdenas decide por ti', { exact: true })).toBeVisible();

    await signOut(page);
    await signIn(page, undefined, '/requests');
    await page.getByRole('link', { name: 'Pedir Vacaciones' }).click();
    await page.getByRole('button', { name: 'Empezar' }).click();
    await page.getByLabel(/Desde qué día/).fill(dayAt(20));
    await page.getByLabel(/Hasta qué día/).fill(dayAt(24));
    await page.getByRole('button', { name: 'Revisar' }).click();
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.getByRole('link', { name: 'Ver quién la tiene' }).click();
    await expect(page.getByText('La tiene Lucía Cárdenas').first()).toBeVisible();
    await expect(page.getByText(/Andrés Villanueva está fuera hasta el/)).toBeVisible();
    const address = new URL(page.url());

    await signOut(page);
    await signIn(page, persona('admin'), `${address.pathname}${address.search}`);
    await page.getByRole('button', { name: 'No aprobar' }).click();
    await page.getByLabel('Motivo').fill('Esa semana es el cierre.');
    await page.getByRole('button', { name: 'No aprobar' }).click();
    await expect(page.getByText('No se aprobó.')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer la decisión' }).click();
    await expect(page.getByText(/Deshiciste la decisión/)).toBeVisible();
    await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
    await page.getByRole('button', { name: 'Marcar como hecha' }).click();
    await expect(page.getByText('Está hecha.')).toBeVisible();

    await signOut(page);
    await signIn(page, undefined, `${address.pathname}${address.search}`);
    await expect(page.getByText('Lucía Cárdenas la marcó como hecha')).toBeVisible();
    await expect(page.getByText('Esa semana es el cierre.')).toBeVisible();
  },
);
