/**
 * The catalogues of texts: one per domain of src, one for each of its parts (`recognitions/admin` is
 * `recognitions-admin`), and `app` for every page. Spanish is written in the code.
 */
import { readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

// Sign-in is the first page: its texts load with the shell's, in one file.
const firstPage = ['app', 'api', 'auth', 'lib', 'people', 'session', 'telemetry', 'ui'];
const noTexts = ['gql', 'locales'];
/** A domain that is shown with parts of others below or above it: their texts come in its own file. */
const withTexts: Readonly<Record<string, readonly string[]>> = {
  admin: ['adminSections'],
  catalog: ['products'],
  pages: ['announcements'],
  points: ['ledger'],
  posts: ['feed'],
};

const domains = readdirSync('src', { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() &&
      ![...firstPage, ...noTexts, ...Object.values(withTexts).flat()].includes(entry.name),
  )
  .map((entry) => entry.name);

/** Folders inside a domain: a rarely opened screen must not enlarge the feed's texts. */
const partsOf = (domain: string): readonly string[] =>
  readdirSync(`src/${domain}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

// The gate that searches for texts not yet extracted writes into a separate folder.
const folder = process.env['APLAUSO_LOCALES'] ?? '<rootDir>/src/locales';
const catalog = (name: string, include: string[], apart: readonly string[] = []) => ({
  path: `${folder}/{locale}/${name}`,
  include: include.map((each) => `<rootDir>/src/${each}`),
  exclude: ['**/*.test.*', '**/*.stories.*', ...apart.map((each) => `<rootDir>/src/${each}/**`)],
});

export default defineConfig({
  sourceLocale: 'es',
  locales: ['es', 'en'],
  compileNamespace: 'json',
  // No line numbers: a moved line is not a changed text.
  format: formatter({ lineNumbers: false }),
  catalogs: [
    catalog(
      'app',
      [...firstPage, 'main.tsx'],
      partsOf('auth').map((part) => `auth/${part}`),
    ),
    // Texts of rare screens of sign-in load with these screens.
    ...partsOf('auth').map((part) => catalog(`auth-${part}`, [`auth/${part}`])),
    ...domains.flatMap((domain) => {
      const parts = partsOf(domain);
      return [
        catalog(
          domain,
          [domain, ...(withTexts[domain] ?? [])],
          parts.map((part) => `${domain}/${part}`),
        ),
        ...parts.map((part) => catalog(`${domain}-${part}`, [`${domain}/${part}`])),
      ];
    }),
  ],
});
