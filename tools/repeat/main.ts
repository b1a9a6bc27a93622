/**
 * `npm run test:repeat -- <gates or parts of file names> --times N --busy K`: repeats tests on the builds that exist, each
 * run with a seed and an order of files of its own and no second try, with K busy loops beside it and, with
 * `--clock 2028-02-29T23:58 --zone America/Mexico_City`, from that time. Prints each test that ever failed.
 */
import { fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, noBrowser } from '../browser.ts';
import { environmentAt, noClock } from '../gates/clock.ts';
import { fresh, logOf, type Here } from '../gates/gate.ts';
import { repeatable } from '../gates/lists.ts';
import { isBuilt } from '../setup/made.mjs';
import { readRepeat, type GateName } from './arguments.ts';
import { beginningOf, playwrightFailures, vitestFailures, type Failure } from './reports.ts';
import { tallied, type Run } from './tally.ts';

const asked = readRepeat(process.argv.slice(2));
if ('error' in asked) {
  console.error(asked.error);
  process.exit(1);
}
const { gates, times, busy, clock } = asked;
const atClock = clock ? environmentAt(clock) : {};
if (!atClock) {
  console.error(noClock);
  process.exit(1);
}

const uses = (name: GateName): boolean => gates.some((gate) => gate.name === name);
if (uses('journeys') && !(isBuilt('product') && isBuilt('demo')))
  console.log('The builds are missing or older than the sources: npm run build, npm run build:demo.');
if (uses('stories') || uses('journeys')) {
  const browser = await findBrowser();
  if (browser === undefined) {
    console.error(noBrowser);
    process.exit(1);
  }
  process.env['CHROMIUM'] = browser;
}

/** Stops a run that hangs; the longest gate takes a fraction of it. */
const longestMs = 90 * 60_000;
/** The end of a log that is shown if a run failed without a failed test. */
const lastLines = 6;

let started: number[] = [];
function stopTools(): void {
  for (const pid of started)
    try {
      process.kill(pid);
    } catch {
      // It has ended.
    }
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    stopTools();
    process.exit(1);
  });

/** A failure without a test: the tool crashed, or an error came outside of tests. */
const ofRun = (gate: GateName, log: string): Failure => ({
  test: `${gate}: the run itself`,
  message: beginningOf(log.trimEnd().split('\n').slice(-lastLines).join('\n')),
});

async function runOnce(gate: GateName, files: readonly string[], seed: number): Promise<Run> {
  const here: Here = { slug: `repeat-${gate}`, started: [] };
  fresh(here, 'log');
  ({ started } = here);
  const limit = setTimeout(stopTools, longestMs);
  const begun = performance.now();
  const extra = { APLAUSO_SEED: String(seed), APLAUSO_ONCE: '1', APLAUSO_SHUFFLE: '1', ...atClock };
  const count = await repeatable[gate](files, extra)(here);
  clearTimeout(limit);
  const report = fileOf(here);
  const read = gate === 'journeys' ? playwrightFailures(report) : vitestFailures(report);
  const named = read ?? [];
  const isUnnamed = count.failed > 0 && named.length === 0;
  const failures = isUnnamed ? [ofRun(gate, readFileSync(logOf(here), 'utf8'))] : named;
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  console.log(
    `  ${gate}, seed ${seed}: ${count.passed} passed, ${failures.length} failed, ${minutes} minutes`,
  );
  for (const { test } of failures) console.log(`    ✗ ${test}`);
  return { gate, seed, failures };
}

function fileOf({ slug }: Here): unknown {
  const file = `.cache/reports/${slug}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const loops = Array.from({ length: busy }, () => fork(path.join(import.meta.dirname, 'busyLoop.ts')));
const runs: Run[] = [];
for (let time = 1; time <= times; time += 1) {
  console.log(`Run ${time} of ${times}, ${busy} busy loops`);
  for (const { name, files } of gates) runs.push(await runOnce(name, files, randomInt(2 ** 31)));
}
for (const loop of loops) loop.disconnect();

const lines = tallied(runs);
console.log(lines.length === 0 ? `\n${runs.length} runs without a failure` : `\n${lines.join('\n')}`);
process.exitCode = lines.length === 0 ? 0 : 1;
