/** Tests on Node: `unit` for all that needs no build, `build` for what the builds left. Stories: vitest.stories.config.ts. */
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import viteConfig from './vite.config.ts';

/** What takes minutes begins first: begun last, it would keep one worker busy while the others have nothing left. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => /\.slow\.test\.|tests\/contract\//.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default mergeConfig(
  viteConfig({ mode: 'test', command: 'serve' }),
  defineConfig({
    test: {
      environment: 'node',
      testTimeout: 30_000,
      // All cores: left to itself, Vitest keeps one back, and so half of a machine of two.
      maxWorkers: '100%',
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            // Apollo, left to Node, would bring a second copy of graphql.
            server: { deps: { inline: [/@apollo\/server/] } },
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: ['tests/build.test.ts', 'tests/e2e/**'],
          },
        },
        { extends: true, test: { name: 'build', include: ['tests/build.test.ts'] } },
      ],
    },
  }),
);
