/** Enters the texts of a test in stock engines as an edit by the browser itself. */
import type { Page } from '@playwright/test';
import { behind, replace, within } from './inside.ts';

/** Playwright would set the value by script, which React ignores: controlled fields stayed empty. */
export function insertTexts(page: Page): void {
  replace(within(behind(page), 'delegate', 'rawKeyboard'), 'sendText', (_, _progress, text) =>
    page.evaluate((words) => document.execCommand('insertText', false, words), String(text)),
  );
}
