/** Records the steps of the app's machines in an end-to-end test, for the page "Machines/Coverage". */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Disposable, Page } from '@playwright/test';

const folder = path.resolve('.cache/machines');

/** The session storage key for the steps of all page loads, as `[machine, event, before, after][]`. */
const place = 'test.steps';

/** Records the names of events and states from `src/lib/recorder.ts` whenever the page is left, until it is disposed. */
export const recordSteps = (page: Page): Promise<Disposable> =>
  page.addInitScript((key) => {
    addEventListener('aplauso.recorder', (event) => {
      // reason: `src/lib/recorder.ts` sends HeardStep[]
      const heard = (event as CustomEvent<[string, string, string, unknown, unknown, unknown, number][]>)
        .detail;
      let until = -1;
      addEventListener('pagehide', () => {
        const fresh = heard
          .filter(([, , , , , , at]) => at > until)
          .map(([machine, , name, before, after]) => [machine, name, before ?? null, after]);
        until = performance.now();
        try {
          const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
          const all: unknown[] = [...(Array.isArray(kept) ? kept : []), ...fresh];
          sessionStorage.setItem(key, JSON.stringify(all.slice(-2_000)));
        } catch {
          // Without storage only a row of the coverage table is missing.
        }
      });
    });
  }, place);

/** Writes the recorded steps of a page to a file; a closed page has none. */
export async function keepSteps(page: Page, test: string): Promise<void> {
  if (page.isClosed()) return;
  const text = await page
    .evaluate((key) => {
      dispatchEvent(new Event('pagehide'));
      return sessionStorage.getItem(key);
    }, place)
    .catch(() => null);
  if (text === null) return;
  const steps: unknown = JSON.parse(text);
  if (!Array.isArray(steps)) return;
  const each = new Map(steps.map((step) => [JSON.stringify(step), step]));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `steps-${test}.json`), JSON.stringify([...each.values()]));
}
