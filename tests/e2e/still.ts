/** Waits for the end of movements on a page. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until all transitions have ended; endless animations do not count. */
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
