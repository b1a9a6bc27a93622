/**
 * Provides the event `filechooser` in stock WebKit: a press on a file field reaches the test instead of
 * opening GTK's dialog.
 */
import type { Page } from '@playwright/test';
import { behind, call, replace, within } from './inside.ts';

/** Sets this up for the current and every later document of the page. */
export async function pickFiles(page: Page): Promise<void> {
  const inner = behind(page);
  // Presses are always intercepted below, so there is nothing to switch on.
  replace(within(inner, 'delegate'), 'updateFileChooserInterception', async () => undefined);
  await page.exposeFunction('engineFilePressed', async () => {
    const field = await page.evaluateHandle('globalThis.engineFileField');
    await Promise.resolve(call(inner, '_onFileChooserOpened', behind(field)));
  });
  await page.addInitScript(() => {
    addEventListener(
      'click',
      (event) => {
        if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'file') return;
        event.preventDefault();
        Reflect.set(globalThis, 'engineFileField', event.target);
        const said: unknown = Reflect.get(globalThis, 'engineFilePressed');
        if (typeof said === 'function') Reflect.apply(said, undefined, []);
      },
      true,
    );
  });
}
