/** Keeps what the machines of the app did in an end-to-end test, for the page "Machines/Coverage". */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const folder = path.resolve('.cache/machines');

/** Where a page keeps its steps in session storage, as `[machine, event, before, after][]`, over all its loads. */
const place = 'test.steps';

/** Has the page keep names of events and states, as `src/lib/recorder.ts` hears them, whenever it is left. */
export async function recordSteps(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    addEventListener('aplauso.recorder', (event) => {
      // reason: as `src/lib/recorder.ts` says: HeardStep[]
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
          // A closed storage costs a line of a table, nothing else.
        }
      });
    });
  }, place);
}

/** Writes what a page has kept; a page that is gone says nothing. */
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
