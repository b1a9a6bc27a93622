/**
 * What a press and a scroll cost in a real browser with a processor four times slower: a scripted walk over Home by event
 * timing, and the frames of a scroll through the feed. The same of a former build, if there is one.
 */
import { chromium, type Browser, type Page } from 'playwright';
import { tokenKey } from '#schema/limits.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import { median, type Figure } from './figures.ts';
import { tokenAt } from './homes.ts';

/** So often each thing of the walk is done; the first time has figures of its own. */
const rounds = 8;
const scrolls = 60;

type Timed = PerformanceEntry & { readonly interactionId: number };
interface Watched {
  /** Milliseconds from each input to the frame that answers it, by interaction. */
  times: Record<number, number>;
  /** Milliseconds between frames. */
  readonly frames: number[];
}
declare global {
  var watched: Watched;
}

/** Runs in the page, before its own scripts. */
function watch(): void {
  const watched: Watched = (globalThis.watched = { times: {}, frames: [] });
  const take = (entries: readonly PerformanceEntry[]): void => {
    for (const { interactionId, duration } of entries as readonly Timed[])
      if (interactionId > 0)
        watched.times[interactionId] = Math.max(watched.times[interactionId] ?? 0, duration);
  };
  const wanted: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => take(list.getEntries())).observe(wanted);
  let last = 0;
  const frame = (now: number): void => {
    watched.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const calm = (page: Page): Promise<void> => page.locator('html[data-calm]').waitFor({ timeout: 60_000 });

/** The longest answer since the last call, in ms; 0 if all were faster than a frame. */
async function slowest(page: Page): Promise<number> {
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const found = Math.max(0, ...Object.values(globalThis.watched.times));
    globalThis.watched.times = {};
    return found;
  });
}

/** Milliseconds of each step, of each round. */
type Walk = Readonly<Record<string, readonly number[]>>;

/** The walk; each step is one or more interactions. */
const steps: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'opening the composer': (page) =>
    page.getByRole('button', { name: /A quién quieres agradecer hoy|Sigue con tu mensaje/ }).click(),
  'typing in it': (page) => page.keyboard.type('gracias por tu ayuda de ayer', { delay: 60 }),
  'closing it': (page) => page.keyboard.press('Escape'),
  'who reacted': async (page) => {
    const reactions = page.getByTitle('Ver quiénes reaccionaron').first();
    // The newest posts may have none yet.
    for (let turn = 0; turn < 20 && (await reactions.count()) === 0; turn++) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(200);
    }
    await reactions.click();
  },
  'closing that': (page) => page.keyboard.press('Escape'),
  'opening comments': (page) => page.getByRole('button', { name: 'Comentar', exact: true }).first().click(),
  'closing comments': (page) => page.getByRole('button', { name: 'Comentar', exact: true }).first().click(),
  'opening the palette': (page) => page.keyboard.press('Control+k'),
  'typing in the palette': (page) => page.keyboard.type('metas', { delay: 60 }),
  // The first press empties its field.
  'closing the palette': async (page) => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  },
};

async function walkOf(page: Page): Promise<Walk> {
  const found: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round++)
    for (const [name, act] of Object.entries(steps)) {
      await act(page);
      (found[name] ??= []).push(await slowest(page));
      await calm(page);
    }
  return found;
}

/** Milliseconds between the frames of a scroll. */
async function scrollOf(page: Page): Promise<readonly number[]> {
  await page.mouse.move(600, 600);
  await page.evaluate(() => void globalThis.watched.frames.splice(0));
  for (let turn = 0; turn < scrolls; turn++) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(50);
  }
  return page.evaluate(() => globalThis.watched.frames);
}

async function home(browser: Browser, product: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'es', viewport: { width: 1440, height: 900 } });
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    tokenKey,
    await tokenAt(product),
  ] as const);
  await context.addInitScript(watch);
  const page = await context.newPage();
  await page.goto(product);
  await calm(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

const share = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * part) - 1] ?? 0;

/** All answers but those of the first round. */
const later = (walk: Walk): readonly number[] => Object.values(walk).flatMap((times) => times.slice(1));

async function measured(page: Page): Promise<{ readonly frames: readonly number[]; readonly walk: Walk }> {
  const frames = await scrollOf(page);
  await page.evaluate(() => scrollTo(0, 0));
  return { frames, walk: await walkOf(page) };
}

/** Figures of the Node deployment at `product`, beside those of a former one. */
export async function interactions(product: string, former?: string): Promise<readonly Figure[]> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    args: browserArguments,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const { frames, walk } = await measured(await home(browser, product));
    const old = former === undefined ? undefined : await measured(await home(browser, former));
    const beside = (value: number | undefined) =>
      value === undefined ? {} : { baseline: { what: 'the former build', value } };
    const baseline = (part: number) => beside(old && share(old.frames, part));
    return [
      {
        what: 'scroll, median frame, 4× CPU',
        value: median(frames),
        unit: 'ms',
        ...baseline(0.5),
        aim: '≤ 0.5 ×',
      },
      { what: 'scroll, 95th of 100 frames', value: share(frames, 0.95), unit: 'ms', ...baseline(0.95) },
      {
        what: 'answers of the walk, 98th of 100',
        value: share(later(walk), 0.98),
        unit: 'ms',
        ...beside(old && share(later(old.walk), 0.98)),
        aim: '≤ 100 ms',
      },
      ...Object.entries(walk).flatMap(([name, [first = 0, ...rest]]): readonly Figure[] => [
        {
          what: `${name}, median`,
          value: median(rest),
          unit: 'ms',
          ...beside(old && median(old.walk[name]?.slice(1) ?? [])),
          aim: '≤ 100 ms',
        },
        { what: `${name}, the first time`, value: first, unit: 'ms' },
      ]),
    ];
  } finally {
    await browser.close();
  }
}
