/** The whole slice with the keyboard alone. */
import type { Page } from '@playwright/test';
import { address, enter, expect, names, password, persona, posts, test } from './home.ts';

/** Presses Tab until what has the focus is what was meant, as a person would; fails when it never comes. */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    const at = await page.evaluate(() => {
      const element = document.activeElement === document.body ? null : document.activeElement;
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? [...(element.labels ?? [])].map((label) => label.textContent)
          : [];
      return [element?.getAttribute('aria-label'), ...labels, element?.textContent].filter(Boolean).join(' ');
    });
    if (name.test(at)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the focus never came to ${name}`);
}

test('signing in, thanking a colleague, reading the wallet and signing out need no mouse', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(address(page)).toBeVisible();
  await tabTo(page, /Correo/);
  await page.keyboard.type(persona('employee'));
  await page.keyboard.press('Tab');
  await tabTo(page, /^Contraseña/);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(posts(page).first()).toBeVisible();

  await tabTo(page, /¿A quién quieres agradecer hoy\?/);
  await page.keyboard.press('Enter');
  const composer = page.getByRole('dialog', { name: 'Reconocer' });
  await expect(composer.getByRole('combobox', { name: '¿A quién?' })).toBeFocused();
  await page.keyboard.type(names.manager);
  await expect(page.getByRole('option', { name: names.manager })).toBeVisible();
  await page.keyboard.press('Enter');
  await tabTo(page, /¿Por qué\?/);
  await page.keyboard.type('Gracias por cubrir la guardia del viernes.');
  await page.keyboard.press('Tab');
  await tabTo(page, /.+/);
  await composer.getByRole('group', { name: '¿Qué destacas?' }).getByRole('button').first().focus();
  await page.keyboard.press('Space');
  await tabTo(page, /¿Cuántos puntos\?/);
  await page.keyboard.type('5');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Enviado' })).toBeVisible();
  await tabTo(page, /^Listo$/);
  await page.keyboard.press('Enter');
  await expect(posts(page).first()).toContainText('Gracias por cubrir la guardia del viernes.');

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('billetera');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Billetera' })).toBeVisible();

  await tabTo(page, /Tu menú/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
});

test('the skip link leads past the navigation', async ({ page }) => {
  await page.goto('/login');
  await enter(page, persona('employee'));
  await expect(posts(page).first()).toBeVisible();
  await page.reload();
  await expect(posts(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /contenido/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
