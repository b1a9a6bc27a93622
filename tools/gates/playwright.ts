/**
 * The end-to-end gate: converts Playwright's report to a count, with the names of tests that needed a retry.
 */
import * as z from 'zod/mini';
import type { Cost } from './costs.ts';
import { fresh, one, readReport, succeeds, type Count, type Here } from './gate.ts';

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ duration: z.number() })),
    }),
  ),
});
interface Suite {
  readonly specs: z.infer<typeof Spec>[];
  readonly suites?: Suite[] | undefined;
}
const Suite: z.ZodMiniType<Suite> = z.object({
  specs: z.array(Spec),
  suites: z.optional(z.array(z.lazy(() => Suite))),
});
const Report = z.object({
  suites: z.array(Suite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

const specsOf = ({ specs, suites = [] }: Suite): z.infer<typeof Spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Runs Playwright with the project's configuration; a server that does not start is a failed test. */
export const playwright =
  (args: readonly string[] = [], extra: Readonly<Record<string, string>> = {}) =>
  async (here: Here): Promise<Count> => {
    const report = fresh(here, 'json');
    const good = await succeeds(here, 'playwright', ['test', ...args], {
      ...extra,
      E2E_REPORT: report,
      E2E_JUNIT: fresh(here, 'xml'),
    });
    const read = readReport(report, Report);
    if (!read) return one(false);
    const { expected, unexpected, flaky, skipped } = read.stats;
    const names = read.suites
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`);
    return {
      passed: expected + flaky,
      failed: good ? unexpected : Math.max(unexpected, 1),
      skipped,
      flaky: names,
    };
  };

/** Wall seconds of each journey; its CPU time is spread over browser and server. */
export function journeyCosts(report: string): Cost[] {
  const read = readReport(report, Report);
  return (read?.suites ?? []).flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      file: `tests/e2e/${file}`,
      test: `${title} (${projectName})`,
      seconds: results.reduce((all, { duration }) => all + duration, 0) / 1000,
    })),
  );
}
