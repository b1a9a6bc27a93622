/** A scripted walk over the feed with a slow processor: how long each press and key takes until the next paint. */
import type { Page } from 'playwright';

/** One interaction by the browser's event timing, in ms. */
export interface Interaction {
  readonly what: string;
  readonly ms: number;
}

interface Heard {
  readonly id: number;
  readonly name: string;
  readonly ms: number;
}

/** Does the steps one after another, each until the page is calm; returns the interactions of each, longest first. */
async function timed(
  page: Page,
  steps: readonly (readonly [what: string, act: () => Promise<unknown>])[],
): Promise<readonly Interaction[]> {
  const heardIn = await page.evaluateHandle(() => {
    // The type of the options lacks the threshold.
    const watched = { type: 'event', durationThreshold: 16 };
    const heard: Heard[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
          heard.push({ id: entry.interactionId, name: entry.name, ms: entry.duration });
    }).observe(watched);
    return heard;
  });
  const found: Interaction[] = [];
  for (const [what, act] of steps) {
    await act();
    await page.locator('html[data-calm]').waitFor();
    const heard = await heardIn.evaluate(async (all) => {
      // The browser reports an event with the frame after it.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return all.splice(0);
    });
    const byId = Map.groupBy(heard, ({ id }) => id);
    for (const events of byId.values()) found.push({ what, ms: Math.max(...events.map(({ ms }) => ms)) });
    if (byId.size === 0) found.push({ what, ms: 16 });
  }
  return found.toSorted((one, other) => other.ms - one.ms);
}

/** Opens and closes composer, list of reactions, palette and comments, and types in composer and palette. */
export function walked(page: Page): Promise<readonly Interaction[]> {
  const post = page
    .locator('article')
    .filter({ hasText: /reacci/ })
    .first();
  const key = (name: string) => (): Promise<void> => page.keyboard.press(name);
  const type = (text: string) => (): Promise<void> => page.keyboard.type(text, { delay: 60 });
  return timed(page, [
    ['open the reactions', () => post.getByTitle('Ver quiénes reaccionaron').click()],
    ['close the reactions', key('Escape')],
    ['open the comments', () => post.getByRole('button', { name: 'Comentar', exact: true }).click()],
    ['close the comments', () => post.getByRole('button', { name: 'Comentar', exact: true }).click()],
    ['open the palette', key('Control+k')],
    ['type in the palette', type('bille')],
    ['close the palette', key('Escape')],
    [
      'open the composer',
      () =>
        page
          .getByRole('button', { name: /A quién quieres/ })
          .first()
          .click(),
    ],
    ['type a name', type('ana')],
    ['pick the person', key('Enter')],
    ['close the composer', key('Escape')],
  ]);
}
