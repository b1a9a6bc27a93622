/** Waits for the end of movements and of measuring on a page, by the same notion as stories and the app. */
import { expect, type Locator, type Page } from '@playwright/test';
import { unsettled } from '#src/app/unsettled.ts';

/** Waits until every row is measured, every transition has ended and every font is there. */
export async function still(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(unsettled), { intervals: [50] }).toBeUndefined();
}

/** Waits until an element keeps its position in two checks in a row, so that a press hits the element. */
export async function resting(what: Locator): Promise<void> {
  let before: unknown;
  const isResting = async (): Promise<boolean> => {
    const last = before;
    before = JSON.stringify(await what.boundingBox());
    return before !== 'null' && before === last;
  };
  await expect.poll(isResting, { intervals: [300] }).toBe(true);
}
