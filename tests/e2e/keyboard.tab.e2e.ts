/** The main flow by keyboard alone. */
import type { Page } from '@playwright/test';
import { address, enter, expect, names, newestPost, password, persona, posts, signIn, test } from './home.ts';
import { goTo, tabTo } from './keys.ts';
import { still } from './still.ts';

/** Counts what a person does: a press, a key, or one run of typing. */
function counted(page: Page) {
  let acts = 0;
  return {
    press: async (key: string): Promise<void> => {
      acts++;
      await page.keyboard.press(key);
    },
    type: async (words: string): Promise<void> => {
      acts++;
      await page.keyboard.type(words);
    },
    /** Prints and limits the acts since the last time. */
    atMost: (most: number, what: string): void => {
      console.log(`${what}: ${acts} acts`);
      expect(acts, what).toBeLessThanOrEqual(most);
      acts = 0;
    },
  };
}

test('signing in, thanking colleagues in a few acts, reading the wallet and signing out need no mouse', async ({
  page,
}) => {
  const person = counted(page);
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
  await person.press('Enter');
  const composer = page.getByRole('dialog', { name: 'Reconocer' });
  const words = composer.getByRole('textbox', { name: '¿Por qué?' });
  // What was typed is understood as soon as the types are there.
  const chosen = composer.getByRole('button', { name: 'Gracias', exact: true, pressed: true });
  await expect(words).toBeFocused();
  await person.type(`Gracias @${names.manager.slice(0, 4)}`);
  await expect(page.getByRole('option', { name: names.manager })).toBeVisible();
  await person.press('Enter');
  await person.type('por cubrir la guardia del viernes. #gracias +5');
  await expect(chosen).toBeVisible();
  await person.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Enviado' })).toBeVisible();
  person.atMost(6, 'thanking anybody with points');
  await page.keyboard.press('Escape');
  await expect(newestPost(page)).toContainText('por cubrir la guardia del viernes.');
  await expect(newestPost(page)).not.toContainText('#gracias');

  // The faces come after what a person waits for.
  const again = `Agradecer otra vez a ${names.manager}`;
  await expect(page.getByRole('button', { name: again })).toBeVisible();
  await tabTo(page, new RegExp(`^${again}`));
  await person.press('Enter');
  await expect(words).toBeFocused();
  await person.type('Y por dejar la bitácora al día. #gracias +5');
  await expect(chosen).toBeVisible();
  await person.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Enviado' })).toBeVisible();
  person.atMost(3, 'thanking one thanked lately with points');
  await page.keyboard.press('Escape');
  await expect(newestPost(page)).toContainText('Y por dejar la bitácora al día.');

  await person.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await person.type(`gracias ${names.manager.toLowerCase()} 30`);
  await expect(
    page.getByRole('option', { name: `Reconocer a ${names.manager} con 30 puntos` }),
  ).toBeVisible();
  await person.press('Enter');
  await expect(words).toBeFocused();
  await expect(composer.getByRole('button', { name: `Quitar a ${names.manager}` })).toBeVisible();
  await expect(composer.getByLabel('¿Cuántos puntos?')).toHaveValue('30');
  await person.type('Por explicar el tablero con calma. #gracias');
  await person.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Enviado' })).toBeVisible();
  person.atMost(6, 'thanking from the command field');
  await page.keyboard.press('Escape');
  await expect(newestPost(page)).toContainText('Por explicar el tablero con calma.');
  // A dialog gives the focus back as it goes.
  await expect(page.getByRole('dialog')).toHaveCount(0);

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

test('the skip link moves the focus past the navigation to the page’s content', async ({ page }) => {
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

test(
  'a recognition with a file is sent and undone without a mouse, and its message and file return',
  { tag: '@tab:upload' },
  async ({ page }) => {
    await signIn(page);
    await expect(posts(page).first()).toBeVisible();
    await tabTo(page, /¿A quién quieres agradecer hoy\?/);
    await page.keyboard.press('Enter');
    const composer = page.getByRole('dialog', { name: 'Reconocer' });
    await expect(composer.getByRole('textbox', { name: '¿Por qué?' })).toBeFocused();
    await page.keyboard.type('Gracias por ordenar el archivo.');
    await tabTo(page, /^Adjuntar/);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
    await chooser.setFiles({ name: 'lista.txt', mimeType: 'text/plain', buffer: Buffer.from('uno') });
    await expect(composer.getByRole('button', { name: 'Quitar: lista.txt' })).toBeVisible();
    await tabTo(page, /¿A quién\?/);
    await page.keyboard.type(names.manager);
    await expect(page.getByRole('option', { name: names.manager })).toBeVisible();
    await page.keyboard.press('Enter');
    await tabTo(page, /^Gracias$/);
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: 'Enviado' })).toBeVisible();
    // Undo ignores the key press that sent the recognition.
    await expect(page.getByRole('button', { name: /Deshacer/ })).toBeEnabled();
    await tabTo(page, /Deshacer/);
    await page.keyboard.press('Enter');
    await expect(composer.getByLabel('¿Por qué?')).toHaveValue('Gracias por ordenar el archivo.');
    await expect(composer.getByRole('button', { name: 'Quitar: lista.txt' })).toBeVisible();
  },
);

test('a post is commented, boosted and reported without a mouse', { tag: '@release' }, async ({ page }) => {
  await signIn(page);
  await goTo(page, 'reconocimientos', 'Reconocimientos');
  const post = posts(page)
    .filter({ has: page.getByRole('button', { name: 'Reconocer también' }) })
    .first();
  // Celebrations of the day come first, and the list draws what is near the window.
  await expect(async () => {
    await posts(page).last().scrollIntoViewIfNeeded();
    await expect(post).toBeVisible({ timeout: 500 });
  }).toPass();
  const held = posts(page).filter({ hasText: await post.getByRole('paragraph').nth(1).innerText() });
  await held.getByRole('button', { name: 'Celebrar', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(held.getByRole('button', { name: 'Celebrar', exact: true, pressed: true })).toBeFocused();
  await tabTo(page, /^Comentar$/);
  await page.keyboard.press('Enter');
  await expect(held.getByLabel('Tu comentario')).toBeVisible();
  await tabTo(page, /^Tu comentario/);
  await page.keyboard.type('Muy bien hecho');
  await page.keyboard.press('Control+Enter');
  await expect(held.getByText('Muy bien hecho')).toBeVisible();

  const menu = async (choose: () => Promise<void>, name: string): Promise<void> => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await held.getByRole('button', { name: 'Más acciones' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await choose();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name })).toBeAttached();
  };
  await menu(() => page.keyboard.type('Sum'), 'Sumar puntos');
  await tabTo(page, /^Sumar$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Sumaste \d+ puntos\.$/)).toBeVisible();
  await menu(() => page.keyboard.press('End'), 'Reportar la publicación');
  await page.getByRole('radio', { name: 'Ofende o discrimina' }).focus();
  await page.keyboard.press('ArrowDown');
  await tabTo(page, /^Reportar$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Gracias por avisar/)).toBeVisible();
});

