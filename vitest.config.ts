/**
 * Tests without a browser: `node`, `page` (jsdom), `slow`, and `build` for the output of the builds. Stories:
 * vitest.stories.config.ts.
 */
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { beginTrials, orderOf, trialsOf } from './tools/seed.ts';
// Read by the macros of texts: its change makes the cached modules old.
import './lingui.config.ts';
import viteConfig from './vite.config.ts';

/**
 * Starts tests of several minutes first: started last, they would keep one worker busy while the others are
 * idle.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => /\.slow\.test\.|tests\/contract\//.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

// Without inlining, Apollo would load a second copy of graphql through Node.
const server = { deps: { inline: [/@apollo\/server/] } };

/**
 * The projects. A test that needs a document ends in `.test.tsx` and runs under jsdom; every other test ends
 * in `.test.ts` and runs on plain Node. `.slow.` before that marks a test with many trials; each of those has
 * its own process.
 */
const node = ['tests/**/*.test.ts'];
const page = ['tests/**/*.test.tsx'];
const slow = ['tests/**/*.slow.test.ts'];
const slowPage = ['tests/**/*.slow.test.tsx'];
const build = ['tests/build.test.ts'];
const attack = ['tests/attack/*.attack.ts'];
const elsewhere = [...slow, ...slowPage, ...build, 'tests/e2e/**'];

beginTrials();
const pageSetup = ['tests/support/pageSetup.ts'];
const setupFiles = ['clean', 'properties', 'cpu'].map((name) => `tests/support/${name}.ts`);

export default mergeConfig(
  viteConfig({ mode: 'test', command: 'serve' }),
  defineConfig({
    test: {
      // More trials take longer.
      testTimeout: 60_000 * Math.max(1, trialsOf(process.env)),
      // All cores: by default Vitest reserves one, which is half of a machine with two.
      maxWorkers: '100%',
      sequence: orderOf(process.env) ?? { sequencer: LongestFirst },
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
            // One document for all files of a worker; each file starts with fresh modules
            // (tests/support/pageSetup.ts).
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
        // Attacks on the built server over HTTP; a release only.
        { extends: true, test: { name: 'attack', environment: 'node', include: attack } },
      ],
    },
  }),
);
