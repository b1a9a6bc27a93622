/**
 * The worker scripts. The demo has one, /sw.js: our offline head, the notifications, and MSW's text; built into
 * dist-demo, or served by the dev server. The product has one, /push.js: only the notifications.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const notified = 'notified-worker.js';
const ownText = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const notKept = /^(sw\.js|headers\.json|operations\.json|index\.html|\.vite\/.*)$/;

/**
 * The script for these files of this build; without files it caches nothing and only contains MSW (dev
 * server).
 */
export function workerScript(files: readonly string[], build: string): string {
  const head = ownText('worker-head.js');
  const msw = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');
  // Functions as replacements, because file names may contain a `$`.
  const ours = head.replace('/* __FILES__ */', () => JSON.stringify(files)).replace('__BUILD__', () => build);
  return `${ours}\n${ownText(notified)}\n${msw}`;
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
          workerScript([...kept, '/'], hash.digest('hex').slice(0, 16)),
        );
      },
    },
  };
}

/** Vite plugin of the product: writes /push.js, which a page registers when its person wants notifications. */
export function pushWorker(): Plugin {
  return {
    name: 'aplauso:push-worker',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'push.js', source: ownText(notified) });
    },
  };
}