test(
  'the badge gallery, the podium and the form of a value need no mouse',
  { tag: '@release' },
  async ({ page }) => {
    await signIn(page, persona('admin'));
    await goTo(page, 'insignias', 'Insignias');
    await tabTo(page, /^Estrella del cliente$/);
    await page.keyboard.press('Enter');
    const badge = page.getByRole('dialog', { name: 'Estrella del cliente' });
    await expect(badge.getByRole('button', { name: 'Dar esta insignia' })).toBeVisible();
    await still(page);
    await page.keyboard.press('Escape');
    await expect(badge).toHaveCount(0);
    await goTo(page, 'podio', 'Podio');
    await page.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.goto('/admin/values');
    await expect(page.getByRole('heading', { level: 1, name: 'Valores corporativos' })).toBeVisible();
    await tabTo(page, /^Nuevo valor$/);
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Nuevo valor' });
    await expect(panel.getByLabel('Nombre', { exact: true })).toBeVisible();
    await tabTo(page, /^Nombre/);
    await page.keyboard.type('Paciencia');
    await tabTo(page, /^Qué significa/);
    await page.keyboard.type('Lo bueno tarda.');
    await tabTo(page, /^Crear$/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Creaste el valor Paciencia.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Subir Paciencia' })).toBeVisible();
  },
);
