/** Pages in a real browser: cold load of the feed under Slow 4G with a slow processor. */
import { chromium, type Browser, type Page } from 'playwright';
import { tokenKey } from '#schema/limits.ts';
import { feedKey } from '#src/app/feedMemory.ts';
import { readClaims } from '#src/lib/jwt.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import { median, type Figure } from './figures.ts';
import { tokenAt } from './homes.ts';

/** Emulates Lighthouse's Slow 4G, and a processor four times slower. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
    uploadThroughput: (750 * 1024 * 0.9) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Milliseconds from navigation to the first match, each time in a new browser context. */
async function coldLoads(
  browser: Browser,
  address: string,
  ready: string,
  runs: number,
  store: Readonly<Record<string, string>> = {},
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext();
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, store);
    const page = await context.newPage();
    await slowDown(page);
    const start = performance.now();
    await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
    await page.locator(ready).first().waitFor({ timeout: 60_000 });
    times.push(performance.now() - start);
    await context.close();
  }
  return times;
}

interface Addresses {
  readonly product: string;
  readonly floor: string;
}

/**
 * Figures of the built pages. The overlay lasts 500 ms by specification; the figure of the feed excludes it.
 */
export async function pages({ product, floor }: Addresses): Promise<readonly Figure[]> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    args: browserArguments,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const token = await tokenAt(product);
    // A returning user after a release: nothing is cached, but the page knows that the user has a feed.
    const subject = String(readClaims(token)['sub']);
    const floorTime = median(await coldLoads(browser, floor, 'article', 3));
    const feed =
      median(await coldLoads(browser, product, 'article', 3, { [tokenKey]: token, [feedKey]: subject })) -
      500;
    return [
      {
        what: 'cold feed − 500, Slow 4G, 4× CPU (product)',
        value: feed,
        unit: 'ms',
        baseline: { what: 'floor page', value: floorTime },
      },
    ];
  } finally {
    await browser.close();
  }
}
