/**
 * Replaces modules that libraries import and the project never uses. Works by importer, because a global
 * alias would affect all importers.
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
  { of: /\/createLucideIcon\.mjs$/, where: 'lucide-react', by: 'src/ui/lucideIcon.ts' },
  // React itself contains this hook; the shim is for React 17.
  { of: /^use-sync-external-store\/shim$/, where: 'use-sync-external-store', by: 'src/lib/externalStore.ts' },
  { of: /^use-sync-external-store\/shim$/, where: '@xstate/react', by: 'src/lib/externalStore.ts' },
  { of: /^use-sync-external-store\/shim$/, where: '@lingui/react', by: 'src/lib/externalStore.ts' },
  { of: /^use-sync-external-store\/shim\/index\.js$/, where: 'wouter', by: 'src/lib/externalStore.ts' },
  // The cookie jar of msw contains the public suffix list (113 kB gz).
  { of: /^tough-cookie$/, where: 'msw', by: unused },
  // Supports names and wildcards anywhere; the demo only needs an address, or a prefix of addresses.
  { of: /^@msw\/url$/, where: 'msw', by: unused },
  { of: /^@mswjs\/interceptors\/(fetch|XMLHttpRequest|WebSocket)$/, where: 'msw', by: unused },
  // Updates by path, relations and sorting: the collections of the demo only store rows.
  { of: /^(mutative|es-toolkit(\/compat)?)$/, where: '@msw/data', by: unused },
  { of: /\/validation\/validate\.mjs$/, where: 'graphql/utilities', by: unused },
  { of: /\/type\/validate\.mjs$/, where: 'graphql/execution', by: unused },
  // Only messages about invalid documents, which the tests and the server on Node see in full.
  { of: /\/language\/printer\.mjs$/, where: 'graphql', by: unused },
  { of: /\/jsutils\/(suggestionList|didYouMean)\.mjs$/, where: 'graphql', by: unused },
  // The demo needs no introspection of its schema except `__typename`.
  { of: /\/introspection\.mjs$/, where: 'graphql', by: 'mock/tab/introspection.ts' },
  // Mounted applications, parsed form bodies, and pages as templates.
  { of: /\/utils\/(mount|body|html)\.js$/, where: 'hono/dist', by: unused },
];

// Names and list keys of icons are for lucide's builder, which lucideIcon.ts replaces; random letters do not
// compress.
const icons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const bareIcon = (code: string): string =>
  code.replaceAll(/,?\s*key: "[^"]*"|name: "[^"]*",\s*size: 24,/g, '');

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

/**
 * Vite's own loader also preloads scripts, which our builds never need; it stays if the files are not below
 * the root.
 */
const loader = '\0vite/preload-helper.js';

/** Vite plugin of every build; the dev server pre-bundles the real modules, which is harmless. */
export function useStandIns(root: string): Plugin {
  let isBelowRoot = false;
  return {
    name: 'aplauso:stand-ins',
    apply: 'build',
    enforce: 'pre',
    configResolved({ base, build }) {
      isBelowRoot = base === '/' && build.modulePreload === false;
    },
    resolveId(source, importer) {
      if (source === loader && isBelowRoot) return path.join(root, 'src/lib/preload.ts');
      const from = importer?.replaceAll('\\', '/') ?? '';
      const found = standIns.find(
        ({ of, where }) => of.test(source) && from.includes(`/node_modules/${where}/`),
      );
      return found && path.join(root, found.by);
    },
    transform: {
      filter: { id: [icons, zipper] },
      handler: (code, id) => ({ code: icons.test(id) ? bareIcon(code) : atOnce(code), map: null }),
    },
  };
}
