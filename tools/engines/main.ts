/**
 * `node tools/engines/main.ts [firefox|webkit]`: runs the journeys of `journeys.ts` once in each other
 * engine. The browsers are those of the system. A missing engine is reported and does not count as a failure.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { environment, scriptOf } from '../setup/run.mjs';
import { engines, findEngine, type Engine } from './find.ts';

const Report = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number() }) });

/** Passed and failed journeys of one engine; a run without a report is a failure. */
async function journeysIn(engine: Engine, file: string, rest: readonly string[]) {
  const report = `.cache/reports/${engine}.json`;
  rmSync(report, { force: true });
  const data = mkdtempSync(path.join(tmpdir(), 'aplauso-engines-'));
  const words = [scriptOf('playwright'), 'test', '-c', 'tools/engines/playwright.config.ts', ...rest];
  const { status } = spawnSync(process.execPath, words, {
    stdio: 'inherit',
    env: {
      ...environment(process.execPath),
      ENGINE: engine,
      ENGINE_FILE: file,
      E2E_RUN: data,
    },
  });
  rmSync(data, { recursive: true, force: true });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { expected, unexpected } = Report.parse(JSON.parse(readFileSync(report, 'utf8'))).stats;
  return { passed: expected, failed: status === 0 ? unexpected : Math.max(unexpected, 1) };
}

const [first, ...others] = process.argv.slice(2);
const named = engines.filter((engine) => engine === first);
const rest = named.length > 0 || first === undefined ? others : [first, ...others];
const reasons: string[] = [];
const total = { passed: 0, failed: 0 };
for (const engine of named.length > 0 ? named : engines) {
  const found = findEngine(engine);
  if ('missing' in found) {
    reasons.push(`${engine}: ${found.missing}`);
    continue;
  }
  console.warn(`\n${engine} (${found.file})`);
  const { passed, failed } = await journeysIn(engine, found.file, rest);
  total.passed += passed;
  total.failed += failed;
}
for (const reason of reasons) process.stdout.write(`not run: ${reason}\n`);
if (total.passed + total.failed > 0 || reasons.length === 0)
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
