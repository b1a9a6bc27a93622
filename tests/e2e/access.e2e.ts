/** Sign-in without a password, with a new password and by invitation, by mouse, on Node and in the demo tab. */
import type { Page } from '@playwright/test';
import { address, enter, expect, menu, password, persona, signIn, test, visit } from './home.ts';
import { mailTo } from './mails.ts';

const phrase = 'cuatro palabras muy verdes';
const refused = /correo o la contraseña/i;

/** Signs out without loading the page again. */
async function leave(page: Page): Promise<void> {
  await visit(page, '/logout');
  await expect(address(page)).toBeVisible();
}

test('a mailed code opens a session, and a wrong one shows an error', async ({ page, home }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Recibir un código por correo' }).click();
  await address(page).fill(persona('employee'));
  await page.getByRole('button', { name: 'Enviar código' }).click();
  const field = page.getByLabel('Código de seis dígitos');
  await expect(field).toBeVisible();
  const { code } = await mailTo(page, persona('employee'), home, 'code');
  await field.fill(code === '111111' ? '222222' : '111111');
  await expect(page.getByText(/Ese código no es correcto/)).toBeVisible();
  await field.fill(code);
  await expect(menu(page)).toBeVisible();
});

test(
  'a forgotten password is replaced by the mailed link, which works once',
  { tag: ['@tab:recovery', '@tab:newPassword'] },
  async ({ page, home }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    await address(page).fill(persona('manager'));
    await page.getByRole('button', { name: 'Enviar enlace' }).click();
    await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
    const { place } = await mailTo(page, persona('manager'), home, 'place');
    await visit(page, place);
    await page.getByLabel('Contraseña nueva').fill('corta');
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
    await expect(page.getByText(/Usa al menos 10 caracteres/)).toBeVisible();
    await page.getByLabel('Contraseña nueva').fill(phrase);
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
    await expect(page.getByRole('heading', { name: 'Tu contraseña cambió' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
    await enter(page, persona('manager'));
    await expect(page.getByText(refused)).toBeVisible();
    await enter(page, persona('manager'), phrase);
    await expect(menu(page)).toBeVisible();
    await leave(page);
    await visit(page, place);
    await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
  },
);

test('an invited person chooses a password and signs in, and cannot sign in once deactivated', async ({
  page,
  home,
}) => {
  const email = 'nadia.rojas@aurora.example';
  await signIn(page, persona('admin'), '/admin/people');
  await page.getByRole('button', { name: 'Agregar persona' }).click();
  const panel = page.getByRole('dialog', { name: 'Nueva persona' });
  await panel.getByRole('button', { name: 'Agregar e invitar' }).click();
  await expect(panel.getByText('Este dato es obligatorio.').first()).toBeVisible();
  await panel.getByLabel('Nombre').fill('Nadia');
  await panel.getByLabel('Apellido').fill('Rojas');
  await panel.getByRole('textbox', { name: 'Correo' }).fill(email);
  await panel.getByLabel('Número de empleado').fill('000777');
  await panel.getByRole('button', { name: 'Agregar e invitar' }).click();
  await expect(panel).toHaveCount(0);
  const { place } = await mailTo(page, email, home, 'place');
  await leave(page);
  await visit(page, place);
  await expect(page.getByRole('heading', { name: 'Te damos la bienvenida, Nadia' })).toBeVisible();
  await page.getByLabel('Contraseña nueva').fill(phrase);
  await page.getByRole('button', { name: 'Activar mi cuenta' }).click();
  await expect(menu(page)).toBeVisible();
  await leave(page);
  await enter(page, persona('admin'), password);
  await expect(menu(page)).toBeVisible();
  await visit(page, '/admin/people?q=nadia');
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: 'Acciones de Nadia Rojas' }).click();
  await page.getByRole('menuitem', { name: 'Desactivar' }).click();
  const asking = page.getByRole('dialog', { name: '¿Desactivar a Nadia Rojas?' });
  await asking.getByRole('button', { name: 'Desactivar' }).click();
  await expect(asking).toHaveCount(0);
  await expect(row).toHaveCount(0);
  await leave(page);
  await enter(page, email, phrase);
  await expect(page.getByText(refused)).toBeVisible();
});
