/**
 * The catalogues of texts: one per domain of src, one for each of its parts (`recognitions/admin` is
 * `recognitions-admin`), and `app` for every page.
 */
import { readdirSync } from 'node:fs';

// Sign-in is the first page: its texts load with the shell's, in one file.
const firstPage = ['app', 'api', 'auth', 'lib', 'people', 'session', 'telemetry', 'ui'];
const noTexts = ['errands', 'gql', 'locales'];
/** A domain that is shown with parts of others below or above it: their texts come in its own file. */
const withTexts: Readonly<Record<string, readonly string[]>> = {
  admin: ['adminSections'],
  catalog: ['products'],
  pages: ['announcements'],
  points: ['ledger'],
  posts: ['feed'],
};

/** A catalogue with the folders and files of its texts, relative to `src`; the folders `apart` are not in it. */
export interface Catalog {
  readonly name: string;
  readonly include: readonly string[];
  readonly apart: readonly string[];
}

const foldersOf = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Every catalogue; folders inside a domain have their own, so that a rare screen does not enlarge the feed's. */
export function catalogs(): readonly Catalog[] {
  const merged = new Set([...firstPage, ...noTexts, ...Object.values(withTexts).flat()]);
  const parts = (domain: string): readonly string[] =>
    foldersOf(`src/${domain}`).map((part) => `${domain}/${part}`);
  // Texts of rare screens of sign-in load with these screens.
  const apart = (domain: string): readonly Catalog[] =>
    parts(domain).map((part) => ({ name: part.replace('/', '-'), include: [part], apart: [] }));
  return [
    { name: 'app', include: [...firstPage, 'main.tsx'], apart: parts('auth') },
    ...apart('auth'),
    ...foldersOf('src')
      .filter((domain) => !merged.has(domain))
      .flatMap((domain) => [
        { name: domain, include: [domain, ...(withTexts[domain] ?? [])], apart: parts(domain) },
        ...apart(domain),
      ]),
  ];
}

const holds = (path: string, file: string): boolean => file === path || file.startsWith(`${path}/`);

/** The name of the catalogue with the texts of a file, which is relative to `src`; undefined without one. */
export const catalogOf = (file: string, all: readonly Catalog[]): string | undefined =>
  all.find(
    ({ include, apart }) =>
      include.some((path) => holds(path, file)) && !apart.some((path) => holds(path, file)),
  )?.name;
