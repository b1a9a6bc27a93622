/**
 * The account of an employee: pictures, visibility, notifications and deactivation, by mouse, on Node and in the demo
 * tab.
 */
import type { Page } from '@playwright/test';
import {
  become,
  compose,
  expect,
  menu,
  names,
  persona,
  published,
  sent,
  signIn,
  test,
  visit,
} from './home.ts';

/** A picture of two colours, 600 by 400 px, drawn by the browser. */
const picture = async (page: Page): Promise<Buffer> => {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [600, 400];
    const pen = canvas.getContext('2d');
    if (pen !== null) {
      pen.fillStyle = '#2f855a';
      pen.fillRect(0, 0, 600, 400);
      pen.fillStyle = '#f6e05e';
      pen.fillRect(150, 50, 300, 300);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
};

const settings = async (page: Page) => {
  await visit(page, '/general_settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Configuración general' })).toBeVisible();
};

test('a telephone without its country code is refused, and the corrected account is kept after a reload', async ({
  page,
}) => {
  await signIn(page, persona('employee'), '/general_settings');
  await settings(page);
  const account = page.getByRole('region', { name: 'Cuenta', exact: true });
  await account.getByLabel('Teléfono').fill('300 123');
  await account.getByLabel('Sobre ti').fill('Me gusta el café sin prisa.');
  await account.getByRole('button', { name: 'Guardar' }).click();
  await expect(account.getByText(/código del país, por ejemplo/).last()).toBeVisible();
  await expect(account.getByLabel('Sobre ti')).toHaveValue('Me gusta el café sin prisa.');
  await account.getByLabel('Teléfono').fill('+57 (300) 123-4567');
  await account.getByRole('button', { name: 'Guardar' }).click();
  await expect(account.getByRole('button', { name: 'Guardar' })).toHaveCount(0);
  await page.reload();
  await expect(account.getByLabel('Teléfono')).toHaveValue('+573001234567');
  await page.goto('/profile');
  await expect(page.getByText('Me gusta el café sin prisa.')).toBeVisible();
});

test(
  'a photo is cropped, shown in the menu after a reload, and removed',
  { tag: '@tab:profileImage' },
  async ({ page }) => {
    await signIn(page, persona('employee'), '/profile');
    await page.getByRole('button', { name: 'Cambiar tu foto' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tu foto' });
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: /Elegir un archivo/ }).click(),
    ]);
    await chooser.setFiles({ name: 'yo.png', mimeType: 'image/png', buffer: await picture(page) });
    await dialog.getByRole('slider', { name: 'Acercar' }).press('ArrowRight');
    await dialog.getByRole('button', { name: 'Guardar foto' }).click();
    await expect(page.getByText('Tu foto nueva ya se ve en todas partes.').first()).toBeVisible();
    const face = page.getByRole('button', { name: 'Tu menú' }).locator('img[src*="/rest/file/"]');
    await expect(face).toBeVisible();
    await page.reload();
    await expect(face).toBeVisible();
    await page.getByRole('button', { name: 'Cambiar tu foto' }).click();
    await dialog.getByRole('button', { name: 'Quitar la foto' }).click();
    await dialog.getByRole('button', { name: 'Quitar la foto' }).click();
    await expect(page.getByText('Quitaste tu foto.').first()).toBeVisible();
    await expect(face).toHaveCount(0);
  },
);

test('a birthday that a person hides disappears from their profile page', async ({ page }) => {
  await signIn(page, persona('manager'), '/profile');
  await expect(page.getByText(/^Cumpleaños: /)).toBeVisible();
  await settings(page);
  const privacy = page.getByRole('region', { name: 'Lo que otras personas ven' });
  await privacy.getByRole('group', { name: 'Cumpleaños' }).getByText('No mostrar').click();
  await privacy.getByRole('button', { name: 'Guardar' }).click();
  await expect(privacy.getByRole('button', { name: 'Guardar' })).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: names.manager })).toBeVisible();
  await expect(page.getByText(/^Cumpleaños: /)).toHaveCount(0);
});

test('a request to delete the account is sent, shown as pending and withdrawn', async ({ page }) => {
  await signIn(page, persona('employee'), '/general_settings');
  await settings(page);
  const leaving = page.getByRole('region', { name: 'Eliminar mi cuenta' });
  await leaving.getByRole('button', { name: 'Pedir que se elimine mi cuenta' }).click();
  await page.getByRole('dialog').getByLabel('Motivo').fill('Cambio de país');
  await page.getByRole('button', { name: 'Enviar la solicitud' }).click();
  await expect(leaving.getByText(/pediste que se elimine tu cuenta/)).toBeVisible();
  await page.reload();
  await leaving.getByRole('button', { name: 'Retirar la solicitud' }).click();
  await expect(leaving.getByRole('button', { name: 'Pedir que se elimine mi cuenta' })).toBeVisible();
});

test('WhatsApp notifications are switched on with a valid number and off again', async ({ page }) => {
  await signIn(page, persona('employee'), '/general_settings');
  await settings(page);
  const whatsapp = page.getByRole('region', { name: 'Avisos por WhatsApp' });
  await whatsapp.getByLabel('Tu número de WhatsApp').fill('123');
  await whatsapp.getByRole('button', { name: 'Activar', exact: true }).click();
  await expect(whatsapp.getByText(/Escribe el número con el código del país/)).toBeVisible();
  await whatsapp.getByLabel('Tu número de WhatsApp').fill('+57 300 765 4321');
  await whatsapp.getByRole('button', { name: 'Activar', exact: true }).click();
  await expect(whatsapp.getByText('Activado')).toBeVisible();
  await whatsapp.getByRole('button', { name: 'Desactivar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click();
  await expect(whatsapp.getByRole('button', { name: 'Activar', exact: true })).toBeVisible();
});

test('a notification is marked as read and unread, and links to its post', async ({ page }) => {
  await signIn(page, persona('manager'));
  const words = `Gracias por la guía (${Date.now()})`;
  const composer = await compose(page, [names.employee], words);
  await composer.getByRole('button', { name: 'Enviar' }).click();
  await sent(page);
  await published(page);
  await become(page, persona('employee'));
  await visit(page, '/notifications');
  const told = page.getByRole('main').getByRole('listitem').filter({ hasText: words });
  await expect(told).toContainText('Sin leer');
  await told.getByRole('button', { name: 'Marcar como leída' }).click();
  await expect(told).not.toContainText('Sin leer');
  await told.getByRole('button', { name: 'Marcar como no leída' }).click();
  await expect(told).toContainText('Sin leer');
  await told.getByRole('link').first().click();
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Marcar todas como leídas' }).click();
  await expect(page.getByText('Sin leer', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Notificaciones' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Marcar todas como leídas' })).toHaveCount(0);
});

test('the screens of support, guide and evaluation open with their links', async ({ page }) => {
  await signIn(page, persona('employee'), '/support');
  await expect(page.getByRole('link', { name: /WhatsApp/ }).first()).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+/,
  );
  await page.goto('/clip_guide');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/performance_evaluation');
  await expect(page.getByRole('link', { name: /Abrir la evaluación/ })).toHaveAttribute('rel', /noopener/);
  await expect(menu(page)).toBeVisible();
});
