/**
 * What a person waits for on a first load, counted against the page: bytes of script and requests until sign-in is
 * complete, until the first post can be thanked, and until Home is complete. Counts do not vary.
 */
import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import * as z from 'zod/mini';
import { calm, enter, expect, persona, posts, test } from './home.ts';
import { pathOf, requestsOf, scriptOf } from './loads.ts';

// An empty browser: a returning one has the files.
test.use({ firstVisit: true, viewport: { width: 1440, height: 900 } });

/** kB of gzipped script and requests; for Home also kB on the wire. */
const most = {
  signIn: { script: 112, requests: 11 },
  usable: { script: 150, requests: 16 },
  // The aim is 165 kB: icons in a sprite, and the mood's machine with its first press.
  complete: { script: 184, requests: 24, wire: 290 },
  // Of the parts in the window, without a press: on a first visit, on the next one, and on a first visit of a phone.
  shift: { first: 0.02, known: 0.02, phone: 0.02 },
  // The composer with its controls, which a press must not wait for, and the stream with what it refreshes.
  later: { script: 159 },
} as const;

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.optional(z.array(z.string())),
  }),
);

/** Work that begins by a timer after the page is complete (src/app/chunks.ts, src/app/BannerSlot.tsx). */
const delayed = [
  'src/app/BannerFeed.tsx',
  'src/app/BannerArea.tsx',
  'src/app/listening.ts',
  'src/app/calm.ts',
  'src/app/screenParts.ts',
  'src/app/RouteFallback.tsx',
  'src/app/Overlays.tsx',
  'src/posts/posts.live.ts',
  'src/recognitions/Composer.tsx',
];

/** What Home shows after its posts. */
const around = [
  'src/home/HomeSide.tsx',
  'src/ui/WindowedList.tsx',
  'src/ui/TypeIcon.tsx',
  'src/organization/branding.ts',
];

/** What a post shows only if it has it: which posts come first differs with the day of the demo's world. */
const byPost = ['src/surveys/PollCard.tsx', 'src/posts/OccasionNames.tsx'];

const Files = z.record(z.string(), z.record(z.string(), z.number()));
const built = (file: string): unknown => JSON.parse(readFileSync(`dist/.vite/${file}`, 'utf8'));

/** The addresses of the files that hold these modules, and of what they import. */
function filesOf(modules: readonly string[]): ReadonlySet<string> {
  const manifest = Manifest.parse(built('manifest.json'));
  const files = Files.parse(built('modules.json'));
  const holds = (module: string) =>
    Object.keys(manifest).filter((key) => files[manifest[key]?.file ?? '']?.[module] !== undefined);
  expect(modules.filter((one) => holds(one).length === 0)).toEqual([]);
  const reached = new Set(modules.flatMap(holds));
  for (const key of reached) for (const next of manifest[key]?.imports ?? []) reached.add(next);
  return new Set([...reached].map((key) => `/${manifest[key]?.file ?? ''}`));
}

/** Sums what moves in the page without a press, in each document anew. */
function watchShift(): void {
  const shift = { sum: 0 };
  Object.assign(globalThis, { shift });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      hadRecentInput: boolean;
      value: number;
    })[])
      if (!entry.hadRecentInput) shift.sum += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as typeof globalThis & { shift: { sum: number } }).shift.sum);

const script = (requests: readonly Request[]): number => scriptOf(requests, 'dist');

async function wire(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((one) => one.sizes()));
  return sizes.reduce((sum, one) => sum + one.responseBodySize + one.responseHeadersSize, 0) / 1000;
}

const asksFor = (request: Request, operation: string): boolean =>
  pathOf(request) === '/graphql' && request.postData()?.includes(`query ${operation}`) === true;

test('a first load fetches no more than its budget until sign-in, the first post and Home are there', async ({
  page,
}) => {
  await page.addInitScript(watchShift);
  const atSignIn = requestsOf(page);
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Activa tu cuenta' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const signIn = [...atSignIn];
  await enter(page, persona('employee'));
  await expect(posts(page).first()).toBeVisible();
  await calm(page);
  const first = await shiftOf(page);

  // A known device without its files. What is asked for after the first page of the feed is held back.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.goto('about:blank');
  const sent = requestsOf(page);
  const release = Promise.withResolvers<void>();
  let hasPosts = false;
  const held: Request[] = [];
  await page.route('**/*', async (route) => {
    if (hasPosts) {
      held.push(route.request());
      await release.promise;
    }
    if (!asksFor(route.request(), 'Feed')) return route.continue();
    // All but the posts is there.
    await expect(page.getByRole('button', { name: /¿A quién quieres agradecer hoy\?/ })).toBeVisible();
    hasPosts = true;
    return route.continue();
  });
  await page.goto('/');
  const thanks = posts(page).first().locator('button[aria-pressed]');
  await expect(thanks).toBeVisible();
  const before = await thanks.getAttribute('aria-pressed');
  await thanks.click();
  await expect(thanks).not.toHaveAttribute('aria-pressed', before ?? '');
  // The colours come as early, but nothing waits for them.
  const colours = filesOf(['src/organization/branding.ts']);
  const isColour = (one: Request): boolean => /\/colours-/.test(pathOf(one)) && colours.has(pathOf(one));
  const usable = sent.filter((one) => !held.includes(one) && !isColour(one));

  release.resolve();
  await calm(page);
  const shown = new Set([...usable.map(pathOf), ...filesOf(around)]);
  const later = new Set([...filesOf(delayed)].filter((file) => !shown.has(file)));
  const ofPosts = new Set([...filesOf(byPost)].filter((file) => !shown.has(file) && !later.has(file)));
  const isComplete = (one: Request): boolean =>
    !later.has(pathOf(one)) &&
    !ofPosts.has(pathOf(one)) &&
    !/mutation|OnePoll|\/stream$|\/(files|posts|recognitions|surveys)\.json$/.test(
      `${one.postData() ?? ''} ${pathOf(one)}`,
    );
  const complete = sent.filter(isComplete);
  const afterwards = sent.filter((one) => later.has(pathOf(one)));
  const known = await shiftOf(page);

  await page.unrouteAll({ behavior: 'wait' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('room:')) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(posts(page).first()).toBeVisible();
  await calm(page);
  const found = {
    signIn: { script: script(signIn), requests: signIn.length },
    usable: { script: script(usable), requests: usable.length },
    complete: { script: script(complete), requests: complete.length, wire: await wire(complete) },
    later: { script: script(afterwards) },
    shift: { first, known, phone: await shiftOf(page) },
  };
  const rounded = JSON.stringify(found, (_, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(value < 1 ? 3 : 1)) : value,
  );
  console.log(`first load: ${rounded}`);
  for (const [screen, budget] of Object.entries(most))
    for (const [what, limit] of Object.entries(budget)) {
      const values: Readonly<Record<string, number>> = found[screen as keyof typeof found];
      expect(values[what], `${screen}: ${what}; ${rounded}`).toBeLessThanOrEqual(limit);
    }
});
