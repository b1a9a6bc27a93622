/** Reads the failed tests of one run from the reports of Vitest and Playwright. */
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';

/** A test by file and name, and how it failed. */
export interface Failure {
  readonly test: string;
  readonly message: string;
}

/** Lines and characters of a message that are kept. */
const kept = { lines: 6, characters: 600 };

/** The beginning of a message, in one line and without colours. */
export const beginningOf = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, kept.lines)
    .join(' · ')
    .slice(0, kept.characters);

const failure = (test: string, message: string | undefined): Failure => ({
  test,
  message: beginningOf(message ?? '') || 'without a message',
});

const Vitest = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.optional(z.nullable(z.array(z.string()))),
        }),
      ),
    }),
  ),
});

/** The failed tests of a Vitest report, and files that could not be loaded; undefined if it has another shape. */
export function vitestFailures(report: unknown, folder: string = process.cwd()): Failure[] | undefined {
  const { success, data } = z.safeParse(Vitest, report);
  if (!success) return undefined;
  return data.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replaceAll('\\', '/').replace(`${folder.replaceAll('\\', '/')}/`, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [failure(file, message)] : [];
    return failed.map((test) => failure(`${file}: ${test.fullName}`, test.failureMessages?.[0]));
  });
}

const Thrown = z.object({ message: z.optional(z.string()) });
const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ status: z.optional(z.string()), errors: z.optional(z.array(Thrown)) })),
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
const Playwright = z.object({ suites: z.array(Suite), errors: z.optional(z.array(Thrown)) });

const specsOf = ({ specs, suites = [] }: Suite): z.infer<typeof Spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** The failed tests of a Playwright report, and errors outside tests; undefined if it has another shape. */
export function playwrightFailures(report: unknown): Failure[] | undefined {
  const { success, data } = z.safeParse(Playwright, report);
  if (!success) return undefined;
  const tests = data.suites.flatMap(specsOf).flatMap(({ title, file, tests: runs }) =>
    runs
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const thrown = results
          .flatMap(({ errors = [] }) => errors)
          .find(({ message }) => message !== undefined);
        return failure(`tests/e2e/${file}: ${title} (${projectName})`, thrown?.message);
      }),
  );
  const outside = (data.errors ?? []).map(({ message }) => failure('outside the tests', message));
  return [...tests, ...outside];
}
