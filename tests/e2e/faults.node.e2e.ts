/** Failures in front of a real server: no blank page and no endless spinner, but a sentence and a way to continue. */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import {
  address,
  appears,
  calm,
  compose,
  enter,
  expect,
  names,
  persona,
  posts,
  published,
  sent,
  signIn,
  signOut,
  test,
} from './home.ts';

// The browser logs each request that fails on purpose.
test.use({ expected: [/Failed to load resource|net::ERR/] });

test('a missing text file shows an error in both languages, and Retry loads it', async ({ page }) => {
  await page.route('**/locales/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/login');
  await expect(page.getByText(/No se pudieron cargar los textos|textos/i).first()).toBeVisible();
  await expect(page.getByText(/texts/i).first()).toBeVisible();
  // The app also tries the organisation's language. The block must outlast that attempt, or Retry would have nothing to
  // load.
  await page.waitForLoadState('networkidle');
  await page.unroute('**/locales/**');
  await page
    .getByRole('button', { name: /Reintentar|Retry/ })
    .first()
    .click();
  await expect(address(page)).toBeVisible();
});

test('an unreachable server shows an error and keeps the token, and Retry opens the page', async ({
  page,
}) => {
  await signIn(page);
  await page.route('**/graphql', (route) => route.abort());
  await page.goto('/wallet');
  await expect(page.getByText('Error de conexión. Verifica tu conexión a internet.').first()).toBeVisible({
    timeout: 30_000,
  });
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Reintentar' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Billetera' })).toBeVisible({ timeout: 30_000 });
});

test('a recognition whose answer is lost keeps its message, and is sent again when the server is back', async ({
  page,
}) => {
  await signIn(page);
  await expect(posts(page).first()).toBeVisible();
  const words = `Gracias aunque falle la red ${Date.now()}`;
  const composer = await compose(page, [names.manager], words);
  // The server writes the recognition, and only its answer is lost, so a repeat could send the recognition twice.
  const keys: (string | null)[] = [];
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('sendRecognition') !== true) return route.fallback();
    keys.push(await route.request().headerValue('idempotency-key'));
    await route.fetch({ maxRetries: 2 });
    return route.abort();
  });
  await composer.getByRole('button', { name: 'Enviar' }).click();
  await expect(composer.getByText('No se envió. Tu mensaje sigue aquí.')).toBeVisible({ timeout: 30_000 });
  await expect(composer.getByLabel('¿Por qué?')).toHaveValue(words);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
  await page.unroute('**/graphql');
  await composer.getByRole('button', { name: 'Reintentar' }).click();
  await sent(page);
  await published(page);
  await appears(page, words);
});

test('an HTML answer shows an error with Retry and keeps the token, instead of asking for the password', async ({
  page,
}) => {
  await signIn(page);
  // What that page still loads meets no proxy.
  await page.goto('about:blank');
  await page.route('**/graphql', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>proxy</h1>' }),
  );
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Tu sesión sigue guardada en este equipo.')).toBeVisible();
  await expect(address(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull();
});

test('a module that is off loads none of its code or texts', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch({ maxRetries: 2 });
    const text = (await answer.text()).replace(
      '{"flag":"recognitions","active":true}',
      '{"flag":"recognitions","active":false}',
    );
    return route.fulfill({ response: answer, body: text });
  });
  const isOff = page.getByText(/no tiene activados los reconocimientos/);
  await page.goto('/login');
  await enter(page, persona('employee'));
  await expect(isOff).toBeVisible();
  // Includes requests that wait for an idle moment.
  await calm(page);
  await page.reload();
  await expect(isOff).toBeVisible();
  await calm(page);
  // Looks at the modules inside the files, because file names do not show the contents.
  const inside = z
    .record(z.string(), z.record(z.string(), z.number()))
    .parse(JSON.parse(readFileSync('dist/.vite/modules.json', 'utf8')));
  const modules = asked.flatMap((file) => Object.keys(inside[file] ?? {}));
  expect(modules).toContain('src/home/HomeScreen.tsx');
  expect(modules.filter((id) => /^src\/(posts|recognitions)\/|HomeFeed/.test(id))).toEqual([]);
  expect(asked.filter((file) => /locales\/.*(feed|posts|recognitions)/.test(file))).toEqual([]);
});

test('the feed’s code and texts load before the modules are known if the last visit had a feed', async ({
  page,
}) => {
  await signIn(page);
  await expect(posts(page).first()).toBeVisible();
  const release = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await release.promise;
    return route.fallback();
  });
  const feed = page.waitForRequest(/assets\/feed-/);
  const texts = page.waitForRequest(/locales\/es\/feed\.json/);
  await page.reload();
  await feed;
  await texts;
  release.resolve();
  await expect(posts(page).first()).toBeVisible();
});

test('modules that cannot be loaded show an error in place of the feed, and Retry loads the feed', async ({
  page,
}) => {
  let areMissing = true;
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch({ maxRetries: 2 });
    const text = await answer.text();
    // Reads that travel together have a list of answers, none of them with the modules.
    if (text.startsWith('[')) return route.fulfill({ response: answer, body: text });
    const { data } = z.object({ data: z.record(z.string(), z.unknown()) }).parse(JSON.parse(text));
    const isChanged = areMissing && 'modules' in data;
    return route.fulfill({
      response: answer,
      body: JSON.stringify(isChanged ? { data: { ...data, modules: null } } : { data }),
    });
  });
  await page.goto('/login');
  await enter(page, persona('employee'));
  await expect(page.getByText('No pudimos cargar lo que tu organización tiene activado.')).toBeVisible();
  areMissing = false;
  await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).last().click();
  await expect(posts(page).first()).toBeVisible();
});

test('pressing one’s own face opens the menu, whenever its chunk arrives', async ({ page }) => {
  for (const comes of ['between press and release', 'after release'] as const) {
    const release = Promise.withResolvers<void>();
    await page.route('**/assets/PersonMenu-*', async (route) => {
      await release.promise;
      return route.fallback();
    });
    await signIn(page);
    const arrived = page.waitForResponse('**/assets/PersonMenu-*');
    await page.getByRole('button', { name: 'Tu menú' }).hover();
    await page.mouse.down();
    if (comes === 'after release') await page.mouse.up();
    release.resolve();
    await arrived;
    const item = page.getByRole('menuitem', { name: 'Cerrar sesión' });
    await expect(item, comes).toBeVisible();
    if (comes === 'between press and release') {
      await page.mouse.up();
      // Waits until the release of the mouse button is drawn.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      await expect(item, comes).toBeVisible();
    }
    await page.unroute('**/assets/PersonMenu-*');
    await page.keyboard.press('Escape');
    await signOut(page);
  }
});

test('the product registers no service worker', async ({ page }) => {
  await signIn(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
