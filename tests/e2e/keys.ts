/** Helpers that use the page by keyboard. */
import { expect, type Page } from '@playwright/test';
import { calm } from './home.ts';

/** Presses Tab until the element with this name has the focus; fails after 80 presses. */
export async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    const at = await page.evaluate(() => {
      const element = document.activeElement === document.body ? null : document.activeElement;
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? [...(element.labels ?? [])].map((label) => label.textContent)
          : [];
      return [element?.getAttribute('aria-label'), ...labels, element?.textContent].filter(Boolean).join(' ');
    });
    if (name.test(at)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the focus never came to ${name}`);
}

/** Opens a page by its name in the command field. */
export async function goTo(page: Page, words: string, heading: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  // Until its parts are there, Tab goes round without them.
  await calm(page);
}
