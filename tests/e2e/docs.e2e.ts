/**
 * The public documentation on Node and in the demo tab: its pages, every refusal it shows, and its samples in the page
 * and in a terminal.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, homeAddress, test } from './home.ts';

// The refusals are intended, and browsers log each of them.
test.use({ expected: [/the server responded with a status of (401|403|422|429)/] });

/** On Node the documentation has its own host, as in the product; in the demo it is below /docs. */
function docs(path = '/'): string {
  const { port } = new URL(homeAddress());
  return test.info().project.name === 'node'
    ? `http://docs.localhost:${port}${path}`
    : `/docs${path === '/' ? '' : path}`;
}

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const calls = [
  ['Enviar un reconocimiento', 'Ejecutar: enviar un reconocimiento', /reconoció a/],
  ['Enviar una insignia', 'Ejecutar: enviar una insignia', /recibió la insignia/],
] as const;
const languages = ['curl', 'JavaScript', 'Python'] as const;

/** Opens the samples with a key of this visitor. */
async function openServices(page: Page): Promise<void> {
  await page.goto(docs('/services'));
  await expect(page.getByRole('button', { name: calls[1][1] })).toBeEnabled();
  await expect(section(page, calls[0][0]).getByRole('group', { name: 'curl' })).toContainText('apl_');
}

/** The exact text of the displayed sample. */
async function sample(page: Page, title: string, language: string): Promise<string> {
  const place = section(page, title);
  await place.getByRole('tab', { name: language }).click();
  return (await place.getByRole('group', { name: language }).textContent()) ?? '';
}

test('the documentation shows three pages in two languages without a session or a call', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const script = await page.addInitScript(() =>
    localStorage.setItem('auth_token', 'somebody else’s session'),
  );
  await page.goto(docs());
  await expect(page.getByRole('heading', { level: 1, name: 'Información general' })).toBeVisible();
  await expect(page).toHaveTitle(/^Información general · API · /);
  const menu = page.getByRole('navigation', { name: 'Documentación' });
  expect((await menu.locator('xpath=ancestor::aside').boundingBox())?.width).toBe(230);
  for (const group of ['Acerca de', 'Guía práctica']) {
    const button = menu.getByRole('button', { name: group });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
  }
  expect(asked.filter((path) => path === '/graphql' || path.startsWith('/rest'))).toEqual([]);
  await expect(page).not.toHaveURL(/login/);
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBe('somebody else’s session');

  await page.getByRole('button', { name: 'English' }).click();
  const english = page.getByRole('navigation').filter({ hasText: 'How To Guide' });
  await expect(english.getByRole('button', { name: 'About' })).toBeVisible();
  for (const title of ['General Information', 'Authenticate', 'Public API Services']) {
    await english.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: title, exact: true }).first()).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  await expect(page.getByText('The badge must first be created in the admin console.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Public API Services' })).toBeVisible();
  await page.getByRole('link', { name: 'Authenticate' }).click();
  await expect(page.getByText('API requests carry the key in an authorization header.')).toBeVisible();
  await expect(page.getByText('Keys are managed under Settings, Admin Panel, Public API.')).toBeVisible();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Autenticación' })).toBeVisible();
  await script.dispose();
});

test(
  'each sample is run from the page, and its post appears there',
  { tag: '@tab:sandbox' },
  async ({ page }) => {
    await openServices(page);
    for (const [title, run, words] of calls) {
      const place = section(page, title);
      for (const [index, language] of languages.entries()) {
        await sample(page, title, language);
        await page.getByRole('button', { name: run }).click();
        await expect(place.getByText('Respuesta 200')).toBeVisible();
        await expect(place.getByRole('article')).toHaveCount(index + 1);
        await expect(place.getByRole('article').first()).toContainText(words);
      }
    }
  },
);

test('each error in the documentation is answered as shown when it is tried', async ({ page }) => {
  await openServices(page);
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Probar: / }) });
  const count = await rows.count();
  expect(count).toBe(15);
  for (let place = 0; place < count; place += 1) {
    const row = rows.nth(place);
    const status = (await row.getByRole('heading').locator('code').textContent()) ?? '';
    await row.getByRole('button', { name: /^Probar: / }).click();
    await expect(row.getByText(`Respuesta ${status}`)).toBeVisible();
    await expect(row.getByRole('group', { name: 'application/json' })).toContainText(`"status": ${status}`);
    await expect(row.getByText(/^retry-after: \d+$/)).toHaveCount(status === '429' ? 1 : 0);
  }
  for (const [title] of calls) await expect(section(page, title).getByRole('article')).toHaveCount(0);
});

test('a valid and a revoked API key can be tried on the page about authentication', async ({ page }) => {
  await page.goto(docs('/authenticate'));
  await page.getByRole('button', { name: 'Probar con la clave buena' }).click();
  await expect(page.getByText('Respuesta 200')).toBeVisible();
  await page.getByRole('button', { name: 'Probar: Clave revocada' }).click();
  await expect(page.getByText('Respuesta 401')).toBeVisible();
});

test(
  'every page of the documentation is accessible, in both schemes and both widths',
  { tag: '@release' },
  async ({ page }) => {
    for (const path of ['/', '/authenticate', '/services'])
      for (const [colorScheme, width] of [
        ['light', 390],
        ['dark', 1440],
      ] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(docs(path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (path !== '/')
          await expect(page.getByText(/^Los ejemplos llevan una clave de prueba/)).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
  },
);

/** The file name and the command of each sample. */
const programs = {
  curl: { file: 'sample.sh', command: 'sh', asks: ['curl', '--version'] },
  JavaScript: { file: 'sample.mjs', command: process.execPath, asks: [process.execPath, '--version'] },
  Python: { file: 'sample.py', command: 'python3', asks: ['python3', '--version'] },
} as const;
const start = promisify(execFile);

for (const language of languages)
  test(
    `the samples in ${language} run unchanged in a terminal, and their posts appear on the page`,
    { tag: language === 'curl' ? [] : '@release' },
    async ({ page }) => {
      test.skip(test.info().project.name !== 'node', 'nothing outside the page reaches the demo in the tab');
      const { file, command, asks } = programs[language];
      const [program, ...options] = asks;
      const isThere = await start(program, options).then(
        () => true,
        () => false,
      );
      test.skip(!isThere, `${program} is not installed here`);
      await openServices(page);
      const folder = mkdtempSync(join(tmpdir(), 'aplauso-sample-'));
      try {
        for (const [title] of calls) {
          const code = await sample(page, title, language);
          const path = join(folder, file);
          writeFileSync(path, `${code}\n`);
          const { stdout } = await start(command, [path], {
            env: { ...process.env, NO_PROXY: 'localhost', no_proxy: 'localhost' },
          });
          expect(stdout).toContain('posts');
        }
        // The page polls for new posts by itself.
        for (const [title, , words] of calls) {
          await expect(section(page, title).getByRole('article')).toHaveCount(1, { timeout: 20_000 });
          await expect(section(page, title).getByRole('article')).toContainText(words);
        }
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );

test('the path /docs on the product’s own host leads to sign-in, not to the documentation', async ({
  page,
}) => {
  test.skip(test.info().project.name !== 'node', 'the demo has it below /docs');
  await page.goto('/docs');
  await expect(page).toHaveURL(/login/);
});
