/**
 * `npm test`: runs all gates, as many at once as there are cores, each with its minutes and CPU seconds; a
 * failed gate does not hide the others. The last line counts every test of every gate. `npm run check` runs
 * the gates without browser and build, and only the tests that can detect the changes. `npm run test:release`
 * runs everything with all trials. Words after the command narrow the run to test files whose names contain
 * them.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readArguments } from './gates/arguments.ts';
import { dearest, noCosts, readCosts, together, tooDear } from './gates/costs.ts';
import { keepGreen, printsOfTree } from './gates/changed.ts';
import { reports, sum, type Gate } from './gates/gate.ts';
import { runGates, table } from './gates/graph.ts';
import { checkGates, narrowGates, releaseGates, testGates } from './gates/lists.ts';
import { journeyCosts } from './gates/playwright.ts';
import { beginCoverage, writeCoverage } from './machines/coverage.ts';
import { findBrowser, noBrowser } from './browser.ts';

const asked = readArguments(process.argv.slice(2));
if ('error' in asked) {
  console.error(asked.error);
  process.exit(1);
}

const { mode, only } = asked;
const needsBrowser =
  mode !== 'check' && (only === undefined || only.stories.length + only.journeys.length > 0);
const browser = needsBrowser ? await findBrowser() : undefined;
if (browser) process.env['CHROMIUM'] = browser;
if (needsBrowser && !browser) {
  console.error(noBrowser);
  process.exit(1);
}

const started = performance.now();
const prints = printsOfTree();
beginCoverage();
const gates: Gate[] =
  mode === 'check'
    ? checkGates(prints)
    : only
      ? narrowGates(mode, only)
      : mode === 'release'
        ? releaseGates()
        : testGates();
const results = await runGates(gates, availableParallelism());

// For Storybook's page with the coverage of the machines.
if (mode !== 'check' && only === undefined) for (const line of await writeCoverage()) console.log(line);

const costs = together([
  ...results.map(({ slug }) => readCosts(`${reports}/${slug}.costs.json`)),
  { ...noCosts, tests: journeyCosts(`${reports}/end-to-end.json`) },
]);
for (const line of dearest(costs, mode === 'check' ? 5 : 20)) console.log(line);
const dear = mode === 'release' ? tooDear(costs) : [];
if (dear.length > 0) console.log(`\nTests on Node that cost too much:\n${dear.join('\n')}`);

const total = sum([...results.map(({ count }) => count), { passed: 0, failed: dear.length, skipped: 0 }]);
console.log(table(results, (performance.now() - started) / 60_000, total));
const flaky = total.flaky ?? [];
writeFileSync(`${reports}/flaky.json`, `${JSON.stringify(flaky, null, 2)}\n`);
if (flaky.length > 0)
  console.log(`\nFlaky, passed at the second try (${flaky.length}):\n${flaky.join('\n')}`);
if (total.failed === 0 && only === undefined) keepGreen(prints);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
