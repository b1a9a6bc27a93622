/** Sign-in and the administration of people, by keyboard alone. */
import { address, expect, menu, persona, signIn, test } from './home.ts';
import { goTo, tabTo } from './keys.ts';

test('a mailed code opens a session without a mouse', { tag: '@tab:oneTimeCode' }, async ({ page }) => {
  await page.goto('/login');
  await expect(address(page)).toBeVisible();
  await tabTo(page, /^Recibir un código por correo/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Correo$/);
  await page.keyboard.type(persona('employee'));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Código de seis dígitos')).toBeVisible();
  await expect(page.getByText('Llegó un correo para')).toBeVisible();
  await tabTo(page, /^Leer el correo/);
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: 'Correo de la demostración' });
  await expect(box).toContainText(/\b\d{6}\b/);
  const code = /\b\d{6}\b/.exec(await box.innerText())?.[0] ?? '';
  await page.keyboard.press('Escape');
  await tabTo(page, /Código de seis dígitos/);
  await page.keyboard.type(code);
  await expect(menu(page)).toBeVisible();
});

test('a person is added, found and edited without a mouse', { tag: '@release' }, async ({ page }) => {
  await signIn(page, persona('admin'), '/admin');
  await goTo(page, 'importar personas', 'Importar personas');
  await goTo(page, 'quién trabaja', 'Personas');
  await tabTo(page, /^Agregar persona/);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Nueva persona' });
  await expect(panel.getByRole('heading').first()).toBeVisible();
  for (const [label, words] of [
    [/^Nombre$/, 'Nadia'],
    [/^Apellido$/, 'Rojas'],
    [/^Correo$/, 'nadia.rojas@aurora.example'],
  ] as const) {
    await tabTo(page, label);
    await page.keyboard.type(words);
  }
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await tabTo(page, /^Buscar/);
  await page.keyboard.type('nadia');
  // Rows that still disappear would take the focus with them.
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').filter({ hasText: 'Nadia Rojas' })).toBeVisible();
  await tabTo(page, /^Acciones de Nadia Rojas/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeVisible();
  await page.keyboard.press('Enter');
  const edited = page.getByRole('dialog', { name: 'Nadia Rojas' });
  await expect(edited.getByRole('heading').first()).toBeVisible();
  await tabTo(page, /^Cargo/);
  await page.keyboard.type('Analista');
  await page.keyboard.press('Enter');
  await expect(edited).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Nadia Rojas' })).toContainText('Analista');
});
