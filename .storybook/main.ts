/** Storybook: manual stories, and stories generated from the machines and pictures. */
import type { StorybookConfig } from '@storybook/react-vite';
import { machineIndexer, machineStories } from '#stories/machines/indexer.node.ts';
import { pictureIndexer, pictureStories } from '#stories/pictures/pictures.node.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../stories/**/*.stories.tsx',
    '../stories/machines/*.states.tsx',
    '../stories/pictures/*.pictures.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: (others) => [...(others ?? []), machineIndexer, pictureIndexer],
  viteFinal: (vite) => ({ ...vite, plugins: [machineStories(), pictureStories(), ...(vite.plugins ?? [])] }),
};
export default config;
