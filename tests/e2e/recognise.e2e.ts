/** Recognitions of every kind: contents, cost, visibility and undo, by mouse, on Node and in the demo tab. */
import type { Locator, Page } from '@playwright/test';
import {
  appears,
  become,
  choose,
  compose,
  expect,
  names,
  newestPost,
  openComposer,
  persona,
  pointsInWallet,
  pointsToGive,
  posts,
  published,
  sent,
  signIn,
  test,
  visit,
} from './home.ts';

/** A picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const unique = (words: string): string => `${words} (${Date.now()})`;

async function attach(page: Page, composer: Locator, name: string, mimeType: string, buffer: Buffer) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    composer.getByRole('button', { name: 'Adjuntar' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType, buffer });
  await expect(composer.getByRole('button', { name: `Quitar: ${name}` })).toBeVisible();
}

test('a recognition undone in time restores message, receivers and points, and leaves the feed', async ({
  page,
}) => {
  await signIn(page, persona('employee'), '/wallet');
  const before = await pointsInWallet(page);
  await visit(page, '/');
  const words = unique('Gracias que vuelven');
  const composer = await compose(page, [names.manager], words);
  await composer.getByLabel('¿Cuántos puntos?').fill('10');
  await composer.getByRole('button', { name: 'Enviar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enviado' });
  // Undo ignores the press that sent the recognition, so the click waits until the button is enabled.
  await dialog.getByRole('button', { name: /Deshacer/ }).click();
  await expect(composer.getByLabel('¿Por qué?')).toHaveValue(words);
  await expect(composer.getByRole('button', { name: `Quitar a ${names.manager}` })).toBeVisible();
  await expect(composer.getByLabel('¿Cuántos puntos?')).toHaveValue('10');
  await page.keyboard.press('Escape');
  expect(await pointsToGive(page)).toBe(before);
  await page.goto('/post');
  await expect(posts(page).first()).toBeVisible();
  await expect(posts(page).filter({ hasText: words })).toHaveCount(0);
});

test('a recognition is undone from the footer of another page, and after a reload', async ({ page }) => {
  await signIn(page, persona('employee'), '/wallet');
  const before = await pointsInWallet(page);
  for (const way of ['elsewhere', 'reload'] as const) {
    await visit(page, '/');
    const composer = await compose(page, [names.manager], unique('Gracias de paso'));
    await composer.getByLabel('¿Cuántos puntos?').fill('10');
    await composer.getByRole('button', { name: 'Enviar' }).click();
    await sent(page);
    if (way === 'reload') await page.reload();
    else await page.getByRole('link', { name: /^Billetera, para dar/ }).click();
    const strip = page.getByRole('region', { name: 'Enviado hace un momento' });
    await strip.getByRole('button', { name: /Deshacer/ }).click();
    await expect(page.getByText('Se deshizo. Tu mensaje y tus puntos están de vuelta.')).toBeVisible();
    expect(await pointsToGive(page), way).toBe(before);
    // The restored message is a draft. Discards it, so that the next message starts empty.
    await visit(page, '/');
    await page.getByRole('button', { name: /Sigue con tu mensaje para/ }).click();
    const draft = page.getByRole('dialog', { name: 'Reconocer' });
    await draft.getByRole('button', { name: 'Descartar' }).click();
    await expect(page.getByText('Descartaste el mensaje.')).toBeVisible();
    await expect(draft).toBeHidden();
  }
});

test('a badge is given to a whole department, and wishes for a birthday and for three people need one press each', async ({
  page,
}) => {
  await signIn(page, persona('admin'));
  const composer = await openComposer(page);
  await composer.getByRole('button', { name: 'Insignia' }).click();
  await composer.getByRole('combobox', { name: '¿A quién?' }).fill('Finanzas');
  await page.getByRole('option', { name: /Finanzas.*personas/ }).click();
  await expect(composer.getByText(/Finanzas · \d+ personas/)).toBeVisible();
  const words = unique('Por cerrar el año sin una sola diferencia');
  await composer.getByLabel('¿Por qué?').fill(words);
  await composer.getByRole('radio', { name: /Primera luz/ }).check();
  await composer.getByRole('button', { name: 'Enviar' }).click();
  await sent(page);
  await expect(posts(page).filter({ hasText: words })).toContainText('Primera luz');

  const wishes = composer.getByLabel('¿Por qué?');
  await page
    .getByRole('button', { name: /Cumple.*Felicitar$/ })
    .first()
    .click();
  await expect(wishes).toHaveValue(/^¡Feliz cumpleaños, \S+! /);
  await composer.getByRole('button', { name: 'Enviar' }).click();
  await sent(page);
  await expect(newestPost(page)).toContainText('¡Feliz cumpleaños, ');
  await page.getByRole('button', { name: /^Felicitar a las \d+ personas$/ }).click();
  await expect(wishes).toHaveValue('¡Muchas felicidades en su día!');
  await expect(composer.getByRole('button', { name: /^Quitar a / }).nth(2)).toBeVisible();
  await composer.getByRole('button', { name: 'Enviar' }).click();
  await sent(page);
  await expect(newestPost(page)).toContainText('¡Muchas felicidades en su día!');
});

test('a private recognition is shown only to its sender and its receiver', async ({ page }) => {
  await signIn(page);
  const words = unique('Gracias por escucharme aquel martes');
  const composer = await compose(page, [names.manager], words);
  await composer.getByRole('button', { name: 'En privado' }).click();
  await expect(composer.getByText(/Solo lo verán tú y quien lo recibe/)).toBeVisible();
  await composer.getByRole('button', { name: 'Enviar' }).click();
  await sent(page);
  await published(page);
  await visit(page, '/profile');
  await page.getByRole('tab', { name: 'Enviados' }).click();
  await expect(posts(page).filter({ hasText: words })).toHaveCount(1);

  await become(page, persona('manager'));
  await appears(page, words, '/profile');
  const hidden = async (): Promise<void> => {
    await page.goto('/');
    await expect(posts(page).first()).toBeVisible();
    await expect(posts(page).filter({ hasText: words })).toHaveCount(0);
  };
  await hidden();
  await become(page, persona('admin'));
  await hidden();
});

test('an unsent recognition keeps its message and file after a reload, and on a phone its button stays above the keyboard', async ({
  page,
}) => {
  await signIn(page);
  const composer = await openComposer(page);
  await choose(page, composer, names.manager);
  await composer.getByLabel('¿Por qué?').fill('Lo que iba a decir');
  await attach(page, composer, 'foto.png', 'image/png', picture);
  await page.keyboard.press('Escape');
  await expect(composer).toBeHidden();
  // What an on-screen keyboard leaves of a phone.
  await page.setViewportSize({ width: 390, height: 500 });
  await page.reload();
  await page.getByRole('button', { name: /Sigue con tu mensaje para/ }).click();
  await expect(composer.getByLabel('¿Por qué?')).toHaveValue('Lo que iba a decir');
  await expect(composer.getByRole('button', { name: 'Quitar: foto.png' })).toBeVisible();
  await expect(composer.getByRole('button', { name: 'Enviar' })).toBeInViewport({ ratio: 1 });
  // No list covers the text after a choice.
  await choose(page, composer, names.admin);
  await composer.getByLabel('¿Por qué?').click({ trial: true });
});
