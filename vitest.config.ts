/** Tests without a browser: `node`, `page` (jsdom), `slow`, and `build` for what the builds left. Stories: vitest.stories.config.ts. */
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { beginTrials, trialsOf } from './tools/seed.ts';
import viteConfig from './vite.config.ts';

/** What takes minutes begins first: begun last, it would keep one worker busy while the others have nothing left. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => /\.slow\.test\.|tests\/contract\//.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

// Apollo, left to Node, would bring a second copy of graphql.
const server = { deps: { inline: [/@apollo\/server/] } };

/**
 * The projects. A test that needs a document ends in `.test.tsx` and runs under jsdom; every other test ends in
 * `.test.ts` and runs on bare Node. `.slow.` before that marks a test of many trials; each of those has a process of its
 * own.
 */
const node = ['tests/**/*.test.ts'];
const page = ['tests/**/*.test.tsx'];
const slow = ['tests/**/*.slow.test.ts'];
const slowPage = ['tests/**/*.slow.test.tsx'];
const build = ['tests/build.test.ts'];
/** The generator's test makes a copy of the tree: it runs only when its inputs changed (tools/gates/lists.ts). */
const generator = process.env['APLAUSO_GENERATOR'] === '1' ? [] : ['tests/tools/new.slow.test.ts'];
const elsewhere = [...slow, ...slowPage, ...build, 'tests/e2e/**'];

beginTrials();
const pageSetup = ['tests/support/pageSetup.ts'];
const setupFiles = ['clean', 'properties', 'cpu'].map((name) => `tests/support/${name}.ts`);

export default mergeConfig(
  viteConfig({ mode: 'test', command: 'serve' }),
  defineConfig({
    test: {
      // What tries more takes longer.
      testTimeout: 30_000 * Math.max(1, trialsOf(process.env)),
      // All cores: left to itself, Vitest keeps one back, and so half of a machine of two.
      maxWorkers: '100%',
      // A release shuffles the files, which a sequencer of one's own would not do.
      sequence: process.env['APLAUSO_RELEASE'] === '1' ? {} : { sequencer: LongestFirst },
      setupFiles,
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            server,
            environment: 'node',
            include: node,
            exclude: elsewhere,
            isolate: false,
            pool: 'forks',
          },
        },
        {
          extends: true,
          test: {
            name: 'page',
            server,
            environment: 'jsdom',
            setupFiles: pageSetup,
            include: page,
            exclude: elsewhere,
            // One document for all files of a worker; each begins with modules of its own (tests/support/pageSetup.ts).
            isolate: false,
            pool: 'forks',
          },
        },
        {
          extends: true,
          test: {
            name: 'slow',
            server,
            environment: 'node',
            include: slow,
            exclude: [...generator],
          },
        },
        {
          extends: true,
          test: {
            name: 'slow-page',
            server,
            environment: 'jsdom',
            setupFiles: pageSetup,
            include: slowPage,
          },
        },
        { extends: true, test: { name: 'build', environment: 'node', include: build } },
      ],
    },
  }),
);
