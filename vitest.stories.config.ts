/** Stories as tests, with axe, in a browser; apart from vitest.config.ts because it loads the whole of Storybook. */
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { browserArguments } from './tools/browser.ts';
import viteConfig from './vite.config.ts';

/** The pictures begin first: one file with a quarter of the work, which begun last would keep one page busy alone. */
class PicturesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isPictures = ({ moduleId }: TestSpecification) => moduleId.endsWith('.pictures.tsx');
    return [...sorted.filter(isPictures), ...sorted.filter((file) => !isPictures(file))];
  }
}

// React as it is in the product. What its development build warns of fails the tests under jsdom (vitest.config.ts).
process.env['NODE_ENV'] = 'production';

export default mergeConfig(
  viteConfig({ mode: 'test', command: 'serve' }),
  defineConfig({
    // Everything that stories reach is bundled before the first one runs: a bundle that is found wanting in the middle
    // reloads the page under a running test.
    optimizeDeps: { entries: ['stories/**/*.tsx', '.storybook/*.tsx', 'src/**/*.tsx', 'src/**/*.ts'] },
    plugins: [storybookTest({ configDir: '.storybook' })],
    test: {
      name: 'storybook',
      // Longer than any wait inside a story: a story fails by what it waits for, which its message then names.
      testTimeout: 60_000,
      // One page draws all files of a worker; .storybook/preview.tsx leaves nothing of one story to the next.
      isolate: false,
      // A page is one process: two of them use two cores. Each has storage of its own.
      maxWorkers: 2,
      sequence: { sequencer: PicturesFirst },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
            args: browserArguments,
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
