/** Removes the texts of the demo from the product; both builds copy them with all other texts. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Vite plugin of the product: deletes the texts of `src/demo` from the output. */
export function withoutDemoTexts(): Plugin {
  let folder = '';
  return {
    name: 'aplauso:demo-texts',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir, 'locales');
    },
    closeBundle() {
      // After a failed build there is no folder.
      for (const language of existsSync(folder) ? readdirSync(folder) : [])
        for (const file of readdirSync(path.join(folder, language)))
          if (/^demo(-\w+)?\.json$/.test(file)) rmSync(path.join(folder, language, file));
    },
  };
}
