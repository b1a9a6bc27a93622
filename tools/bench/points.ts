/**
 * Twenty thousand concurrent operations on points with each store, with every read checked: the test of `npm
 * test`, larger.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Figure } from './figures.ts';

const operations = 20_000;
const names: Readonly<Record<string, string>> = { tab: 'memory store', sql: 'SQLite' };

interface Run {
  readonly kind: string;
  readonly operations: number;
  readonly ms: number;
}

/** Operations per second of each store; throws if a read finds a wrong sum. */
export async function points(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aplauso-points-'));
  const file = path.join(folder, 'figures');
  try {
    const code = await new Promise<number | null>((done) => {
      const vitest = path.resolve('node_modules/vitest/vitest.mjs');
      const test = 'tests/backend/pointsCrowd.slow.test.ts';
      spawn(process.execPath, [vitest, 'run', '--project=slow', test], {
        env: { ...process.env, APLAUSO_OPERATIONS: String(operations), APLAUSO_FIGURES: file },
        stdio: ['ignore', 'ignore', 'inherit'],
      }).on('exit', done);
    });
    if (code !== 0) throw new Error(`points did not stand whole through ${operations} operations`);
    return readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line): Figure => {
        const run = JSON.parse(line) as Run; // as the test wrote it
        return {
          what: `points: ${run.operations} concurrent operations, each with a checked read, ${names[run.kind] ?? run.kind}`,
          value: (run.operations / run.ms) * 1_000,
          unit: '/s',
        };
      });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
