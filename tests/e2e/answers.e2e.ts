/**
 * Answers to a recognition: reactions, comments, extra points, and the actions of the sender and of an administrator.
 * By mouse, on Node and in the demo tab.
 */
import type { Locator, Page } from '@playwright/test';
import {
  act,
  appears,
  become,
  compose,
  expect,
  names,
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

/** The top five posts, so that one of them is by other people. */
const top = [1, 2, 3, 4, 5].map((place) => `li[aria-posinset="${place}"]`).join();
// High enough for all five: a long list keeps only the rows near the viewport in the page.
test.use({ viewport: { width: 1280, height: 2400 } });

/** A post by other people near the top, found by its text, so that the locator survives moving rows. */
async function somebodyElses(page: Page): Promise<Locator> {
  await visit(page, '/post');
  const offering = page
    .locator(top)
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Reconocer también' }) })
    .filter({ hasNotText: names.employee });
  await expect(offering.first()).toBeVisible();
  const words = await offering.first().getByRole('paragraph').nth(1).innerText();
  return posts(page).filter({ hasText: words });
}

/** Sends a recognition as the employee and waits until it is published; returns its text. */
async function thanked(page: Page, points: number): Promise<string> {
  const words = `Gracias por estar ahí (${Date.now()})`;
  await visit(page, '/');
  const composer = await compose(page, [names.manager], words);
  await composer.getByLabel('¿Cuántos puntos?').fill(String(points));
  await composer.getByRole('button', { name: 'Enviar' }).click();
  await sent(page);
  await published(page);
  return words;
}

test('a reaction is given, replaced and removed, and the list of reactions names the person', async ({
  page,
}) => {
  await signIn(page, persona('employee'), '/post');
  const post = await somebodyElses(page);
  await post.getByRole('button', { name: 'Celebrar', exact: true }).click();
  await expect(post.getByRole('button', { name: 'Celebrar', exact: true, pressed: true })).toBeVisible();
  await post.getByRole('button', { name: 'Elegir otra reacción' }).click();
  await page.getByRole('group', { name: 'Reacciones' }).getByRole('button', { name: 'Admirar' }).click();
  await expect(post.getByRole('button', { name: 'Admirar', exact: true, pressed: true })).toBeVisible();
  await post.getByTitle('Ver quiénes reaccionaron').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(names.employee);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(post.getByRole('button', { name: 'Admirar', exact: true, pressed: true })).toBeVisible();
  await post.getByRole('button', { name: 'Admirar', exact: true, pressed: true }).click();
  await expect(post.getByRole('button', { name: /Celebrar|Admirar/, pressed: true })).toHaveCount(0);
});

test('a comment is written, answered, edited and deleted', async ({ page }) => {
  await signIn(page, persona('employee'), '/post');
  const post = await somebodyElses(page);
  await post.getByRole('button', { name: 'Comentar', exact: true }).click();
  const thread = post.getByRole('region', { name: 'Comentarios' });
  await thread.getByLabel('Tu comentario').fill('Muy merecido');
  await thread.getByRole('button', { name: 'Enviar' }).click();
  const comment = thread.getByRole('listitem').filter({ hasText: 'Muy merecido' });
  await expect(comment).toBeVisible();
  await comment.getByRole('button', { name: 'Responder', exact: true }).click();
  await comment.getByLabel(/Responder a/).fill('Y que se repita');
  await page.keyboard.press('Control+Enter');
  await expect(comment.getByText('Y que se repita')).toBeVisible();
  await comment.getByRole('button', { name: 'Editar' }).first().click();
  await comment.getByLabel('Tu comentario').fill('Muy, muy merecido');
  await comment.getByRole('button', { name: 'Guardar' }).click();
  const edited = thread.getByRole('listitem').filter({ hasText: 'Muy, muy merecido' });
  await expect(edited.first()).toContainText('Editado');
  await page.reload();
  await post.getByRole('button', { name: /comentario/ }).click();
  await expect(edited.first()).toBeVisible();
  await edited.first().getByRole('button', { name: 'Eliminar' }).first().click();
  const ask = page.getByRole('dialog', { name: '¿Eliminar tu comentario?' });
  await expect(ask).toContainText('Respuestas que se van con él');
  await ask.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Se eliminó el comentario.')).toBeVisible();
  await expect(thread.getByText('Muy, muy merecido')).toHaveCount(0);
});

test('points added to a post are debited from the wallet and shown on the post', async ({ page }) => {
  await signIn(page, persona('employee'), '/wallet');
  const before = await pointsInWallet(page);
  const post = await somebodyElses(page);
  await act(page, post, 'Sumar puntos');
  const dialog = page.getByRole('dialog', { name: 'Sumar puntos' });
  await dialog.getByRole('button', { name: '10 puntos' }).click();
  const cost = /([\d.,]+) puntos/.exec(await dialog.getByRole('definition').first().innerText())?.[1] ?? '';
  await dialog.getByRole('button', { name: 'Sumar', exact: true }).click();
  await expect(page.getByText(`Sumaste ${cost} puntos.`)).toBeVisible();
  await expect(post).toContainText(`+${cost} sumados por colegas`);
  expect(await pointsToGive(page)).toBe(before - Number(cost));
});

test('a sender edits, files, restores and deletes a post, and its points return to the wallet', async ({
  page,
}) => {
  await signIn(page, persona('employee'), '/wallet');
  const before = await pointsInWallet(page);
  const words = await thanked(page, 12);
  let post = await appears(page, words, '/post');
  await act(page, post, 'Editar las palabras');
  await post.getByLabel('Palabras de tu reconocimiento').fill(`${words}, y por volver`);
  await post.getByRole('button', { name: 'Guardar' }).click();
  await expect(post).toContainText(`${words}, y por volver`);
  await expect(post).toContainText('Editado');

  await act(page, post, /^Archivar/);
  await expect(page.getByText('Se archivó. Ya no está en el inicio.')).toBeVisible();
  await page.goto('/post');
  await expect(posts(page).first()).toBeVisible();
  await expect(post).toHaveCount(0);
  await page.getByRole('button', { name: 'Archivadas' }).click();
  await expect(post).toHaveCount(1);
  await act(page, post, /^Devolver al inicio/);
  await expect(page.getByText('Está de nuevo en el inicio.')).toBeVisible();

  post = await appears(page, words, '/post');
  await act(page, post, 'Eliminar');
  const ask = page.getByRole('dialog', { name: '¿Eliminar esta publicación?' });
  await expect(ask).toContainText('Vuelven a tu billetera');
  await expect(ask).toContainText('12');
  await ask.getByRole('button', { name: 'Eliminar' }).click();
  await expect(
    page.getByText(/Se eliminó la publicación\. Volvieron 12 puntos a tu billetera/),
  ).toBeVisible();
  await expect(post).toHaveCount(0);
  expect(await pointsToGive(page)).toBe(before);
  const lines = page.getByRole('list', { name: 'Movimientos' }).getByRole('listitem');
  await expect(lines.filter({ hasText: '+12' }).first()).toBeVisible();
  await expect(lines.filter({ hasText: '−12' }).first()).toBeVisible();
});

test('an administrator removes one reported post and decides on another report', async ({ page }) => {
  await signIn(page, persona('employee'), '/post');
  const post = await somebodyElses(page);
  const words = await post.getByRole('paragraph').nth(1).innerText();
  await act(page, post, 'Reportar');
  const report = page.getByRole('dialog', { name: 'Reportar la publicación' });
  await report.getByRole('radio', { name: 'No es verdad' }).check();
  await report.getByLabel(/Qué pasó/).fill('No fue así');
  await report.getByRole('button', { name: 'Reportar' }).click();
  await expect(page.getByText(/Gracias por avisar/)).toBeVisible();
  await expect(post).toContainText('Lo reportaste.');

  await become(page, persona('admin'));
  await visit(page, '/admin/moderation');
  const open = page.getByRole('article', { name: 'Publicación reportada' });
  const reported = open.filter({ hasText: words });
  await expect(reported).toContainText('No fue así');
  await reported.getByRole('button', { name: 'Quitar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
  // While the dialog is open, the page behind it is hidden from queries by role.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(reported).toHaveCount(0);
  const kept = await open.first().innerText();
  await open
    .first()
    .getByRole('button', { name: /Dejar como está|Volver a mostrar|Cerrar los reportes/ })
    .click();
  await expect(open.first()).not.toHaveText(kept);
  await page.getByRole('tab', { name: 'Decididos' }).click();
  await expect(open.filter({ hasText: words })).toContainText('Quitada');
  await page.goto('/post');
  await expect(posts(page).first()).toBeVisible();
  await expect(posts(page).filter({ hasText: words })).toHaveCount(0);
});
