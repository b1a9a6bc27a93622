/** Waiting for what a picture has to show, as its stories do. */
import { expect, waitFor } from 'storybook/test';

/** What appears fades in: axe and the tester look when it is there. */
export const seen = (element: HTMLElement): Promise<void> => waitFor(() => expect(element).toBeVisible());

/** Until a part of the page has kept its place for ten frames: what is measured late moves no more. */
export async function still(element: HTMLElement): Promise<void> {
  let top = Number.NaN;
  for (let kept = 0, frames = 0; kept < 10 && frames < 600; frames += 1) {
    await new Promise(requestAnimationFrame);
    const now = element.getBoundingClientRect().top;
    kept = now === top ? kept + 1 : 0;
    top = now;
  }
}
