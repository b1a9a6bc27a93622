/** Polls, profile and settings of an employee, by keyboard alone. */
import { expect, posts, signIn, test } from './home.ts';
import { goTo, tabTo } from './keys.ts';

test(
  'a poll is published, answered and the vote withdrawn without a mouse',
  { tag: '@tab:pollVote' },
  async ({ page }) => {
    await signIn(page);
    await expect(posts(page).first()).toBeVisible();
    await tabTo(page, /^Crear una encuesta/);
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Crear una encuesta' });
    await expect(form.getByLabel('Pregunta')).toBeVisible();
    await tabTo(page, /Pregunta/);
    await page.keyboard.type('¿Cuándo nos vemos?');
    await tabTo(page, /Opción 1/);
    await page.keyboard.type('El martes');
    await tabTo(page, /Opción 2/);
    await page.keyboard.type('El jueves');
    await tabTo(page, /^Publicar/);
    await page.keyboard.press('Enter');
    const card = posts(page).filter({ hasText: '¿Cuándo nos vemos?' });
    await expect(card.getByRole('radio', { name: /El martes/ })).toBeVisible();
    await card.getByRole('radio', { name: /El martes/ }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(card.getByRole('radio', { name: /El jueves/ })).toBeChecked();
    await tabTo(page, /^Votar/);
    await page.keyboard.press('Enter');
    await expect(card.getByText('Tu voto está guardado.')).toBeVisible();
    await tabTo(page, /^Retirar voto/);
    await page.keyboard.press('Enter');
    await expect(card.getByText('Nadie ha votado todavía')).toBeVisible();
  },
);

test(
  'notifications are marked as read and settings saved without a mouse',
  { tag: '@release' },
  async ({ page }) => {
    await signIn(page);
    await expect(posts(page).first()).toBeVisible();
    await goTo(page, 'Notificaciones', 'Notificaciones');
    await tabTo(page, /^Marcar todas como leídas/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Marcar todas como leídas' })).toHaveCount(0);
    await goTo(page, 'Configuración', 'Configuración general');
    await tabTo(page, /Sobre ti/);
    await page.keyboard.type('Sin ratón.');
    await tabTo(page, /^Guardar/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toHaveCount(0);
    await page.goto('/profile');
    await expect(page.getByText('Sin ratón.')).toBeVisible();
  },
);
