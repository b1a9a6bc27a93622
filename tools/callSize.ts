/**
 * Prints the lines of each domain by layer, and the lines per call: where the code of a call goes. Generated code
 * and texts (.po) are not counted.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contract } from '#schema/contract.ts';
import { servedBy } from './domains/backend.ts';

const root = path.resolve(import.meta.dirname, '..');
const layers = ['schema', 'backend', 'src', 'stories', 'tests'] as const;

const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;

/** Lines of all sources below a folder; 0 if there is no such folder. */
function linesBelow(folder: string): number {
  const whole = path.join(root, folder);
  if (!existsSync(whole)) return 0;
  return readdirSync(whole, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|graphql)$/.test(name))
    .reduce((sum, name) => sum + linesOf(path.join(whole, name)), 0);
}

/** Files of tests/backend that are named after a domain or a folder that serves it. */
function backendTests(names: readonly string[]): number {
  const folder = path.join(root, 'tests/backend');
  return readdirSync(folder)
    .filter((file) => names.some((name) => file.toLowerCase().startsWith(name.toLowerCase())))
    .reduce((sum, file) => sum + linesOf(path.join(folder, file)), 0);
}

interface Line {
  readonly domain: string;
  readonly calls: number;
  readonly lines: readonly number[];
}

const table: readonly Line[] = Object.entries(contract).map(([domain, rows]) => {
  const names = [domain, ...(servedBy[domain] ?? [])];
  return {
    domain,
    calls: Object.keys(rows).length,
    lines: layers.map(
      (layer) =>
        (layer === 'backend' ? names : [domain]).reduce(
          (sum, name) => sum + linesBelow(`${layer}/${name}`),
          0,
        ) + (layer === 'tests' ? backendTests(names) : 0),
    ),
  };
});
const all: Line = {
  domain: 'all',
  calls: table.reduce((sum, { calls }) => sum + calls, 0),
  lines: layers.map((_, at) => table.reduce((sum, { lines }) => sum + (lines[at] ?? 0), 0)),
};

const width = 9;
const row = (first: string, cells: readonly (number | string)[]): string =>
  first.padEnd(16) + cells.map((cell) => String(cell).padStart(width)).join('');
console.log(row('domain', ['calls', ...layers, 'sum', 'a call']));
for (const { domain, calls, lines } of [...table, all]) {
  const sum = lines.reduce((total, one) => total + one, 0);
  console.log(row(domain, [calls, ...lines, sum, Math.round(sum / Math.max(1, calls))]));
}
console.log(row('a call', ['', ...all.lines.map((one) => Math.round(one / all.calls)), '', '']));
