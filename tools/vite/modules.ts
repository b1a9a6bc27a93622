/**
 * Records the modules of each output file, so that the size budget and tests/build.test.ts can check what a
 * page loads.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Vite plugin of both builds: writes .vite/modules.json, file → path of the module relative to the root → its
 * bytes before minifying.
 */
export function modules(): Plugin {
  let root = '';
  return {
    name: 'aplauso:modules',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    writeBundle(options, bundle) {
      const folder = path.join(options.dir ?? root, '.vite');
      const from = (id: string) => path.relative(root, id).replaceAll('\\', '/');
      const list = Object.values(bundle).flatMap((chunk) => {
        if (chunk.type !== 'chunk') return [];
        const parts = Object.entries(chunk.modules).map(
          ([id, part]) => [from(id), part.renderedLength] as const,
        );
        return [[chunk.fileName, Object.fromEntries(parts)] as const];
      });
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'modules.json'), JSON.stringify(Object.fromEntries(list), null, 1));
    },
  };
}
