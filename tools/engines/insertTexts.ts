/** Texts that a test fills in, put into stock engines as an edit by the browser itself. */
import type { Page } from '@playwright/test';
import { behind, replace, within } from './inside.ts';

/** What Playwright does there sets the value by script, and React takes no notice of that: controlled fields stayed empty. */
export function insertTexts(page: Page): void {
  replace(within(behind(page), 'delegate', 'rawKeyboard'), 'sendText', (_, _progress, text) =>
    page.evaluate((words) => document.execCommand('insertText', false, words), String(text)),
  );
}
