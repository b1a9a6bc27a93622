/** Packs the files of a build once, so that no server does it again after each start: beside them, in .vite/packed, as `<file>.br`. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|json|svg|webmanifest)$/;
/** In bytes; a smaller file fits into one packet anyway. */
const small = 1_024;
/** Beyond 9 a build takes several times as long for two percent less. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** Vite plugin: packs what the other plugins have written. */
export function packed(): Plugin {
  let folder = '';
  return {
    name: 'aplauso:packed',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        const files = names.filter((name) => compressible.test(name) && !name.startsWith('.vite'));
        await Promise.all(
          files.map(async (name) => {
            const body = readFileSync(path.join(folder, name));
            if (body.length < small) return;
            const target = path.join(folder, '.vite/packed', `${name}.br`);
            mkdirSync(path.dirname(target), { recursive: true });
            writeFileSync(target, await promisify(brotliCompress)(body, { params }));
          }),
        );
      },
    },
  };
}
