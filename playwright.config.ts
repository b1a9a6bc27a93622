/** End-to-end tests in a real browser, in both homes: `tab` (the demo, no server behind it) and `node` (the backend on Node). */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments } from './tools/browser.ts';

const port = { tab: process.env['E2E_TAB_PORT'] ?? '5181', node: process.env['E2E_NODE_PORT'] ?? '5182' };
const address = (home: keyof typeof port) => `http://localhost:${port[home]}`;

// Workers read this file again: they must find the folder that the server got.
const data = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'aplauso-e2e-')));

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  workers: 2,
  forbidOnly: true,
  // A machine of two cores under load loses an event now and then; what passes the second time is listed as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? '.cache/e2e.json' }]],
  use: {
    headless: true,
    locale: 'es',
    // Numbers that count up and bursts stand still, so that what is read is what is meant.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: browserArguments },
  },
  // Whole files first; single tests fill what they leave of the workers' time.
  projects: [
    {
      name: 'node',
      use: { baseURL: address('node') },
      testMatch: ['*.e2e.ts'],
      testIgnore: ['*.tab.e2e.ts'],
      // One test after another: those of a file share their home.
      fullyParallel: false,
    },
    {
      name: 'tab',
      use: { baseURL: address('tab') },
      testMatch: ['*.e2e.ts'],
      testIgnore: ['*.node.e2e.ts'],
      // Each test has a world of its own.
      fullyParallel: true,
    },
  ],
  webServer: [
    { command: `node tools/start.ts --port ${port.tab}`, url: address('tab'), timeout: 60_000 },
    {
      command: 'node server/main.ts --demo',
      url: address('node'),
      timeout: 120_000,
      env: { PORT: port.node, HOST: '127.0.0.1', DATA_DIR: data },
    },
  ],
});
