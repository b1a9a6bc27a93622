/** What one gate is and what came of it, counted alike for every tool. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import * as z from 'zod/mini';
import { environment, scriptOf } from '../setup/run.mjs';

/** Tests that passed and failed. A tool without tests (format, lint, types) counts as one test. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A step of `npm test`. It says what it finds while it runs and always comes back with a count. */
export interface Gate {
  readonly name: string;
  readonly run: () => Count | Promise<Count>;
  /** The later gates make no sense without this one (the builds). */
  readonly vital?: boolean;
}

const one = (good: boolean): Count => ({ passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 });

/** Several counts as one. */
export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((all, each) => all + each.passed, 0),
  failed: counts.reduce((all, each) => all + each.failed, 0),
  skipped: counts.reduce((all, each) => all + each.skipped, 0),
});

const wordsOf = (tool: string, args: readonly string[]): string[] =>
  tool === 'node' ? [...args] : [scriptOf(tool), ...args];

/** Runs a tool of the project, its output going to ours; true when it ended well. */
export function succeeds(tool: string, args: readonly string[], extra: Record<string, string> = {}): boolean {
  const env = { ...environment(process.execPath), ...extra };
  return spawnSync(process.execPath, wordsOf(tool, args), { stdio: 'inherit', env }).status === 0;
}

/** Runs a tool of the project and keeps what it says. */
export function saying(tool: string, args: readonly string[], extra: Record<string, string> = {}) {
  const env = { ...environment(process.execPath), ...extra };
  const { status, stdout, stderr } = spawnSync(process.execPath, wordsOf(tool, args), {
    encoding: 'utf8',
    env,
  });
  return { good: status === 0, said: `${stdout}${stderr}`.trim() };
}

/** A tool that is one test. */
export const tool = (name: string, ...args: string[]): Count => one(succeeds(name, args));

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** Vitest with these arguments; a file that cannot even be loaded counts as a failed test, so does an error outside tests. */
export function vitest(...args: string[]): Count {
  const report = freshReport('vitest');
  const good = succeeds('vitest', [
    'run',
    ...args,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
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
  };
}

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Playwright with the project's configuration; a server that does not start is a failed test. */
export function playwright(env: Record<string, string>): Count {
  const report = freshReport('e2e');
  const good = succeeds('playwright', ['test'], { ...env, E2E_REPORT: report });
  const read = readReport(report, PlaywrightReport);
  if (!read) return one(false);
  const { expected, unexpected, flaky, skipped } = read.stats;
  return { passed: expected + flaky, failed: good ? unexpected : Math.max(unexpected, 1), skipped };
}

function freshReport(name: string): string {
  const file = `.cache/${name}.json`;
  rmSync(file, { force: true });
  return file;
}

function readReport<T extends z.ZodMiniType>(file: string, shape: T): z.infer<T> | undefined {
  if (!existsSync(file)) return undefined;
  const read = z.safeParse(shape, JSON.parse(readFileSync(file, 'utf8')));
  return read.success ? read.data : undefined;
}
