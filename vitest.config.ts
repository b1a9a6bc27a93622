/** Tests on Node: `unit` for all that needs no build, `build` for what the builds left. Stories: vitest.stories.config.ts. */
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig({ mode: 'test', command: 'serve' }),
  defineConfig({
    test: {
      environment: 'node',
      testTimeout: 30_000,
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
