/** The things that are made and not committed: typed operations, texts, the two builds; each remade when its sources changed. */
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, isMadeFrom, remember } from './fingerprint.mjs';
import { cutOperations } from './operations.mjs';
import { run, tryRun } from './run.mjs';

const packages = 'package-lock.json';

/** Writes src/gql from the SDL and the operations. */
export function makeOperations(node) {
  const print = fingerprint(
    ['schema', 'src', 'codegen.ts', 'tools/setup/operations.mjs', packages],
    /\.graphql$|codegen\.ts$|operations\.mjs$|package-lock/,
  );
  if (isMadeFrom('operations', print) && existsSync('src/gql/graphql.ts')) return;
  run(node, 'graphql-codegen', ['--config', 'codegen.ts', '--silent']);
  cutOperations();
  remember('operations', print);
}

/** Compiles the .po catalogues and publishes them as public/locales/{lng}/{ns}.json; without `loose` a missing English fails. */
export function makeTexts(node, loose) {
  const print = fingerprint(['src/locales', 'lingui.config.ts', packages]);
  const published = existsSync('public/locales');
  if (published && (isMadeFrom('texts', print) || (loose && isMadeFrom('texts, loosely', print)))) return;
  const strict = tryRun(node, 'lingui', ['compile', '--strict', '--workers', '1']);
  if (strict !== 0 && !loose) process.exit(strict);
  if (strict !== 0) run(node, 'lingui', ['compile', '--workers', '1']);
  publish();
  remember(strict === 0 ? 'texts' : 'texts, loosely', print);
}

// lingui writes JSON beside the .po; only the JSON is served.
function publish() {
  rmSync('public/locales', { recursive: true, force: true });
  for (const language of readdirSync('src/locales')) {
    const folder = path.join('src/locales', language);
    for (const name of readdirSync(folder)) {
      if (name.endsWith('.json'))
        cpSync(path.join(folder, name), path.join('public/locales', language, name));
    }
  }
}

const shared = [
  'src',
  'schema',
  'machines',
  'public',
  'index.html',
  'vite.config.ts',
  'tools/vite',
  packages,
];
const builds = {
  product: { folder: 'dist', sources: shared, args: [] },
  demo: { folder: 'dist-demo', sources: [...shared, 'backend', 'mock'], args: ['--mode', 'demo'] },
};

/** Builds `product` into dist/ or `demo` into dist-demo/; with `always` also when nothing changed. */
export function makeBuild(node, name, always) {
  const { folder, sources, args } = builds[name];
  const print = fingerprint(sources);
  if (!always && isMadeFrom(name, print) && existsSync(path.join(folder, 'index.html'))) return;
  run(node, 'vite', ['build', '--logLevel', 'warn', ...args]);
  remember(name, print);
}
