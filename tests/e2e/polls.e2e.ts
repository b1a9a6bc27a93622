/** Publishing and answering polls, by mouse, on Node and in the demo tab. */
import type { Locator, Page } from '@playwright/test';
import { become, expect, names, persona, posts, signIn, test, visit } from './home.ts';

async function openForm(page: Page): Promise<Locator> {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Crear una encuesta' }).click();
  const form = page.getByRole('dialog', { name: 'Crear una encuesta' });
  await expect(form.getByLabel('Pregunta')).toBeVisible();
  return form;
}

/** The post of a question in the feed. */
const cardOf = (page: Page, question: string): Locator => posts(page).filter({ hasText: question });

/** Publishes a poll with these options as the signed-in user. */
async function ask(
  page: Page,
  question: string,
  options: readonly string[],
  more?: (form: Locator) => Promise<void>,
) {
  const form = await openForm(page);
  await form.getByLabel('Pregunta').fill(question);
  for (const [at, option] of options.entries()) {
    if (at > 1) await form.getByRole('button', { name: 'Agregar opción' }).click();
    await form.getByLabel(`Opción ${at + 1}`, { exact: true }).fill(option);
  }
  await more?.(form);
  await form.getByRole('button', { name: 'Publicar' }).click();
  await expect(cardOf(page, question)).toBeVisible();
}

test('an invalid poll shows its errors, and the typed poll survives a reload', async ({ page }) => {
  await signIn(page);
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Publicar' }).click();
  // The first error is at its field and beside the button.
  await expect(form.getByText('La pregunta es requerida.')).toHaveCount(2);
  await expect(form.getByText('Debes agregar al menos 2 opciones válidas.')).toBeVisible();
  await form.getByLabel('Pregunta').fill('¿Pizza o arepa?');
  await form.getByLabel('Opción 1', { exact: true }).fill('Pizza');
  await form.getByLabel('Opción 2', { exact: true }).fill(' pizza ');
  await form.getByRole('button', { name: 'Publicar' }).click();
  await expect(form.getByText('No puedes tener opciones duplicadas.').first()).toBeVisible();
  await page.reload();
  const again = await openForm(page);
  await expect(again.getByLabel('Pregunta')).toHaveValue('¿Pizza o arepa?');
  await expect(again.getByLabel('Opción 1', { exact: true })).toHaveValue('Pizza');
});

test('a colleague votes in a poll, changes the vote and withdraws it', async ({ page }) => {
  await signIn(page, persona('manager'));
  const question = `¿Dónde almorzamos? (${Date.now()})`;
  await ask(page, question, ['En la terraza', 'En el comedor', 'Fuera']);
  await become(page, persona('employee'));
  await page.goto('/post');
  const card = cardOf(page, question);
  await card.getByRole('button', { name: 'Votar' }).click();
  await expect(card.getByText('Debes seleccionar al menos una opción.')).toBeVisible();
  await card.getByRole('radio', { name: /En la terraza/ }).click();
  await card.getByRole('button', { name: 'Votar' }).click();
  await expect(card.getByText('Tu voto está guardado.')).toBeVisible();
  await card.getByTitle('Ver quién votó').click();
  await expect(page.getByRole('dialog')).toContainText(names.employee);
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Cambiar voto' }).click();
  await card.getByRole('radio', { name: /En el comedor/ }).click();
  await card.getByRole('button', { name: 'Guardar cambio' }).click();
  await expect(card.getByText('Tu voto está guardado.')).toBeVisible();
  await page.reload();
  await expect(card.getByText('1 persona votó')).toBeVisible();
  await card.getByRole('button', { name: 'Retirar voto' }).click();
  await expect(card.getByText('Nadie ha votado todavía')).toBeVisible();
  await card.getByRole('radio', { name: /Fuera/ }).click();
  await card.getByRole('button', { name: 'Votar' }).click();
  await expect(card.getByText('Tu voto está guardado.')).toBeVisible();
});

test('a poll closed by its author offers no vote', async ({ page }) => {
  await signIn(page, persona('manager'));
  const question = `¿Cuándo celebramos? (${Date.now()})`;
  await ask(page, question, ['El lunes', 'El viernes']);
  const card = cardOf(page, question);
  await expect(card.getByRole('button', { name: 'Votar' })).toBeVisible();
  await card.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: /Cerrar/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar votación' }).click();
  await expect(card.getByText(/^Cerró el/)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Votar' })).toHaveCount(0);
});

test('an anonymous poll says so before voting and names no voters', async ({ page }) => {
  await signIn(page);
  const question = `¿Cómo va la carga? (${Date.now()})`;
  await ask(page, question, ['Bien', 'Mucha'], async (form) => {
    await form.getByRole('radio', { name: /^Anónima/ }).click();
    await form.getByRole('radio', { name: 'Siempre, también antes de votar' }).click();
  });
  const card = cardOf(page, question);
  await expect(card.getByText('Anónima: nadie sabrá qué eligió cada quien')).toBeVisible();
  await card.getByRole('radio', { name: /Bien/ }).click();
  await card.getByRole('button', { name: 'Votar' }).click();
  await expect(card.getByText('1 persona votó')).toBeVisible();
  await expect(card.getByTitle('Ver quién votó')).toHaveCount(0);
});
