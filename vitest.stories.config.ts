/** Stories as tests, with axe, in a browser; apart from vitest.config.ts because it loads the whole of Storybook. */
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserArguments } from './tools/browser.ts';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig({ mode: 'test', command: 'serve' }),
  defineConfig({
    // Everything that stories reach is bundled before the first one runs: a bundle that is found wanting in the middle
    // reloads the page under a running test.
    optimizeDeps: { entries: ['stories/**/*.tsx', '.storybook/*.tsx', 'src/**/*.tsx', 'src/**/*.ts'] },
    plugins: [storybookTest({ configDir: '.storybook' })],
    test: {
      name: 'storybook',
      testTimeout: 30_000,
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
