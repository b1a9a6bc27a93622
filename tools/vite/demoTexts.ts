/** The words of the demo's own parts stand among the texts that both builds copy; the product gets none of them. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Vite plugin of the product: takes the texts of `src/demo` out of what it wrote. */
export function withoutDemoTexts(): Plugin {
  let folder = '';
  return {
    name: 'aplauso:demo-texts',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir, 'locales');
    },
    closeBundle() {
      for (const language of readdirSync(folder))
        for (const file of readdirSync(path.join(folder, language)))
          if (/^demo(-\w+)?\.json$/.test(file)) rmSync(path.join(folder, language, file));
    },
  };
}
