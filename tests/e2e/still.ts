/** Waiting for what moves on a page to have come to its end. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until nothing fades, slides or grows any more; what turns for ever is left out. */
export async function still(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
          ).length,
    );
  await expect.poll(moving, { intervals: [50] }).toBe(0);
}

/** Waits until something keeps its place for two looks in a row, so that a press meets what was meant. */
export async function resting(what: Locator): Promise<void> {
  let before: unknown;
  const isResting = async (): Promise<boolean> => {
    const last = before;
    before = JSON.stringify(await what.boundingBox());
    return before !== 'null' && before === last;
  };
  await expect.poll(isResting, { intervals: [300] }).toBe(true);
}
