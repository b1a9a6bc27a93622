/**
 * Stories as tests, with axe, in a browser; separate from vitest.config.ts because it loads all of Storybook.
 */
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { browserArguments } from './tools/browser.ts';
import { orderOf } from './tools/seed.ts';
import viteConfig from './vite.config.ts';

/**
 * The pictures start first: they are one file with a quarter of the work, which would keep one page busy at
 * the end.
 */
class PicturesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isPictures = ({ moduleId }: TestSpecification) => moduleId.endsWith('.pictures.tsx');
    return [...sorted.filter(isPictures), ...sorted.filter((file) => !isPictures(file))];
  }
}

// The production build of React, as in the product. Warnings of its development build fail the tests under
// jsdom (vitest.config.ts).
process.env['NODE_ENV'] = 'production';

export default mergeConfig(
  viteConfig({ mode: 'test', command: 'serve' }),
  defineConfig({
    // Bundles all dependencies of stories before the first story runs: a later bundle would reload the page
    // during a test.
    optimizeDeps: { entries: ['stories/**/*.tsx', '.storybook/*.tsx', 'src/**/*.tsx', 'src/**/*.ts'] },
    plugins: [storybookTest({ configDir: '.storybook' })],
    test: {
      name: 'storybook',
      // Longer than any wait inside a story, so that a story fails at its own wait, whose message names the
      // cause.
      testTimeout: 60_000,
      // As journeys (playwright.config.ts): what passes at the second try is listed as flaky.
      retry: process.env['APLAUSO_ONCE'] === '1' ? 0 : 1,
      // One page draws all files of a worker; .storybook/preview.tsx cleans it between stories.
      isolate: false,
      // A page is one process: two pages use two cores. Each page has its own storage.
      maxWorkers: 2,
      sequence: orderOf(process.env) ?? { sequencer: PicturesFirst },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
            args: browserArguments,
          },
          // As journeys: each dialog would be waited for until it has faded in.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
