/** Answering a survey by keyboard, without a network, on Node and in the demo tab. */
import type { Page } from '@playwright/test';
import { answerAll } from './answering.ts';
import { withoutNetwork } from './complaints.ts';
import { expect, persona, signIn, test } from './home.ts';

/** Answers the questions of the page, as far as digits do, and goes on. */
async function answerPage(page: Page): Promise<void> {
  const questions = page.locator('form fieldset');
  for (let at = 0; at < (await questions.count()); at += 1) {
    await questions.nth(at).locator('input').first().focus();
    await page.keyboard.press('3');
    await expect(questions.nth(at).locator('input:checked')).toHaveCount(1);
  }
  await page.getByRole('button', { name: /^(Siguiente|Revisar)$/ }).click();
}

test(
  'an employee answers an anonymous survey by keyboard, it waits without a network, and it is sent once',
  { tag: ['@tab:surveyAnswering', '@tab:submission'] },
  async ({ page }) => {
    await signIn(page, undefined, '/surveys');
    await page.getByRole('link', { name: 'Responder' }).first().click();
    await expect(page.getByText('Anónima: nadie verá tu nombre.')).toBeVisible();
    await page.getByRole('button', { name: 'Empezar' }).click();
    const firstPage = page.locator('form[data-page="0"]');
    await expect(firstPage).toBeVisible();
    await answerPage(page);
    await expect(firstPage).toHaveCount(0);
    // The draft is there after a reload, on the page where it was left.
    await page.reload();
    await answerAll(page, answerPage);
    await withoutNetwork(page, async () => {
      await page.getByRole('button', { name: 'Enviar respuestas' }).click();
      await expect(page.getByText('Sin conexión: tus respuestas esperan')).toBeVisible();
    });
    await expect(page.getByText(/se cierra el/i)).toBeVisible();
    await page.getByRole('link', { name: 'Ver mis encuestas' }).click();
    await page.getByRole('tab', { name: 'Contestadas' }).click();
    await expect(page.getByText(/^Cierra el/)).toHaveCount(1);
  },
);

test(
  'an administrator publishes the draft of a survey, and it is open at once',
  { tag: ['@tab:surveyLaunch'] },
  async ({ page }) => {
    await signIn(page, persona('admin'), '/admin/surveys');
    await page.getByRole('button', { name: 'Acciones de Tus primeros 90 días' }).click();
    await page.getByRole('menuitem', { name: 'Preparar el envío' }).click();
    await page.getByRole('button', { name: 'Publicar ahora' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publicar ahora' }).click();
    await expect(page.getByText('Ya está abierta: quienes la reciben pueden responder.')).toBeVisible();
  },
);
