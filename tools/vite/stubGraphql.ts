/** Replaces `graphql` for graphql-request alone: a global alias would take it from the demo's facade too. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const stub = fileURLToPath(new URL('../../src/api/graphqlStub.ts', import.meta.url));

/** Vite plugin of both builds; the dev server pre-bundles the real one, which is harmless. */
export function stubGraphql(): Plugin {
  return {
    name: 'aplauso:stub-graphql',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'graphql' && importer?.replaceAll('\\', '/').includes('/node_modules/graphql-request/')
        ? stub
        : undefined,
  };
}
