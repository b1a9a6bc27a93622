/** A leader writes an evaluation by keyboard and without a network, and acknowledges the own result. */
import type { Page } from '@playwright/test';
import { answerAll } from './answering.ts';
import { withoutNetwork } from './complaints.ts';
import { expect, persona, signIn, test } from './home.ts';

/** Answers the questions of the page: scales by a digit, required texts by words. */
async function answerPage(page: Page): Promise<void> {
  const scales = page.locator('form fieldset');
  for (let at = 0; at < (await scales.count()); at += 1) {
    await scales.nth(at).locator('input').first().focus();
    await page.keyboard.press('4');
    await expect(scales.nth(at).locator('input:checked')).toHaveCount(1);
  }
  const texts = page.locator('form textarea');
  for (let at = 0; at < (await texts.count()); at += 1) {
    await texts.nth(at).focus();
    await page.keyboard.type('Pregunta antes de suponer.');
  }
  await page.getByRole('button', { name: /^(Siguiente|Revisar)$/ }).focus();
  await page.keyboard.press('Enter');
}

test('a leader writes an evaluation without a network, it arrives once, and the own result is acknowledged', async ({
  page,
}) => {
  await signIn(page, persona('manager'), '/performance_evaluation');
  const waiting = page.getByRole('list', { name: 'Por escribir' }).getByRole('listitem').getByRole('article');
  const written = page.getByRole('list', { name: 'Ya escribiste' }).getByRole('article');
  await expect(waiting.first()).toBeVisible();
  await expect(written.first()).toBeVisible();
  const [before, wrote] = [await waiting.count(), await written.count()];
  await page
    .getByRole('link', { name: /^Escribir sobre/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Con tu nombre/)).toBeVisible();
  await page.getByRole('button', { name: 'Empezar' }).focus();
  await page.keyboard.press('Enter');
  await answerAll(page, answerPage);
  await withoutNetwork(page, async () => {
    await page.getByRole('button', { name: 'Enviar respuestas' }).click();
    await expect(page.getByText('Sin conexión: tus respuestas esperan')).toBeVisible();
  });
  await page.getByRole('link', { name: 'Ver mis evaluaciones' }).click();
  await expect(waiting).toHaveCount(before - 1);
  await expect(written).toHaveCount(wrote + 1);

  await page.getByRole('tab', { name: 'Sobre mí' }).click();
  await page.getByRole('link', { name: 'Ver mi resultado' }).click();
  await page.getByRole('button', { name: 'Leí mi evaluación' }).click();
  await page.getByRole('textbox', { name: /Tu comentario/ }).fill('Lo hablamos el jueves.');
  await page.getByRole('button', { name: 'Registrar' }).click();
  await expect(page.getByText('Lo hablamos el jueves.')).toBeVisible();
});
