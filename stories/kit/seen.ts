/** Wait helpers of stories. */
import { expect, waitFor } from 'storybook/test';

/** Content fades in, so axe and the test must wait until it is visible. */
export const seen = (element: HTMLElement): Promise<void> => waitFor(() => expect(element).toBeVisible());

/** Waits until an element has kept its position for ten frames, so late measurements no longer move it. */
export async function still(element: HTMLElement): Promise<void> {
  let top = Number.NaN;
  for (let kept = 0, frames = 0; kept < 10 && frames < 600; frames += 1) {
    await new Promise(requestAnimationFrame);
    const now = element.getBoundingClientRect().top;
    kept = now === top ? kept + 1 : 0;
    top = now;
  }
}
