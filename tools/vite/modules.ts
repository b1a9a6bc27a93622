/** Notes which modules went into which file, so that the size budget and tests/build.test.ts can prove what a page loads. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Vite plugin of both builds: writes .vite/modules.json, file → module paths from the root. */
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
      const list = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? [
              [
                chunk.fileName,
                chunk.moduleIds.map((id) => path.relative(root, id).replaceAll('\\', '/')),
              ] as const,
            ]
          : [],
      );
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'modules.json'), JSON.stringify(Object.fromEntries(list), null, 1));
    },
  };
}
