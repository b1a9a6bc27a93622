/**
 * `npm test`: all gates, one after the other, each with its minutes; a failed gate does not hide the next. The last
 * line counts every test of every gate. `npm run check` runs the fast ones (`--fast`): no browser, no build, no
 * `*.slow.test.ts`.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { findBrowser, noBrowser } from './browser.ts';
import { playwright, sum, tool, vitest, type Count, type Gate } from './gates/gate.ts';
import { textsAreComplete } from './gates/texts.ts';
import { beginCoverage, writeCoverage } from './machines/coverage.ts';

const fast = process.argv.includes('--fast');
const browser = fast ? undefined : await findBrowser();
if (browser) process.env['CHROMIUM'] = browser;
if (!fast && !browser) {
  console.error(noBrowser);
  process.exit(1);
}

const size: Gate = { name: 'size budget', run: () => tool('node', 'tools/size.ts') };
const common: Gate[] = [
  { name: 'format', run: () => tool('oxfmt', '--check') },
  { name: 'lint', run: () => tool('oxlint', '--quiet') },
  { name: 'types', run: () => tool('tsc', '-p', '.') },
  {
    name: 'texts',
    run: () => ({ passed: 0, failed: 1, skipped: 0, ...(textsAreComplete() && { passed: 1, failed: 0 }) }),
  },
];
const quick: Gate[] = [
  ...common,
  {
    name: 'unit, contract, store, machines',
    run: () => vitest('--project=unit', '--exclude=**/*.slow.test.*'),
  },
  ...(existsSync('dist/index.html') && existsSync('dist-demo/index.html') ? [size] : []),
];
const all: Gate[] = [
  ...common,
  { name: 'unit, contract, store, machines', run: () => vitest('--project=unit') },
  { name: 'product build', vital: true, run: () => tool('vite', 'build', '--logLevel', 'warn') },
  {
    name: 'demo build',
    vital: true,
    run: () => tool('vite', 'build', '--logLevel', 'warn', '--mode', 'demo'),
  },
  size,
  { name: 'what the builds hold', run: () => vitest('--project=build') },
  { name: 'stories, with axe', run: () => vitest('--config=vitest.stories.config.ts') },
  {
    name: 'end to end',
    run: async () =>
      playwright({ E2E_TAB_PORT: String(await freePort()), E2E_NODE_PORT: String(await freePort()) }),
  },
];

beginCoverage();
const rows: { name: string; minutes: number; count: Count }[] = [];
for (const gate of fast ? quick : all) {
  console.log(`\n── ${gate.name}`);
  const started = performance.now();
  const count = await gate.run();
  rows.push({ name: gate.name, minutes: (performance.now() - started) / 60_000, count });
  if (gate.vital && count.failed > 0) {
    console.error(`Without the ${gate.name} the remaining gates cannot run.`);
    break;
  }
}

// For Storybook's page of the machines' coverage.
for (const line of await writeCoverage()) console.log(line);

const total = sum(rows.map((row) => row.count));
const minutes = rows.reduce((sumOfAll, row) => sumOfAll + row.minutes, 0);
console.log(`\n${'gate'.padEnd(34)}minutes   passed   failed  skipped`);
for (const row of [...rows, { name: 'all', minutes, count: total }]) {
  const { passed, failed, skipped } = row.count;
  const numbers = [row.minutes.toFixed(2), passed, failed, skipped]
    .map((each) => String(each).padStart(7))
    .join('  ');
  console.log(`${failed > 0 ? '✗' : '✓'} ${row.name.padEnd(32)}${numbers}`);
}
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => void server.close(done));
  return port;
}
