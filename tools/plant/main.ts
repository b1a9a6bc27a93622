/**
 * Plants bugs into a copy of the tree and reports which of them the tests detect.
 *
 *   node tools/plant/main.ts [name…] [--gate node] [--at <commit>] [--json <file>] [--sound]
 *
 * Runs all bugs of all gates, unless names or a gate are given, at the last commit unless another is named.
 * It prints a line for each bug, "caught by …" or "MISSED", and ends with code 1 if a bug was missed.
 * `--sound` plants nothing: then every bug must be missed, or its tests fail anyway. `--json` adds the
 * outcomes to a file, by name of the bug; before.json holds those of commit 449d8aa, from before the suite
 * was made smaller, and after.json later ones. Each group of bugs that do not interfere (groups.ts) takes one
 * run: some minutes for `node`, an hour of CPU for all.
 *
 * To add a bug, write it into the list of its layer in bugs/. A bug is a mistake that a developer could make:
 * an exact text of one production file and its replacement. Add the gate, the narrowest tests that must
 * detect the bug, and a pattern that names the subject in the file or the name of the failing test. A test
 * (tests/tools/plant.test.ts) fails if the text no longer occurs exactly once: then update the bug with the
 * code, do not delete it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { findBrowser } from '../browser.ts';
import { gates, type Bug } from './bug.ts';
import { bugs } from './bugs.ts';
import { makeCopy } from './copy.ts';
import { gatesIn, type Failures } from './gates.ts';
import { groupsOf } from './groups.ts';

interface Outcome {
  readonly bug: Bug;
  /** The first failed test that names the subject; null if none does. */
  readonly caughtBy: string | null;
  /** Other failures, or why nothing could run. */
  readonly note: string;
}

const root = path.resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    gate: { type: 'string' },
    at: { type: 'string', default: 'HEAD' },
    json: { type: 'string' },
    sound: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !bugs.some((bug) => bug.name === name));
if (unknown.length > 0 || (values.gate !== undefined && !gates.some((gate) => gate === values.gate))) {
  console.error(`There is no bug or gate of this name: ${[...unknown, values.gate ?? ''].join(' ').trim()}`);
  process.exit(2);
}
const wanted = bugs.filter(
  ({ name, gate }) =>
    (positionals.length === 0 || positionals.includes(name)) &&
    (values.gate === undefined || gate === values.gate),
);

const browser = await findBrowser();
if (browser !== undefined) process.env['CHROMIUM'] = browser;
const copy = makeCopy(root, values.at);
const outcomes: Outcome[] = [];
process.on('exit', copy.remove);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

const inCopy = gatesIn(copy.folder);
for (const gate of gates) {
  for (const group of groupsOf(wanted.filter((bug) => bug.gate === gate))) {
    const stale = values.sound ? [] : copy.plant(group);
    const planted = group.filter(({ name }) => !stale.includes(name));
    let failures: Failures = [];
    let trouble = '';
    try {
      inCopy.prepare();
      if (planted.length > 0) failures = inCopy.run(gate, planted);
    } catch (error) {
      trouble = String(error);
    }
    copy.weed();
    for (const bug of group) {
      // A failure elsewhere may belong to another bug of the group.
      const own = failures.filter((failure) => isOf(bug, failure));
      const caughtBy = own.find((failure) => bug.shows.test(failure)) ?? null;
      const note = stale.includes(bug.name)
        ? `its text is not found exactly once in ${bug.file}`
        : caughtBy === null
          ? trouble || `else failed: ${own.slice(0, 5).join(' | ') || 'nothing'}`
          : '';
      say({ bug, caughtBy, note });
    }
  }
}

/** Whether a failure belongs to the tests of the bug; a build is checked as a whole. */
function isOf({ gate, only }: Bug, failure: string): boolean {
  if (gate === 'build') return true;
  const starts = gate === 'e2e' ? only.map((file) => path.basename(file)) : only;
  return starts.some((start) => failure.startsWith(start));
}

function say(outcome: Outcome): void {
  outcomes.push(outcome);
  const { bug, caughtBy, note } = outcome;
  const said = caughtBy === null ? `MISSED (${note})` : `caught by ${firstLine(caughtBy)}`;
  console.log(`${bug.gate.padEnd(8)}${bug.name.padEnd(38)}${said}`);
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}

const missed = outcomes.filter(({ caughtBy }) => caughtBy === null);
if (values.json !== undefined) {
  const known = existsSync(values.json)
    ? z.parse(z.record(z.string(), z.string()), JSON.parse(readFileSync(values.json, 'utf8')))
    : {};
  const now = outcomes.map(
    ({ bug, caughtBy, note }) => [bug.name, firstLine(caughtBy ?? `MISSED: ${note}`)] as const,
  );
  const all = { ...known, ...Object.fromEntries(now) };
  const rows = bugs.flatMap(({ name }) => (all[name] === undefined ? [] : [[name, all[name]] as const]));
  writeFileSync(values.json, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
}
console.log(`\n${outcomes.length - missed.length} caught, ${missed.length} missed`);
process.exitCode = (values.sound ? missed.length < outcomes.length : missed.length > 0) ? 1 : 0;
