/**
 * A long feed, with a hundred thousand posts in a release: the page stays small, and the number of requests does not
 * grow.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod/mini';
import type { Page } from '@playwright/test';
import { calm, expect, newestPost, ownAddress, posts, signIn, test } from './home.ts';
import { isRelease } from './looks.ts';
import { aFolder, startServer, type Server } from './servers.ts';
import { postInView } from './reading.ts';

const count = isRelease ? 100_000 : 20_000;
const pages = isRelease ? 100 : 20;
/**
 * The most calls to one route besides the feed while a user scrolls: some calls are periodic, none may come with each
 * page.
 */
const mostOfOther = 10;
/** The most elements that a page may hold. */
const most = 1500;

const { folder, remove } = aFolder();
// Two servers, so that each REST call of the facade appears in the log of the other server.
let rest: Server | undefined;
let facade: Server | undefined;

test.beforeAll(async () => {
  const filling = spawn(process.execPath, ['tests/support/manyPosts.ts', folder, String(count)], {
    stdio: 'inherit',
  });
  const [code] = await once(filling, 'exit');
  expect(code).toBe(0);
  rest = await startServer({ DATA_DIR: folder });
  facade = await startServer({ API_BASE_URL: `${rest.address}/rest` });
  ownAddress.now = facade.address;
});
test.afterAll(async () => {
  ownAddress.now = undefined;
  await facade?.stop();
  await rest?.stop();
  remove();
});

const nodes = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);
const calls = (): readonly string[] => rest?.lines ?? [];
/** Method and path of a line of the log. */
const routeOf = (line: string): string => line.split(' ').slice(0, 2).join(' ');
const reads = (): number => calls().filter((line) => line.startsWith('GET /rest/post 200')).length;

const Asked = z.object({ query: z.string(), variables: z.object({ page: z.optional(z.number()) }) });

/** Counts the post queries of the page: in total, and for each page of the feed. */
function feedsOf(page: Page): { readonly asked: () => number; readonly byPage: ReadonlyMap<number, number> } {
  let count = 0;
  const byPage = new Map<number, number>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { success, data } = z.safeParse(Asked, request.postDataJSON());
    if (!success || !data.query.includes('query Feed(')) return;
    count++;
    const { page: number = 1 } = data.variables;
    byPage.set(number, (byPage.get(number) ?? 0) + 1);
  });
  return { asked: () => count, byPage };
}

/** Scrolls down until the condition holds. */
async function readOn(page: Page, until: () => boolean): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        return until();
      },
      { intervals: [30], timeout: 45_000 },
    )
    .toBe(true);
}

test('a long feed keeps few elements and requests each page once, however far a person scrolls', async ({
  page,
}) => {
  const feeds = feedsOf(page);
  await signIn(page);
  await page.goto('/post');
  await expect(posts(page).first()).toBeVisible();
  const [before, first, heard] = [feeds.asked(), reads(), calls().length];
  expect(await nodes(page)).toBeLessThanOrEqual(most);
  for (const stop of [pages * 0.1, pages * 0.4, pages * 0.7, pages]) {
    await readOn(page, () => feeds.asked() - before >= stop - 1);
    expect(await nodes(page), `after ${stop} pages`).toBeLessThanOrEqual(most);
  }
  await expect(posts(page).last()).toBeVisible();
  // At the end of the list the next page is requested once, and then the page becomes calm.
  await calm(page);
  // One read for each page except the first, which is requested again whenever the page looks for new posts.
  await expect.poll(() => reads() - first).toBe(feeds.asked() - before);
  const last = Math.max(...feeds.byPage.keys());
  for (let number = 2; number <= last; number++) expect(feeds.byPage.get(number), `page ${number}`).toBe(1);
  expect(last).toBeGreaterThanOrEqual(pages);
  // The number of other calls does not grow with the number of posts.
  const others = [...Map.groupBy(calls().slice(heard), routeOf)].filter(
    ([route]) => route !== 'GET /rest/post',
  );
  expect(
    others
      .filter(([, lines]) => lines.length > mostOfOther)
      .map(([route, { length }]) => `${length} × ${route}`),
  ).toEqual([]);

  await page.evaluate(() => window.scrollBy(0, -2000));
  const seen = await postInView(page);
  await page.getByRole('link', { name: /^Billetera, para dar/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Billetera' })).toBeVisible();
  await page.goBack();
  expect(await postInView(page)).toEqual(seen);
  expect(await nodes(page), 'back in its place').toBeLessThanOrEqual(most);

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('group', { name: 'Filtrar publicaciones' }).getByRole('button').nth(1).click();
  await expect(posts(page).first()).toBeVisible();
  const narrowed = feeds.asked();
  await readOn(page, () => feeds.asked() - narrowed >= pages / 10);
  expect(await nodes(page), 'narrowed').toBeLessThanOrEqual(most);

  await page.evaluate(() => window.scrollTo(0, 0));
  const answered = newestPost(page);
  await answered.getByRole('button', { name: 'Comentar', exact: true }).click();
  await expect(answered.getByLabel('Tu comentario')).toBeVisible();
  expect(await nodes(page), 'with a conversation').toBeLessThanOrEqual(most);
});
