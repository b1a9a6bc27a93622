/** Answers a survey or an evaluation page by page. */
import { expect, type Page } from '@playwright/test';

/** Answers pages until the review. A page must be gone before the next is looked for, or it would be answered twice. */
export async function answerAll(page: Page, answerPage: (page: Page) => Promise<void>): Promise<void> {
  const review = page.getByRole('heading', { name: 'Revisa tus respuestas' });
  const step = page.locator('form[data-page]');
  for (;;) {
    await expect(review.or(step)).toBeVisible();
    if (await review.isVisible()) return;
    const at = await step.getAttribute('data-page');
    await answerPage(page);
    await expect(page.locator(`form[data-page="${at ?? ''}"]`)).toHaveCount(0);
  }
}
