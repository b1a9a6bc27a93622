/**
 * The demo's only worker script, /sw.js: our offline head followed by MSW's text; built into dist-demo, or
 * served by the dev server.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const notKept = /^(sw\.js|headers\.json|operations\.json|index\.html|\.vite\/.*)$/;

/**
 * The script for these files of this build; without files it caches nothing and only contains MSW (dev
 * server).
 */
export function workerScript(files: readonly string[], build: string): string {
  const head = readFileSync(new URL('worker-head.js', import.meta.url), 'utf8');
  const msw = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');
  // Functions as replacements, because file names may contain a `$`.
  const ours = head.replace('/* __FILES__ */', () => JSON.stringify(files)).replace('__BUILD__', () => build);
  return `${ours}\n${msw}`;
}

/** Vite plugin of the demo: writes or serves /sw.js. */
export function worker(): Plugin {
  let folder = '';
  return {
    name: 'aplauso:worker',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    configureServer(server) {
      server.middlewares.use('/sw.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(workerScript([], 'dev'));
      });
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const names = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) =>
            path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
          )
          .sort();
        const hash = createHash('sha256');
        for (const name of names) hash.update(name).update(readFileSync(path.join(folder, name)));
        const kept = names.filter((name) => !notKept.test(name)).map((name) => `/${name}`);
        writeFileSync(
          path.join(folder, 'sw.js'),
          workerScript(['/', ...kept], hash.digest('hex').slice(0, 16)),
        );
      },
    },
  };
}
