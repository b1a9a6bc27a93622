/** Replaces what libraries import and we never use, by importer: a global alias would take it from everybody else too. */
import path from 'node:path';
import type { Plugin } from 'vite';

interface StandIn {
  /** What is imported, as it is written there. */
  readonly of: RegExp;
  /** The package, or its folder, that imports it. */
  readonly where: string;
  readonly by: string;
}

const unused = 'mock/tab/throwingStubs.ts';
const standIns: readonly StandIn[] = [
  { of: /^graphql$/, where: 'graphql-request', by: 'src/api/graphqlStub.ts' },
  { of: /\/createLucideIcon\.mjs$/, where: 'lucide-react', by: 'src/ui/lucideIcon.ts' },
  // React has it itself; the shim is for React 17.
  { of: /^use-sync-external-store\/shim$/, where: 'use-sync-external-store', by: 'src/lib/externalStore.ts' },
  { of: /^use-sync-external-store\/shim$/, where: '@xstate/react', by: 'src/lib/externalStore.ts' },
  { of: /^use-sync-external-store\/shim$/, where: '@lingui/react', by: 'src/lib/externalStore.ts' },
  { of: /^use-sync-external-store\/shim\/index\.js$/, where: 'wouter', by: 'src/lib/externalStore.ts' },
  // The cookie jar of msw brings the public suffix list (113 kB gz).
  { of: /^tough-cookie$/, where: 'msw', by: unused },
  // Patterns with names and wildcards anywhere: ours are an address, or all that begin with one.
  { of: /^@msw\/url$/, where: 'msw', by: unused },
  { of: /^@mswjs\/interceptors\/(fetch|XMLHttpRequest|WebSocket)$/, where: 'msw', by: unused },
  // Changes by path, relations and sorting: the collections only keep.
  { of: /^(mutative|es-toolkit(\/compat)?)$/, where: '@msw/data', by: unused },
  { of: /\/validation\/validate\.mjs$/, where: 'graphql/utilities', by: unused },
  { of: /\/type\/validate\.mjs$/, where: 'graphql/execution', by: unused },
  // Only words of messages about wrong documents, which the tests and Node's own edge see whole.
  { of: /\/language\/printer\.mjs$/, where: 'graphql', by: unused },
  { of: /\/jsutils\/(suggestionList|didYouMean)\.mjs$/, where: 'graphql', by: unused },
  // Nobody explores the schema of the demo; `__typename` is all that is left.
  { of: /\/introspection\.mjs$/, where: 'graphql', by: 'mock/tab/introspection.ts' },
  // Other applications under ours, forms that it reads for us, pages that are written as templates.
  { of: /\/utils\/(mount|body|html)\.js$/, where: 'hono/dist', by: unused },
];

// Names and list keys of icons are for lucide's builder, for which lucideIcon.ts stands in; random letters do not compress.
const icons = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const bareIcon = (code: string): string =>
  code.replaceAll(/,?\s*key: "[^"]*"|name: "[^"]*",\s*size: 24,/g, '');

// Sheets of more than 160 kB are zipped in a worker made of text, which our headers forbid: the export would fail.
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

/** Vite's own loader also preloads scripts, which our builds never ask for; wherever files do not lie below the root, it stays. */
const loader = '\0vite/preload-helper.js';

/** Vite plugin of every build; the dev server pre-bundles the real ones, which is harmless. */
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
