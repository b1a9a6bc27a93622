/**
 * End-to-end tests in a real browser, in both deployments: `tab` (the demo without a server) and `node` (the
 * backend on Node).
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { endRun, failures } from './tests/e2e/endRun.ts';
import { browserArguments } from './tools/browser.ts';

/** A release runs every journey in both deployments. */
const isRelease = process.env['APLAUSO_RELEASE'] === '1';

// Workers read this file again and must find the folder of this run. Concurrent runs have separate folders.
const isFirst = process.env['E2E_RUN'] === undefined;
const run = (process.env['E2E_RUN'] ??= mkdtempSync(join(tmpdir(), 'aplauso-e2e-')));
if (isFirst) process.once('exit', () => endRun(run));

/** A gate sets the path of its report; a manual run writes no report, so it overwrites none. */
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
  // What a cheaper test proves nearly as well is tried in a release only.
  ...(isRelease ? {} : { grepInvert: /@release\b/ }),
  // A test that passes at the second try is listed as flaky (docs/testing.md); repeated runs have none.
  retries: process.env['APLAUSO_ONCE'] === '1' ? 0 : 1,
  // Stops hanging tests; no test asserts speed by it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...reports],
  use: {
    headless: true,
    locale: 'es',
    // Disables counting numbers and bursts, so that tests read final values.
    contextOptions: { reducedMotion: 'reduce' },
    // Records actions, calls and console lines only: screenshots and snapshots of each step would cost a
    // fifth of the run.
    trace: { mode: 'retain-on-failure', screenshots: isRelease, snapshots: isRelease },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: browserArguments },
  },
  // Workers start the servers that they need (tests/e2e/servers.ts). Whole files run first; single tests fill
  // the remaining time of the workers.
  projects: [
    { name: 'world', testMatch: 'world.setup.ts', use: { trace: 'off' } },
    {
      name: 'node',
      dependencies: ['world'],
      testMatch: '*.e2e.ts',
      testIgnore: '*.tab.e2e.ts',
      // Sequential, because the tests of a file share their deployment.
      fullyParallel: false,
    },
    {
      name: 'tab',
      testMatch: '*.e2e.ts',
      testIgnore: '*.node.e2e.ts',
      // Tests of the tab, and the journeys whose machines meet the tab's own worker, clock, stream and files. A
      // release runs every journey here.
      ...(isRelease
        ? {}
        : { grep: /\.tab\.e2e\.ts|@tab:(session|startup|checkout|pollVote|stream|upload|sandbox)\b/ }),
      // Each test has its own world.
      fullyParallel: true,
    },
  ],
});
