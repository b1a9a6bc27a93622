/** Keeps what the machines of the demo did in an end-to-end test, for the page "Machines/Coverage". */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const folder = path.resolve('.cache/machines');

/** Names of events and states as `src/lib/recorder.ts` keeps them when a page is left; a page that is gone told nothing. */
export async function keepSteps(page: Page, test: string): Promise<void> {
  if (page.isClosed()) return;
  const text = await page
    .evaluate(() => {
      dispatchEvent(new Event('pagehide'));
      return sessionStorage.getItem('aplauso.recorder');
    })
    .catch(() => null);
  if (text === null) return;
  const steps: unknown = JSON.parse(text);
  if (!Array.isArray(steps)) return;
  const each = new Map(steps.map((step) => [JSON.stringify(step), step]));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `steps-${test}.json`), JSON.stringify([...each.values()]));
}
