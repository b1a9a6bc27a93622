/** A feed of a hundred thousand posts: the page stays small however far somebody reads, and asks no more for it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { expect, ownAddress, posts, signIn, test } from './home.ts';
import { aFolder, startServer, type Server } from './ownHome.ts';
import { postInView } from './reading.ts';

const count = 100_000;
const pages = 100;
/** Most elements that a page may hold (issue 3). */
const most = 1500;

const { folder, remove } = aFolder();
// Two homes, so that each REST call of the facade is one that a log tells of.
let rest: Server;
let facade: Server;

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
  await facade.stop();
  await rest.stop();
  remove();
});

const nodes = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);
const reads = (): number => rest.lines.filter((line) => line.startsWith('GET /rest/post 200')).length;

/** Counts what the page asks of the facade for posts. */
function feedsOf(page: Page): { readonly asked: () => number } {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && request.postData()?.includes('query Feed(') === true) count++;
  });
  return { asked: () => count };
}

/** Reads on until so many pages have come. */
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

test('a hundred pages of a hundred thousand posts: as few elements and calls as one', async ({ page }) => {
  test.setTimeout(90_000);
  const feeds = feedsOf(page);
  await signIn(page);
  await page.goto('/post');
  await expect(posts(page).first()).toBeVisible();
  const [before, first, others] = [feeds.asked(), reads(), rest.lines.length];
  expect(await nodes(page)).toBeLessThanOrEqual(most);
  for (const stop of [10, 40, 70, pages]) {
    await readOn(page, () => feeds.asked() - before >= stop - 1);
    expect(await nodes(page), `after ${stop} pages`).toBeLessThanOrEqual(most);
  }
  await expect(posts(page).last()).toBeVisible();
  // One for each page; looking whether something came in the meantime is one more now and then.
  const read = feeds.asked() - before;
  await expect.poll(() => reads() - first).toBe(feeds.asked() - before);
  expect(read).toBeLessThan(pages + 5);
  expect(rest.lines.length - others).toBeLessThan(pages + 20);

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
  await readOn(page, () => feeds.asked() - narrowed >= 10);
  expect(await nodes(page), 'narrowed').toBeLessThanOrEqual(most);

  await page.evaluate(() => window.scrollTo(0, 0));
  const answered = page.locator('li[aria-posinset="1"]');
  await answered.getByRole('button', { name: 'Comentar', exact: true }).click();
  await expect(answered.getByLabel('Tu comentario')).toBeVisible();
  expect(await nodes(page), 'with a conversation').toBeLessThanOrEqual(most);
});
