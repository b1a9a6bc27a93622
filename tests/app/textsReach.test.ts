/** Each screen loads the catalogues of all parts it can reach, so that no text is missing after opening a link. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sections } from '#src/adminSections/sections.ts';
import { chunks } from '#src/app/screenParts.ts';

const src = path.resolve('src');
/** As in lingui.config.ts: the texts of these folders load with the first page. */
const firstPage = ['app', 'api', 'auth', 'lib', 'people', 'session', 'telemetry', 'ui'];
const withTexts: Readonly<Record<string, string>> = {
  adminSections: 'admin',
  announcements: 'pages',
  feed: 'posts',
  ledger: 'points',
  products: 'catalog',
};

/** The catalogue that holds the texts of a file. */
function catalogueOf(file: string): string {
  const [domain = '', part = '', ...rest] = path.relative(src, file).split(path.sep);
  const isPart = rest.length > 0;
  if (part === '' || (firstPage.includes(domain) && !(domain === 'auth' && isPart))) return 'app';
  return isPart ? `${domain}-${part}` : (withTexts[domain] ?? domain);
}

function resolved(from: string, said: string): string | undefined {
  const file = said.startsWith('#src/')
    ? path.join(src, said.slice('#src/'.length))
    : said.startsWith('.')
      ? path.resolve(path.dirname(from), said)
      : '';
  return /\.tsx?$/u.test(file) && !file.includes(`${path.sep}gql${path.sep}`) && existsSync(file)
    ? file
    : undefined;
}

/** The imports of a file that can have texts, and the catalogues that the file loads itself. */
function read(file: string) {
  const code = readFileSync(file, 'utf8');
  const all = (pattern: RegExp): string[] => [...code.matchAll(pattern)].map(([, said = '']) => said);
  const imports = [
    ...all(/(?:^|\n)(?:import|export)\s(?!type)[^;]*?from '([^']+)'/gu),
    ...all(/import\('([^']+)'\)/gu),
  ];
  return {
    hasWords: /@lingui\/(?:react|core)\/macro/u.test(code),
    imports: imports.flatMap((said) => resolved(file, said) ?? []),
    loads: all(/texts\.load\('([\w-]+)'\)/gu),
  };
}
const known = new Map<string, ReturnType<typeof read>>();

/**
 * The catalogues that are reachable from a file, each with a file that needs it. Skips catalogues that parts load
 * themselves.
 */
function neededBy(entry: string): ReadonlyMap<string, string> {
  const seen = new Set<string>();
  const needed = new Map<string, string>();
  const loaded = new Set(['app']);
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const facts = known.get(file) ?? read(file);
    known.set(file, facts);
    if (facts.hasWords) needed.set(catalogueOf(file), path.relative(src, file));
    for (const name of facts.loads) loaded.add(name);
    waiting.push(...facts.imports);
  }
  for (const name of loaded) needed.delete(name);
  return needed;
}

/** The import of each entry of a table, in the order of the table. */
function entriesIn(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/import\('([^']+)'\)/gu)].flatMap(([, said = '']) => resolved(file, said) ?? []);
}

const lacking = (entry: string, names: readonly string[]): readonly string[] =>
  [...neededBy(entry)].filter(([name]) => !names.includes(name)).map(([name, why]) => `${name} (${why})`);

describe('a screen opened by its link', () => {
  const entries = entriesIn(path.join(src, 'app', 'screenParts.ts'));

  test('the table of screen parts has an entry for each chunk', () => {
    expect(entries).toHaveLength(chunks.length);
  });

  // The administration loads the texts of each section itself.
  test.each(chunks.filter(([at]) => !at.startsWith('/admin')).map(([at, names]) => ({ at, names })))(
    'the screen at $at loads the texts of every part it can reach',
    ({ at, names }) => {
      const entry = entries[chunks.findIndex(([one]) => one === at)] ?? '';
      expect(neededBy(entry).size).toBeGreaterThan(0);
      expect(lacking(entry, names)).toEqual([]);
    },
  );
});

describe('an administration section opened by its link', () => {
  const files = ['people', 'recognition', 'store', 'organization'].map((group) =>
    path.join(src, 'adminSections', `${group}Sections.ts`),
  );
  const entries = files.flatMap(entriesIn);
  const built = sections.filter(({ load }) => load !== null);

  test('the tables of sections have an entry for each built section', () => {
    expect(entries).toHaveLength(built.length);
  });

  test.each(built.map(({ id, texts }, place) => ({ id, texts, place })))(
    'the administration section $id loads the texts of every part it can reach',
    ({ texts, place }) => {
      expect(lacking(entries[place] ?? '', [...texts, 'admin'])).toEqual([]);
    },
  );
});
