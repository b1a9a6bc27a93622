/** Runs the tests that should detect some bugs, and reads the failures from the reports. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { environment, scriptOf } from '../setup/run.mjs';
import type { Bug } from './bug.ts';

/** Max time of one run, in ms: a bug may keep a tool from ending. */
const maxMs = 30 * 60_000;

/** Failures as "file › test"; for a tool without tests, the lines of its output. */
export type Failures = readonly string[];

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const Spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(z.object({ error: z.optional(z.object({ message: z.optional(z.string()) })) })),
    }),
  ),
});
interface Suite {
  readonly title: string;
  readonly specs: readonly z.infer<typeof Spec>[];
  readonly suites?: readonly Suite[] | undefined;
}
const Suite: z.ZodMiniType<Suite> = z.object({
  title: z.string(),
  specs: z.array(Spec),
  suites: z.optional(z.array(z.lazy(() => Suite))),
});
/** Why a journey failed, in one line: under load the reason may not be the bug. */
function whyOf(tests: z.infer<typeof Spec>['tests']): string {
  const [why] = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
  return why === undefined ? '' : ` (${why.replaceAll(/\s+/g, ' ').slice(0, 300)})`;
}

const PlaywrightReport = z.object({ suites: z.array(Suite) });

const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const grepOf = (bugs: readonly Bug[]): string | undefined =>
  bugs.some(({ grep }) => grep === undefined)
    ? undefined
    : bugs.map(({ grep = '' }) => quoted(grep)).join('|');
const filesOf = (bugs: readonly Bug[]): readonly string[] => [...new Set(bugs.flatMap(({ only }) => only))];

/** Runs the gates in one copy of the tree. */
export function gatesIn(folder: string) {
  const run = (tool: string, args: readonly string[], extra: Readonly<Record<string, string>> = {}) => {
    const words = tool === 'node' ? args : [path.join(folder, scriptOf(tool)), ...args];
    const env = { ...environment(process.execPath), NO_COLOR: '1', FORCE_COLOR: '0', ...extra };
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: folder,
      env,
      encoding: 'utf8',
      maxBuffer: 1e9,
      timeout: maxMs,
    });
    return { good: status === 0, said: `${stdout}${stderr}` };
  };

  /** The report of a run; throws with the tool's output if no report was written. */
  const reported = <T extends z.ZodMiniType>(file: string, shape: T, said: string): z.infer<T> => {
    if (!existsSync(file)) throw new Error(`no report was written:\n${said.slice(-4_000)}`);
    return z.parse(shape, JSON.parse(readFileSync(file, 'utf8')));
  };
  /** The failures; throws if the run failed without a failed test, because then no bug can be judged. */
  const explained = (failures: Failures, good: boolean, said: string): Failures => {
    if (!good && failures.length === 0)
      throw new Error(`no test failed, and yet the run did:\n${said.slice(-4_000)}`);
    return failures;
  };
  const fresh = (name: string): string => {
    const file = path.join(folder, '.cache', `${name}.json`);
    rmSync(file, { force: true });
    return file;
  };

  function vitest(args: readonly string[]): Failures {
    const file = fresh('plant');
    const { good, said } = run('vitest', ['run', ...args, '--reporter=json', `--outputFile=${file}`]);
    const failures = reported(file, VitestReport, said).testResults.flatMap(
      ({ name, status, message, assertionResults }) => {
        const at = path.relative(folder, name).replaceAll('\\', '/');
        const failed = assertionResults.filter((one) => one.status === 'failed');
        // A file that cannot be loaded has no tests.
        if (failed.length === 0 && status === 'failed') return [`${at} › ${message ?? ''}`];
        return failed.map(({ fullName }) => `${at} › ${fullName}`);
      },
    );
    return explained(failures, good, said);
  }

  function journeys(bugs: readonly Bug[]): Failures {
    const built = [builds()].flat();
    if (built.length > 0) return built;
    const file = fresh('plant-e2e');
    const grep = grepOf(bugs);
    const { good, said } = run(
      'playwright',
      [
        'test',
        ...filesOf(bugs),
        ...(grep === undefined ? [] : ['-g', grep]),
        '--retries=0',
        '--reporter=json',
      ],
      {
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      },
    );
    const failed = ({ specs, suites = [] }: Suite, at: string): string[] => [
      ...specs.filter(({ ok }) => !ok).map(({ title, tests }) => `${at} › ${title}${whyOf(tests)}`),
      ...suites.flatMap((inner) => failed(inner, `${at} › ${inner.title}`)),
    ];
    const failures = reported(file, PlaywrightReport, said).suites.flatMap((suite) =>
      failed(suite, suite.title),
    );
    return explained(failures, good, said);
  }

  function builds(): Failures {
    for (const mode of [[], ['--mode', 'demo']]) {
      const { good, said } = run('vite', ['build', '--logLevel', 'warn', ...mode]);
      if (!good) return [`vite build ${mode.join(' ')} › ${said}`];
    }
    return [];
  }

  function built(): Failures {
    const broken = builds();
    if (broken.length > 0) return broken;
    const { said } = run('node', ['tools/size.ts']);
    const over = said.split('\n').filter((line) => /^✗|^ {4}\S/.test(line));
    return [...vitest(['tests/build.test.ts']), ...over.map((line) => `size › ${line.trim()}`)];
  }

  const texts = `
    const { texts } = await import('./tools/gates/texts.ts');
    const { logOf } = await import('./tools/gates/gate.ts');
    const { existsSync, readFileSync } = await import('node:fs');
    const here = { slug: 'plant-texts', started: [] };
    const { failed } = await texts(here);
    if (existsSync(logOf(here))) console.log(readFileSync(logOf(here), 'utf8'));
    process.exit(failed);
  `;
  const checks: Readonly<Record<string, () => { readonly good: boolean; readonly said: string }>> = {
    oxfmt: () => run('oxfmt', ['--check']),
    oxlint: () => run('oxlint', ['--quiet', '--format=unix']),
    tsc: () => run('tsc', ['-p', '.', '--pretty', 'false']),
    texts: () => run('node', ['--input-type=module', '-e', texts]),
  };

  function checked(bugs: readonly Bug[]): Failures {
    return filesOf(bugs).flatMap((name) => {
      const { good, said } = checks[name]?.() ?? { good: false, said: `there is no check ${name}` };
      return good
        ? []
        : said.split('\n').flatMap((line) => (line.trim() === '' ? [] : [`${name} › ${line}`]));
    });
  }

  return {
    /** Regenerates what depends on sources that a bug may have changed. */
    prepare: () => {
      const { good, said } = run('node', ['tools/setup.mjs', 'loose']);
      if (!good) throw new Error(`the copy cannot be prepared:\n${said}`);
    },
    /** Runs the tests of these bugs, which share one gate. */
    run: (gate: Bug['gate'], bugs: readonly Bug[]): Failures => {
      const grep = grepOf(bugs);
      switch (gate) {
        case 'node':
        case 'page':
        case 'slow':
          return vitest(filesOf(bugs));
        case 'stories':
          return vitest([
            '--config=vitest.stories.config.ts',
            ...filesOf(bugs),
            ...(grep === undefined ? [] : ['-t', grep]),
          ]);
        case 'e2e':
          return journeys(bugs);
        case 'build':
          return built();
        case 'static':
          return checked(bugs);
      }
    },
  };
}
