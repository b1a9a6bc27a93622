/**
 * Compresses the files of a build once, so that a server need not repeat it at each start
 * (server/packing.ts).
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Plugin } from 'vite';
import { isServed, isWorthPacking, packed, packedFolder } from '#server/packing.ts';

/** Vite plugin: compresses the output of the other plugins. */
export function packedFiles(): Plugin {
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
        const names = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
        await Promise.all(
          names.map(async (name) => {
            if (!isServed(name.replaceAll('\\', '/'))) return;
            const body = readFileSync(path.join(folder, name));
            if (!isWorthPacking(getMimeType(name) ?? '')) return;
            const small = await packed(body);
            if (small.byteLength >= body.length) return;
            const target = path.join(folder, packedFolder, `${name}.br`);
            mkdirSync(path.dirname(target), { recursive: true });
            writeFileSync(target, small);
          }),
        );
      },
    },
  };
}
