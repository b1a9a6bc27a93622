/** Gives a page of stock WebKit the event `filechooser`: the press on a file field reaches the test in place of GTK's dialog. */
import type { Page } from '@playwright/test';
import { behind, call, replace, within } from './inside.ts';

/** Says it to the page for now and for each document that it opens. */
export async function pickFiles(page: Page): Promise<void> {
  const inner = behind(page);
  // There is nothing to switch on: presses are caught below, always.
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
