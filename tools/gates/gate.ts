/** The definition of a gate and its result, counted the same way for every tool. */
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import * as z from 'zod/mini';
import { environment, scriptOf } from '../setup/run.mjs';
import { CpuMeter } from './cpu.ts';

/** Tests that passed and failed. A tool without tests (format, lint, types) counts as one test. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Names of tests that passed only on the retry. */
  readonly flaky?: readonly string[];
}

/** A step of `npm test`. Its output goes to a separate file, because several gates run at once. */
export interface Gate {
  readonly name: string;
  readonly run: (here: Here) => Promise<Count>;
  /** Gates that must pass before this one can run. */
  readonly needs?: readonly string[];
  /** Number of cores that the gate keeps busy. */
  readonly cores: number;
}

/** The files of a gate's output, and its processes. */
export interface Here {
  /** Part of the file names: the reports are `.cache/reports/{slug}.{json,xml,log,costs.json}`. */
  readonly slug: string;
  /** Process numbers of the tools that the gate started. */
  readonly started: number[];
}

export const reports = '.cache/reports';
export const meter = new CpuMeter();

/** One test that passed or failed. */
export const one = (good: boolean): Count => ({ passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 });

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((all, each) => all + each.passed, 0),
  failed: counts.reduce((all, each) => all + each.failed, 0),
  skipped: counts.reduce((all, each) => all + each.skipped, 0),
  flaky: counts.flatMap((each) => each.flaky ?? []),
});

const wordsOf = (tool: string, args: readonly string[]): string[] =>
  tool === 'node' ? [...args] : [scriptOf(tool), ...args];

function begin(
  here: Here,
  tool: string,
  args: readonly string[],
  stdio: StdioOptions,
  extra: Readonly<Record<string, string>>,
): ChildProcess {
  // A log file has no colours; a terminal shows colours when the log is printed.
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  const env = { ...environment(process.execPath), ...colours, ...extra };
  const child = spawn(process.execPath, wordsOf(tool, args), { stdio, env });
  if (child.pid !== undefined) {
    here.started.push(child.pid);
    meter.watch(child.pid);
  }
  return child;
}

const ended = (child: ChildProcess): Promise<boolean> =>
  new Promise((done) => {
    child.on('error', () => done(false));
    child.on('close', (code) => done(code === 0));
  });

/**
 * Runs a tool of the project to its end, with its output in the gate's log; resolves with true on success.
 */
export async function succeeds(
  here: Here,
  tool: string,
  args: readonly string[],
  extra: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  mkdirSync(reports, { recursive: true });
  const log = openSync(logOf(here), 'a');
  try {
    return await ended(begin(here, tool, args, ['ignore', log, log], extra));
  } finally {
    closeSync(log);
  }
}

/** Runs a tool of the project and returns its output instead of logging it. */
export async function saying(
  here: Here,
  tool: string,
  args: readonly string[],
  extra: Readonly<Record<string, string>> = {},
): Promise<{ good: boolean; said: string }> {
  const child = begin(here, tool, args, ['ignore', 'pipe', 'pipe'], extra);
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => said.push(piece));
  const good = await ended(child);
  return { good, said: Buffer.concat(said).toString('utf8').trim() };
}

/** Adds a sentence to the gate's log. */
export function say(here: Here, sentence: string): void {
  mkdirSync(reports, { recursive: true });
  appendFileSync(logOf(here), `${sentence}\n`);
}

export const logOf = ({ slug }: Here): string => `${reports}/${slug}.log`;

/** A gate with one tool, which counts as one test. */
export const tool =
  (name: string, ...args: string[]) =>
  async (here: Here): Promise<Count> =>
    one(await succeeds(here, name, args));

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** Tests that passed on the retry (costs.reporter.ts). */
const Flaky = z.object({ flaky: z.array(z.string()) });

/**
 * Runs Vitest with these arguments. A file that cannot be loaded counts as a failed test, and so does an
 * error outside tests.
 */
export const vitest =
  (args: readonly string[], extra: Readonly<Record<string, string>> = {}) =>
  async (here: Here): Promise<Count> => {
    const report = fresh(here, 'json');
    const costs = fresh(here, 'costs.json');
    const good = await succeeds(
      here,
      'vitest',
      [
        'run',
        ...args,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
        '--reporter=junit',
        `--outputFile.junit=${fresh(here, 'xml')}`,
        '--reporter=./tools/gates/costs.reporter.ts',
      ],
      { ...extra, APLAUSO_COSTS: costs },
    );
    const read = readReport(report, VitestReport);
    if (!read) return one(false);
    const unread = read.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    );
    const failed = read.numFailedTests + unread.length;
    return {
      passed: read.numPassedTests,
      failed: good ? failed : Math.max(failed, 1),
      skipped: read.numPendingTests + read.numTodoTests,
      flaky: readReport(costs, Flaky)?.flaky ?? [],
    };
  };

/** The name of a report file of this gate; deletes the file of an earlier run. */
export function fresh({ slug }: Here, ending: string): string {
  mkdirSync(reports, { recursive: true });
  const file = `${reports}/${slug}.${ending}`;
  rmSync(file, { force: true });
  return file;
}

/** Reads a report; undefined if it is missing or has another shape. */
export function readReport<T extends z.ZodMiniType>(file: string, shape: T): z.infer<T> | undefined {
  if (!existsSync(file)) return undefined;
  const read = z.safeParse(shape, JSON.parse(readFileSync(file, 'utf8')));
  return read.success ? read.data : undefined;
}
