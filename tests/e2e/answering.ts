/** Answers a survey or an evaluation page by page. */
import { expect, type Page } from '@playwright/test';

/** Answers pages until the review. A page must be gone before the next is looked for, or it would be answered twice. */
export async function answerAll(page: Page, answerPage: (page: Page) => Promise<void>): Promise<void> {
  const review = page.getByRole('heading', { name: 'Revisa tus respuestas' });
  const step = page.getByRole('progressbar', { name: 'Avance', exact: true });
  for (;;) {
    await expect(review.or(step)).toBeVisible();
    if (await review.isVisible()) return;
    const at = await step.getAttribute('value');
    await answerPage(page);
    await expect(page.locator(`form progress[value="${at ?? ''}"]`)).toHaveCount(0);
  }
}
