/** Replaces Playwright's synthetic events in stock WebKit by mouse and keys of the screen. */
import type { Page } from '@playwright/test';
import { behind, replace, within } from './inside.ts';
import { realInput } from './realInput.ts';

/** Pixels of one notch of the wheel. */
const notch = 100;

const isNumber = (value: unknown): value is number => typeof value === 'number';
const asNumber = (value: unknown): number => (isNumber(value) ? value : 0);

/** From here on, mouse and key input of this page comes from the display. */
export async function takeRealInput(page: Page, display: string): Promise<void> {
  const input = realInput(display);
  await input.fill();
  // The page begins below the title bar of the window, which has no other frame.
  const above = await page.evaluate(() => outerHeight - innerHeight);
  const delegate = within(behind(page), 'delegate');
  const mouse = within(delegate, 'rawMouse');
  const keyboard = within(delegate, 'rawKeyboard');
  /** Waits until the page has handled the input: it draws a frame after its events. */
  const handled = async (): Promise<void> => {
    await page
      .evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
      // A press may navigate to another document.
      .catch(() => undefined);
  };
  replace(mouse, 'move', async (_, _progress, x, y) => {
    await input.move(asNumber(x), asNumber(y) + above);
    await handled();
  });
  for (const way of ['down', 'up'] as const) {
    replace(mouse, way, async (_, _progress, _x, _y, button) => {
      await input.button(way, String(button));
      await handled();
    });
  }
  replace(mouse, 'wheel', async (_, _progress, _x, _y, _buttons, _modifiers, _left, down) => {
    await input.wheel(Math.round(asNumber(down) / notch));
    await handled();
  });
  for (const way of ['down', 'up'] as const) {
    replace(keyboard, `key${way}`, async (_, _progress, _modifiers, _name, description) => {
      if (typeof description !== 'object' || description === null) return;
      await input.key(way, String(Reflect.get(description, 'key')));
      await handled();
    });
  }
}
