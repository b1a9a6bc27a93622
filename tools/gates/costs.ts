/**
 * Costs of tests: the most expensive ones are printed, and a release rejects a test on Node that costs too
 * much.
 */
import * as z from 'zod/mini';
import { readReport } from './gate.ts';

const Cost = z.object({ file: z.string(), test: z.optional(z.string()), seconds: z.number() });
/** Seconds of a test, or of a whole file without a test name: CPU time on Node, wall time in a browser. */
export type Cost = z.infer<typeof Cost>;
const Costs = z.object({ files: z.array(Cost), tests: z.array(Cost), flaky: z.array(z.string()) });
export type Costs = z.infer<typeof Costs>;

export const noCosts: Costs = { files: [], tests: [], flaky: [] };

/** Reads the costs of a Vitest run (`costs.reporter.ts`). */
export const readCosts = (file: string): Costs => readReport(file, Costs) ?? noCosts;

/** Combines the costs of several runs. */
export const together = (all: readonly Costs[]): Costs => ({
  files: all.flatMap(({ files }) => files),
  tests: all.flatMap(({ tests }) => tests),
  flaky: all.flatMap(({ flaky }) => flaky),
});

const wordsOf = ({ file, test, seconds }: Cost): string =>
  `${seconds.toFixed(1).padStart(7)}  ${file}${test === undefined ? '' : `  ${test}`}`;

/** Lines of the most expensive tests and files. */
export function dearest({ files, tests }: Costs, most = 20): string[] {
  const top = (costs: readonly Cost[]) =>
    costs
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, most)
      .map(wordsOf);
  return [
    `\nThe ${most} dearest files (seconds: CPU on Node, wall in a browser)`,
    ...top(files),
    `\nThe ${most} dearest tests`,
    ...top(tests),
  ];
}

/** Max CPU seconds of a test or a file on Node in a release. */
const limits = { test: 10, file: 30, slowFile: 60 };

/** One sentence for each test or file on Node that exceeds its limit. */
export function tooDear({ files, tests }: Costs): string[] {
  const onNode = ({ file }: Cost) => /\.test\.tsx?$/.test(file);
  const isSlow = ({ file }: Cost) => /\.slow\.test\.tsx?$/.test(file);
  const over = (cost: Cost, most: number): string[] =>
    cost.seconds > most ? [`${wordsOf(cost).trim()}: more than ${most} CPU seconds`] : [];
  return [
    ...files.filter(onNode).flatMap((cost) => over(cost, isSlow(cost) ? limits.slowFile : limits.file)),
    ...tests.filter((cost) => onNode(cost) && !isSlow(cost)).flatMap((cost) => over(cost, limits.test)),
  ];
}
