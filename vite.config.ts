/**
 * The build of the app: the product (`vite build`) and the standalone demo (`vite build --mode demo`) from
 * one config.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { boot } from './tools/vite/boot.ts';
import { withoutDemoStyles } from './tools/vite/demoStyles.ts';
import { withoutDemoTexts } from './tools/vite/demoTexts.ts';
import { fileNameOf } from './tools/vite/chunks.ts';
import { firstPaint } from './tools/vite/firstPaint.ts';
import { headers } from './tools/vite/headers.ts';
import { installable } from './tools/vite/installable.ts';
import { modules } from './tools/vite/modules.ts';
import { operations } from './tools/vite/operations.ts';
import { packedFiles } from './tools/vite/packed.ts';
import { chunkTexts } from './tools/texts/chunkTexts.ts';
import { splash } from './tools/vite/splash.ts';
import { useStandIns as standIns } from './tools/vite/standIns.ts';
import { pushWorker, worker } from './tools/vite/worker.ts';

const root = path.dirname(fileURLToPath(import.meta.url));

// Storybook and vitest read this file too; only our own builds get a page, headers and a worker.
const isOurs = !process.env['VITEST'] && process.env['STORYBOOK'] !== 'true';

const page = (mode: string): Plugin[] => [
  modules(),
  ...splash(root),
  ...(mode === 'demo'
    ? [firstPaint(), headers('demo'), installable(), worker()]
    : [
        boot(root),
        headers('product'),
        pushWorker(),
        operations(root),
        withoutDemoTexts(),
        withoutDemoStyles(),
      ]),
  packedFiles(),
];

export default defineConfig(({ mode, command }) => ({
  root,
  plugins: [
    standIns(root),
    chunkTexts(root, isOurs && command === 'build'),
    react(),
    // Builds contain ids only: the texts come from /locales, and src/app/TextsGate.tsx reports missing texts.
    babel({ presets: [linguiTransformerBabelPreset()] }),
    tailwindcss(),
    ...(isOurs ? page(mode) : []),
  ],
  server: { port: 5173 },
  // The worker of exports loads its writer on demand.
  worker: { format: 'es', plugins: () => [standIns(root)] },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    // Required by Tailwind 4 and `light-dark()`.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    manifest: true,
    // Small fonts and images as data: addresses would require a weaker policy.
    assetsInlineLimit: 0,
    // Modules that load together share one file (below), so no separate preloads are needed.
    modulePreload: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // The server adds the second file to its pages if telemetry is configured; the demo has no server.
      ...(isOurs && mode !== 'demo'
        ? {
            input: {
              index: path.join(root, 'index.html'),
              telemetry: path.join(root, 'src/telemetry/start.ts'),
            },
          }
        : {}),
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: fileNameOf(root, { sharing: mode !== 'demo' }), debugName: 'files that load together' },
          ],
        },
      },
    },
  },
}));
