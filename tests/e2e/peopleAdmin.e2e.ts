/**
 * The administration of people: imports that are corrected and undone, departments and the directory. By mouse, on Node
 * and in the demo tab.
 */
import { expect, password, persona, signIn, test, visit } from './home.ts';

const sheet = [
  'Nombre;Apellido;Correo;Fecha de ingreso;Número de empleado',
  'Olga;Prieto;olga.prieto@aurora.example;2026-02-01;000901',
  'Raúl;Niño;raul.nino@aurora.example;ayer;000902',
].join('\r\n');

test(
  'a people list is checked, corrected on screen, imported, and undone as a whole',
  { tag: '@tab:peopleImport' },
  async ({ page }) => {
    await signIn(page, persona('admin'), '/admin/people-import');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'altas.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
    await expect(page.getByRole('heading', { name: 'Hay un problema' })).toBeVisible();
    await expect(page.getByText(/No es una fecha/).first()).toBeVisible();
    await page.getByText('ayer', { exact: true }).first().dblclick();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2026-02-15');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Revisar de nuevo' }).click();
    await expect(page.getByRole('heading', { name: 'Esto es lo que va a pasar' })).toBeVisible();
    await page.getByRole('button', { name: 'Importar a 2 personas' }).click();
    await expect(page.getByRole('heading', { name: 'Listo: la lista quedó importada' })).toBeVisible();
    await visit(page, '/admin/people?q=prieto');
    await expect(page.getByText('olga.prieto@aurora.example').first()).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Deshacer la importación' }).first().click();
    const asking = page.getByRole('dialog', { name: '¿Deshacer toda la importación?' });
    await asking.getByRole('button', { name: 'Deshacer la importación' }).click();
    await expect(page.getByRole('heading', { name: 'La importación se deshizo' })).toBeVisible();
    await visit(page, '/admin/people?q=prieto');
    await expect(page.getByText('olga.prieto@aurora.example')).toHaveCount(0);
  },
);

test('a department is deleted after choosing where its people go', async ({ page }) => {
  await signIn(page, persona('admin'), '/admin/departments');
  await page.getByRole('button', { name: 'Acciones de Ventas' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  const asking = page.getByRole('dialog', { name: '¿Eliminar el departamento Ventas?' });
  await asking.getByRole('button', { name: /¿A dónde pasan sus personas\?/ }).click();
  await page.getByRole('option', { name: 'Operaciones' }).click();
  await asking.getByRole('button', { name: 'Eliminar' }).click();
  await expect(asking).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Acciones de Ventas' })).toHaveCount(0);
});

test('a new password keeps this device signed in', { tag: '@tab:passwordChange' }, async ({ page }) => {
  await signIn(page, persona('employee', 'boreal'));
  await visit(page, '/general_settings');
  // If the stream opens during the password change, the server refuses the old token and the browser logs an error. So
  // the stream must be open before.
  await expect(page.locator('html[data-listening]')).toBeAttached();
  await page.getByRole('button', { name: /^(Cambiar mi contraseña|Change my password)/ }).click();
  await page.getByLabel(/^(Contraseña actual|Current password)/).fill(password);
  await page.getByLabel(/^(Contraseña nueva|New password)/).fill('four very green words');
  await page.getByRole('button', { name: /^(Cambiar contraseña|Change password)/ }).click();
  await expect(page.getByText(/(contraseña cambió|password has changed)/i).first()).toBeVisible();
  await visit(page, '/wallet');
  await expect(page.getByRole('region').first()).toBeVisible();
});
