/**
 * The demo in a real browser: its start in a clean profile, and what its cockpit does. Each turn measures this build and,
 * if there is one, the former build.
 */
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { encodeDemoLink } from '#schema/demo/demoLink.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import { median, type Figure } from './figures.ts';

const runs = 3;

/** A measured step; its aim is a part of the time of the former build. */
interface Step {
  readonly what: string;
  readonly ms: number;
  readonly aim?: string;
}

async function inClean<A>(browser: Browser, work: (page: Page) => Promise<A>): Promise<A> {
  const context = await browser.newContext({ locale: 'es', viewport: { width: 1440, height: 900 } });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Milliseconds of some work. */
async function taken(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** A measure of the page itself, once it is there. */
const measured = (page: Page, name: string): Promise<{ readonly end: number; readonly duration: number }> =>
  page.evaluate(async (entry) => {
    for (let tries = 0; tries < 200; tries++) {
      const found = performance.getEntriesByName(entry).at(-1);
      if (found !== undefined) return { end: found.startTime + found.duration, duration: found.duration };
      await new Promise((done) => setTimeout(done, 50));
    }
    return { end: Number.NaN, duration: Number.NaN };
  }, name);

/**
 * Resolves in the frame that shows an element with a text. A locator looks only every half second after the first tries.
 */
const shown = (page: Page, css: string, text = ''): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll(wanted.css)].some(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          (element.textContent ?? '').includes(wanted.text),
      ),
    { css, text },
    { polling: 'raf' },
  );

async function opened(page: Page, demo: string): Promise<void> {
  await page.goto(demo, { waitUntil: 'commit' });
  await shown(page, 'input[name=email]');
}

/** Presses the first persona of the form, and waits for the first post. */
async function entered(page: Page): Promise<void> {
  const faces = page.getByRole('region', { name: 'Personas de la demostración' });
  await faces.getByRole('button').first().click();
  await shown(page, 'article');
}

async function cockpit(page: Page, tab: string): Promise<Locator> {
  const panel = page.getByRole('dialog', { name: 'Cabina' });
  await page.getByRole('button', { name: 'Cabina', exact: true }).click();
  await panel.getByRole('tab', { name: tab }).click();
  return panel;
}

/** Everything in one clean profile, but for the two that need one of their own. */
async function stepsOf(browser: Browser, demo: string): Promise<readonly Step[]> {
  const atOnce = await inClean(browser, (page) =>
    taken(async () => {
      await opened(page, demo);
      await entered(page);
    }),
  );
  const link = encodeDemoLink({
    scenario: 'monthEnd',
    organization: 'aurora',
    persona: 'employee',
    language: 'es',
  });
  const byLink = await inClean(browser, (page) =>
    taken(async () => {
      await page.goto(`${demo}/#demo=${link}`, { waitUntil: 'commit' });
      await shown(page, 'main li, main dt', 'Puntos que te sumaron');
    }),
  );
  return inClean(browser, async (page) => {
    const form = await taken(() => opened(page, demo));
    const { end: ready } = await measured(page, 'demo.ready');
    const post = await taken(() => entered(page));
    const show = await cockpit(page, 'Demostración');
    const change = await taken(async () => {
      await show.getByRole('button', { name: /^Andrés Villanueva/ }).click();
      await shown(page, 'h1', ', Andrés');
    });
    await show.getByRole('tab', { name: 'Tiempo' }).click();
    const time = await taken(async () => {
      const load = page.waitForEvent('load', { timeout: 60_000 });
      await show.getByRole('button', { name: '+ 1 semana' }).click();
      await load;
      await shown(page, '[role=dialog] *', 'Movido 7');
    });
    await show.getByRole('button', { name: 'Cerrar la cabina' }).click();
    await page.getByRole('button', { name: 'Tu menú' }).click();
    // Blocks the reload, which would delete the measure.
    await page.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()));
    await page.getByRole('menuitem', { name: 'Restablecer la demo' }).click();
    const { duration: reset } = await measured(page, 'demo.reset');
    return [
      { what: 'clean profile to the form', ms: form, aim: '≤ 0.25 ×' },
      { what: 'clean profile to a world that is ready', ms: ready, aim: '≤ 0.31 ×' },
      { what: 'first post after the press on a persona', ms: post },
      { what: 'clean profile to the first post, pressed at the form', ms: atOnce },
      { what: 'persona change in the cockpit', ms: change, aim: '≤ 1 ×' },
      { what: 'reset', ms: reset, aim: '≤ 1 ×' },
      { what: 'a week later, with its jobs and the reload', ms: time, aim: '≤ 1 ×' },
      { what: 'clean profile to the wallet of a scenario by link', ms: byLink, aim: '≤ 1 ×' },
    ];
  });
}

/** The demo at an address, beside a former one. */
export async function demoFigures(demo: string, former?: string): Promise<readonly Figure[]> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    args: browserArguments,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const now: (readonly Step[])[] = [];
    const before: (readonly Step[])[] = [];
    for (let run = 0; run < runs; run++) {
      now.push(await stepsOf(browser, demo));
      if (former !== undefined) before.push(await stepsOf(browser, former));
    }
    const medianOf = (all: readonly (readonly Step[])[], at: number): number =>
      median(all.flatMap((steps) => steps[at]?.ms ?? []));
    return (now[0] ?? []).map(({ what, aim }, at): Figure => ({
      what: `demo in Chromium: ${what}`,
      value: medianOf(now, at),
      unit: 'ms',
      ...(former === undefined ? {} : { baseline: { what: 'former build', value: medianOf(before, at) } }),
      ...(aim === undefined ? {} : { aim }),
    }));
  } finally {
    await browser.close();
  }
}
