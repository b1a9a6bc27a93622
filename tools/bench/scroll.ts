/** Scrolling the feed in a real browser with a slow processor: the time of a frame, and what the page does in it. */
import type { Browser, CDPSession, Page } from 'playwright';
import { tokenKey } from '#schema/limits.ts';
import type { FloorRow } from './floorList.ts';
import { median } from './figures.ts';

/** Pixels of one step: a quick wheel. */
const stepPx = 240;
const steps = 150;

/** What a scroll through a list costs, in ms. */
export interface Scrolled {
  /** The median time from one frame to the next. */
  readonly frame: number;
  /** Work of the main thread for each frame. */
  readonly task: number;
  /** Of it, script, style and layout. */
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

const scrollPage = (page: Page, count: number): Promise<number[]> =>
  page.evaluate(
    async ([times, px]) => {
      const frames: number[] = [];
      let last = await new Promise<number>(requestAnimationFrame);
      for (let at = 0; at < times; at++) {
        window.scrollBy(0, px);
        const now = await new Promise<number>(requestAnimationFrame);
        frames.push(now - last);
        last = now;
      }
      return frames;
    },
    [count, stepPx] as const,
  );

async function workOf(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1_000]));
}

/** Scrolls an open list; its first rows are warm-up. */
export async function scrolled(page: Page): Promise<Scrolled> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await scrollPage(page, 20);
  const before = await workOf(session);
  const frames = await scrollPage(page, steps);
  const after = await workOf(session);
  const each = (name: string): number => ((after[name] ?? 0) - (before[name] ?? 0)) / steps;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return {
    frame: median(frames),
    task: each('TaskDuration'),
    script: each('ScriptDuration'),
    style: each('RecalcStyleDuration'),
    layout: each('LayoutDuration'),
  };
}

/** Opens home of a deployment with the session of this token, and waits for the first post. */
export async function openFeed(browser: Browser, address: string, token: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [tokenKey, token] as const);
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('article').first().waitFor({ timeout: 60_000 });
  await page.locator('html[data-calm]').waitFor({ timeout: 60_000 });
  return page;
}

/** The texts and heights of the rows that a scroll through a list shows. */
export async function rowsOf(page: Page): Promise<readonly FloorRow[]> {
  return page.evaluate(
    async ([times, px]) => {
      const rows: { text: string; height: number }[] = [];
      for (let at = 0; at < times; at++) {
        window.scrollBy(0, px);
        await new Promise(requestAnimationFrame);
        for (const row of document.querySelectorAll<HTMLElement>('[data-windowed] > li'))
          rows[Number(row.ariaPosInSet) - 1] = { text: row.innerText, height: row.offsetHeight };
      }
      return rows.filter(Boolean);
    },
    [steps + 40, stepPx] as const,
  );
}
