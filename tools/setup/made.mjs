/**
 * Generated outputs that are not committed: typed operations, texts, the two builds; each is regenerated if
 * its sources changed.
 */
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, isMadeFrom, remember } from './fingerprint.mjs';
import { cutOperations } from './operations.mjs';
import { run, tryRun } from './run.mjs';

/** The inputs of every output: the versions of the tools, their settings, and this file. */
const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'tools/setup/made.mjs'];
const sdl = ['tools/sdl'];
const operations = ['codegen.ts', 'tools/sdl', 'tools/setup/operations.mjs'];
const texts = ['src/locales', 'lingui.config.ts'];

const facade = 'schema/gql/facade.graphql';

/** Derives the SDL from the rows, and generates src/gql from it and the operations. */
export function makeOperations(node) {
  const rows = fingerprint(['schema', ...sdl, ...settings]);
  if (!isMadeFrom('sdl', rows) || !existsSync(facade)) {
    run(node, 'node', ['tools/sdl/write.ts']);
    remember('sdl', rows);
  }
  const print = fingerprint(
    [facade, 'src', ...operations, ...settings],
    (file) => /\.(?:graphql|queries\.ts|writes\.ts)$/.test(file) || !/^src[\\/]/.test(file),
  );
  if (isMadeFrom('operations', print) && existsSync('src/gql/graphql.ts')) return;
  run(node, 'graphql-codegen', ['--config', 'codegen.ts', '--silent']);
  cutOperations();
  remember('operations', print);
}

/**
 * Compiles the .po catalogues and publishes them as public/locales/{lng}/{ns}.json; without `loose` a missing
 * English text fails.
 */
export function makeTexts(node, loose) {
  const print = fingerprint([...texts, ...settings]);
  // Storybook reads the compiled texts beside their sources, the app reads the published ones.
  const published = ['public/locales/es', 'src/locales/es'].every(
    (folder) => existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.json')),
  );
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

/** Generated code and texts depend on their sources, so the sources are listed here. */
const shared = [
  'src',
  'schema',
  'machines',
  'public',
  'index.html',
  'vite.config.ts',
  'tools/vite',
  'server/packing.ts',
  ...sdl,
  ...operations,
  ...texts,
  ...settings,
];
const builds = {
  product: { folder: 'dist', sources: shared, args: [] },
  demo: { folder: 'dist-demo', sources: [...shared, 'backend', 'mock'], args: ['--mode', 'demo'] },
};

/** The hash of all sources of a build of `product` or `demo`. */
export const printOf = (name) => fingerprint(builds[name].sources);

/** Whether a build of `product` or `demo` was made from the current sources. */
export const isBuilt = (name) =>
  isMadeFrom(name, printOf(name)) && existsSync(path.join(builds[name].folder, 'index.html'));

/** Builds `product` into dist/ or `demo` into dist-demo/; with `always` also without changes. */
export function makeBuild(node, name, always) {
  if (!always && isBuilt(name)) return;
  const print = printOf(name);
  run(node, 'vite', ['build', '--logLevel', 'warn', ...builds[name].args]);
  remember(name, print);
}
