/** What waits for a person is worked off from home, down to zero: by keyboard alone, and on a phone. */
import type { Locator, Page } from '@playwright/test';
import { calm, expect, newestPost, persona, signIn, test } from './home.ts';
import { tabTo } from './keys.ts';

const nothing = 'No te espera nada por ahora.';

/** How much waits, as a title or line says it. */
async function countIn(place: Locator): Promise<number> {
  return Number(/Te esperan? (\d+)/.exec(await place.innerText())?.[1] ?? 0);
}

/** Repeats an act that takes one thing out of the queue, until nothing waits. */
async function toZero(page: Page, title: Locator, act: () => Promise<void>): Promise<void> {
  for (let left = await countIn(title); left > 0; left--) {
    expect(await countIn(title)).toBe(left);
    await act();
    await expect.poll(() => countIn(title)).toBe(left - 1);
  }
  await expect(page.getByText(nothing).first()).toBeVisible();
}

test('an employee empties the queue from home by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  const queue = page.getByRole('region', { name: 'Te espera', exact: true });
  await expect(queue.getByRole('list', { name: 'Lo que te espera' })).toBeVisible();
  await calm(page);
  const title = queue.getByRole('heading', { name: /^Te espera/ });
  const before = await countIn(title);

  // The column beside the feed is the last part of the page.
  await tabTo(page, /^Votar: ¿Qué taller te gustaría tomar primero\?/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(queue.getByRole('radio', { name: /Hablar en público/ })).toBeVisible();
  await tabTo(page, /^Hablar en público/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Votar$/);
  await page.keyboard.press('Enter');
  // The result stays until the reader folds it.
  await expect.poll(() => countIn(title)).toBe(before - 1);
  await expect(queue.getByText(/personas votaron$/)).toBeVisible();
  await tabTo(page, /^Listo$/);
  await page.keyboard.press('Enter');
  await expect(queue.getByText('Hecho')).toBeVisible();
  await expect(queue.locator('[data-main]:focus')).toBeVisible();

  // What needs its page can wait until tomorrow.
  await toZero(page, title, async () => {
    await tabTo(page, /^Posponer hasta mañana/);
    await page.keyboard.press('Enter');
  });
  await expect(queue.getByText(nothing)).toBeFocused();
});

test('a manager on a phone approves what stands behind one line above the feed, and Back closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, persona('manager'));
  await expect(newestPost(page)).toBeVisible();
  await calm(page);
  expect((await newestPost(page).boundingBox())?.y).toBeLessThanOrEqual(420);

  const line = page.getByRole('button', { name: /^Te esperan? \d+/ });
  const before = await countIn(line);
  await line.click();
  const sheet = page.getByRole('dialog', { name: /^Te espera/ });
  await sheet.getByRole('button', { name: /^Ver todo/ }).click();
  await sheet.getByRole('button', { name: /^Aprobar: Revisa el borrador del informe/ }).click();
  await expect(sheet.getByRole('button', { name: /^Deshacer/ })).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  expect(await countIn(line)).toBe(before - 1);

  await line.click();
  await toZero(page, sheet.getByRole('heading', { name: /^Te espera/ }), () =>
    sheet
      .getByRole('button', { name: /^Posponer hasta mañana/ })
      .first()
      .click(),
  );
});
