/**
 * Journeys of the end-to-end tests in one other engine, in both deployments; `main.ts` passes the engine and
 * its path.
 */
import { defineConfig } from '@playwright/test';
import { firefoxOptions, prepareFirefox } from './firefox.ts';
import { prepareWebkit } from './webkit.ts';
import { journeys } from './journeys.ts';

const engine = process.env['ENGINE'] === 'webkit' ? 'webkit' : 'firefox';
const file = process.env['ENGINE_FILE'] ?? '';
if (engine === 'webkit') prepareWebkit(file);
else prepareFirefox();

/** Messages that come from an engine, not from the product, and that Chromium does not print. */
const remarks: Readonly<Record<typeof engine, RegExp[]>> = {
  // The standard's message for sizes that are reported one frame later; it is harmless.
  firefox: [/^thrown: ResizeObserver loop completed with undelivered notifications/],
  webkit: [
    /^thrown: ResizeObserver loop completed with undelivered notifications/,
    // WebKit does not know this directive and uses default-src instead.
    /^console: Unrecognized Content-Security-Policy directive 'manifest-src'/,
  ],
};

const marked = new RegExp(journeys.join('|'));

export default defineConfig<{ expected: RegExp[] }>({
  testDir: '../../tests/e2e',
  outputDir: `../../test-results/${engine}`,
  workers: 1,
  forbidOnly: true,
  retries: 0,
  // Each journey starts a new browser without a cache, and these engines are slower than Chromium.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['junit', { outputFile: `../../.cache/reports/${engine}.xml` }],
    ['json', { outputFile: `../../.cache/reports/${engine}.json` }],
  ],
  use: {
    browserName: engine,
    headless: true,
    expected: remarks[engine],
    locale: 'es',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: engine === 'firefox' ? firefoxOptions(file) : {},
  },
  // Workers start the servers (tests/e2e/servers.ts).
  projects: [
    { name: 'world', testMatch: 'world.setup.ts' },
    {
      name: 'node',
      dependencies: ['world'],
      grep: marked,
      testMatch: ['*.e2e.ts'],
      testIgnore: ['*.tab.e2e.ts'],
    },
    { name: 'tab', grep: marked, testMatch: ['slice.e2e.ts', '*.tab.e2e.ts'] },
  ],
});
