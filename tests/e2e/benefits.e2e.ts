/** A benefit that is asked for, approved and handed over, on Node and in the demo tab. */
import { expect, persona, signIn, signOut, test } from './home.ts';

test('a person reads why a benefit is not open to them, asks for another one, and follows it until it is handed over', async ({
  page,
}) => {
  await signIn(page, persona('employee'), '/benefits_page');
  await expect(page.getByRole('article', { name: 'Gastos médicos mayores' })).toContainText('GMM-20418');
  await page.getByRole('link', { name: 'Ortodoncia para tus hijos' }).click();
  const closed = page.getByRole('dialog', { name: 'Ortodoncia para tus hijos' });
  await expect(closed.getByText(/^Pide 60 meses aquí: los cumples el/)).toBeVisible();
  await page.goBack();
  await expect(closed).toHaveCount(0);
  await page.getByRole('link', { name: 'Guardería' }).click();
  const panel = page.getByRole('dialog', { name: 'Guardería' });
  await panel.getByLabel('Nota').fill('Entra en enero.');
  // What is typed is still there after a reload.
  await page.reload();
  await expect(panel.getByLabel('Nota')).toHaveValue('Entra en enero.');
  await panel.getByRole('button', { name: 'Pedir', exact: true }).click();
  await expect(panel).toHaveCount(0);
  await page.getByRole('region', { name: 'Lo que pediste' }).getByRole('link', { name: 'Guardería' }).click();
  await expect(page.getByText('La tiene Andrés Villanueva').first()).toBeVisible();
  const { pathname, search } = new URL(page.url());

  await signOut(page);
  await signIn(page, persona('manager'), `${pathname}${search}`);
  await expect(page.getByText('Entra en enero.')).toBeVisible();
  await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await expect(page.getByText('Está aprobada.')).toBeVisible();

  await signOut(page);
  await signIn(page, persona('admin'), '/admin/benefits?view=asked');
  await page.getByRole('button', { name: /^Entregar Guardería a/ }).click();
  await expect(page.getByText(/^Entregaste Guardería a/)).toBeVisible();

  await signOut(page);
  await signIn(page, persona('employee'), `${pathname}${search}`);
  await expect(page.getByText(/lo entregó$/)).toBeVisible();
});
