/** End-to-end tests in a real browser, in both homes: `tab` (the demo, no server behind it) and `node` (the backend on Node). */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { endRun, failures } from './tests/e2e/endRun.ts';
import { browserArguments } from './tools/browser.ts';

/** A release tries every journey in both homes. */
const isRelease = process.env['APLAUSO_RELEASE'] === '1';

// Workers read this file again: they must find the folder of this run. Two runs at once share none.
const isFirst = process.env['E2E_RUN'] === undefined;
const run = (process.env['E2E_RUN'] ??= mkdtempSync(join(tmpdir(), 'aplauso-e2e-')));
if (isFirst) process.once('exit', () => endRun(run));

/** A gate says where its count goes; a run by hand leaves no report that another run could overwrite. */
const report = process.env['E2E_REPORT'];
const reports: ReporterDescription[] =
  report === undefined
    ? []
    : [
        ['json', { outputFile: report }],
        ['junit', { outputFile: process.env['E2E_JUNIT'] ?? '.cache/reports/e2e.xml' }],
      ];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: report === undefined ? join(run, failures) : 'test-results',
  workers: 2,
  forbidOnly: true,
  // A machine of two cores under load loses an event now and then; what passes the second time is listed as flaky.
  retries: 1,
  // Ends what hangs; no test says by it how fast anything is.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...reports],
  use: {
    headless: true,
    locale: 'es',
    // Numbers that count up and bursts stand still, so that what is read is what is meant.
    contextOptions: { reducedMotion: 'reduce' },
    // Actions, calls and lines of the console: pictures and copies of each step would cost a fifth of the run.
    trace: { mode: 'retain-on-failure', screenshots: isRelease, snapshots: isRelease },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: browserArguments },
  },
  // Servers are started by the workers that need one (tests/e2e/servers.ts). Whole files first; single tests fill
  // what they leave of the workers' time.
  projects: [
    { name: 'world', testMatch: 'world.setup.ts', use: { trace: 'off' } },
    {
      name: 'node',
      dependencies: ['world'],
      testMatch: '*.e2e.ts',
      testIgnore: '*.tab.e2e.ts',
      // One test after another: those of a file share their home.
      fullyParallel: false,
    },
    {
      name: 'tab',
      testMatch: '*.e2e.ts',
      testIgnore: '*.node.e2e.ts',
      // What belongs to the tab, and one journey for each machine: they are marked `@tab:<machine>`.
      ...(isRelease ? {} : { grep: /\.tab\.e2e\.ts|@tab:/ }),
      // Each test has a world of its own.
      fullyParallel: true,
    },
  ],
});
