/** The reading position of a user in a feed. */
import { expect, type Page } from '@playwright/test';

/** The first post whose top is in view, read after scrolling has stopped: its position in the list and its people. */
export async function postInView(page: Page): Promise<{ at: string; names: string; top: number }> {
  const look = () =>
    page.evaluate(() => {
      const card = [...document.querySelectorAll('article')].find(
        (one) => one.getBoundingClientRect().top > 64,
      );
      const names = document.getElementById(card?.getAttribute('aria-labelledby') ?? '')?.textContent;
      return {
        at: card?.closest('li')?.ariaPosInSet ?? '',
        names: names ?? '',
        top: Math.round(card?.getBoundingClientRect().top ?? -1),
      };
    });
  let seen = { at: '', names: '', top: -1 };
  // Wheel scrolling continues for a while after the last turn, and rows get their height late.
  await expect
    .poll(
      async () => {
        const before = seen;
        seen = await look();
        return seen.names !== '' && before.at === seen.at && before.top === seen.top;
      },
      { intervals: [400] },
    )
    .toBe(true);
  return seen;
}
