/**
 * Replaces modules that libraries import and the project never uses, each for more than it would weigh in the first
 * load: docs/decisions/0029-replaced-library-internals.md. Works by importer, because a global alias would affect
 * all importers.
 */
import path from 'node:path';
import type { Plugin } from 'vite';

interface StandIn {
  /** The import specifier, as written in the importer. */
  readonly of: RegExp;
  /** The package, or its folder, with the import. */
  readonly where: string;
  readonly by: string;
}

const unused = 'mock/tab/throwingStubs.ts';
const standIns: readonly StandIn[] = [
  { of: /^graphql$/, where: 'graphql-request', by: 'src/api/graphqlStub.ts' },
  // The cookie jar of msw contains the public suffix list.
  { of: /^tough-cookie$/, where: 'msw', by: unused },
  { of: /^@mswjs\/interceptors\/(fetch|XMLHttpRequest|WebSocket)$/, where: 'msw', by: unused },
  { of: /\/validation\/validate\.mjs$/, where: 'graphql/utilities', by: unused },
  { of: /\/type\/validate\.mjs$/, where: 'graphql/execution', by: unused },
];

// write-excel-file zips sheets of more than 160 kB in a worker made from text. Our headers forbid it, so the
// export would fail.
const zipper = /[\\/]write-excel-file[\\/]modules[\\/]zip[\\/]zipToArrayBuffer\.js$/;
const workers = /import \{ zip \} from 'fflate';/;
function atOnce(code: string): string {
  if (!workers.test(code))
    throw new Error('write-excel-file zips in another way now: see tools/vite/standIns.ts.');
  return code.replace(
    workers,
    "import { zipSync } from 'fflate';\nconst zip = (files, done) => done(null, zipSync(files));",
  );
}

/** Vite plugin of every build; the dev server pre-bundles the real modules, which is harmless. */
export function useStandIns(root: string): Plugin {
  return {
    name: 'aplauso:stand-ins',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const from = importer?.replaceAll('\\', '/') ?? '';
      const found = standIns.find(
        ({ of, where }) => of.test(source) && from.includes(`/node_modules/${where}/`),
      );
      return found && path.join(root, found.by);
    },
    transform: {
      filter: { id: zipper },
      handler: (code) => ({ code: atOnce(code), map: null }),
    },
  };
}
