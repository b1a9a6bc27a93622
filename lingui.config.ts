/** The catalogues of texts (tools/texts/catalogs.ts). Spanish is written in the code. */
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { catalogs } from './tools/texts/catalogs.ts';

// The gate that searches for texts not yet extracted writes into a separate folder.
const folder = process.env['APLAUSO_LOCALES'] ?? '<rootDir>/src/locales';

export default defineConfig({
  sourceLocale: 'es',
  locales: ['es', 'en'],
  compileNamespace: 'json',
  // The runtime of the macros; only `Trans` is our own.
  runtimeConfigModule: { Trans: ['#src/lib/Trans.tsx', 'Trans'] },
  // No line numbers: a moved line is not a changed text.
  format: formatter({ lineNumbers: false }),
  catalogs: catalogs().map(({ name, include, apart }) => ({
    path: `${folder}/{locale}/${name}`,
    include: include.map((path) => `<rootDir>/src/${path}`),
    exclude: ['**/*.test.*', '**/*.stories.*', ...apart.map((path) => `<rootDir>/src/${path}/**`)],
  })),
});
