/**
 * Selects the tests of `npm run check` for the changed files. Tests on a whole deployment import every
 * domain, so the import graph alone would select all of them. Therefore a test belongs to the areas whose
 * modules it (or a helper beside it) imports directly, whose calls it names, and whose folder it is in.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allRows } from '#schema/contract.ts';
import { methodOf, pathOf } from '#schema/kit/endpoint.ts';
import { servedBy } from '#tools/domains/backend.ts';

/** The tests on Node that a check runs. */
export interface Selection {
  /** Test files; `all` if a file changed that most of the code imports. */
  readonly files: readonly string[] | 'all';
  /** Domains whose rows the contract tests check. */
  readonly domains: readonly string[];
}

/** Areas that most other areas import. */
const everywhere = new Set(['kit', 'http', 'calls', 'store', 'api', 'app', 'lib', 'ui', 'support']);
/** Tests that read the source tree itself. */
const always = [
  'tests/architecture.test.ts',
  'tests/architecture/backendDomains.test.ts',
  'tests/architecture/circles.test.ts',
  'tests/architecture/srcDomains.test.ts',
];
const layers = /^(?:schema|backend|src|machines|mock|server|stories)\//;

/**
 * The area of a file, its layer and folder (`backend/posts`); undefined for a file that belongs to all areas.
 */
export function areaOf(file: string): string | undefined {
  const [layer = '', folder = '', ...rest] = file.split('/');
  if (layer === 'machines' || layer === 'server') return layer;
  return rest.length > 0 && !everywhere.has(folder) ? `${layer}/${folder}` : undefined;
}

const importsIn = (text: string): string[] =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, name = '']) => name);

/** The file of an import, relative to the root; undefined for a package. */
function fileOf(name: string, from: string): string | undefined {
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : undefined;
}

const routes = allRows.map(({ domain, row }) => ({
  domain,
  route: new RegExp(
    `^${methodOf(row)} ${pathOf(row)
      .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/\{\w+\}/g, '[^/]+')}$`,
  ),
}));

/** Domains whose calls a test names, such as `POST /surveys/1/vote`. */
function domainsCalled(text: string): Set<string> {
  const named = new Set(
    [...text.matchAll(/\b(?:GET|POST|PUT|PATCH|DELETE) \/[^\s'"`?]*/g)].map(([name]) => name),
  );
  return new Set(
    [...named].flatMap((name) => routes.filter(({ route }) => route.test(name)).map(({ domain }) => domain)),
  );
}

/** Areas of a test, including the helpers beside it. */
function areasOfTest(test: string, seen = new Set<string>()): Set<string> {
  const areas = new Set<string>();
  if (seen.has(test) || !existsSync(test)) return areas;
  seen.add(test);
  const text = readFileSync(test, 'utf8');
  const own = test.split('/')[1] ?? '';
  for (const layer of ['schema', 'backend', 'src', 'mock']) areas.add(`${layer}/${own}`);
  areas.add(own);
  for (const domain of domainsCalled(text)) {
    areas.add(`schema/${domain}`);
    for (const folder of [domain, ...(servedBy[domain] ?? [])]) areas.add(`backend/${folder}`);
  }
  for (const name of importsIn(text)) {
    const file = fileOf(name, test);
    if (file === undefined) continue;
    if (file.startsWith('tests/')) {
      if (!file.startsWith('tests/support/')) for (const each of areasOfTest(file, seen)) areas.add(each);
    } else if (layers.test(file)) areas.add(areaOf(file) ?? '');
  }
  return areas;
}

/** Selects tests for changed files; a changed test selects itself, documents and stories select nothing. */
export function testsFor(changed: readonly string[]): Selection {
  const isTest = (file: string) => /^tests\/.*\.test\.tsx?$/.test(file);
  const silent = /^(?:docs|stories|\.storybook|tests\/e2e|\.ci|tools)\/|\.md$|\.po$/;
  const tests = globSync('tests/**/*.test.{ts,tsx}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.slow.') && file !== 'tests/build.test.ts');
  const sources = changed.filter((file) => !silent.test(file) && !isTest(file));
  const domains = new Set(allRows.map(({ domain }) => domain));

  const areas = new Set<string>();
  for (const file of sources) {
    const area = file.startsWith('tests/') || layers.test(file) ? areaOf(file) : undefined;
    if (area === undefined) return { files: 'all', domains: [...domains] };
    areas.add(area);
  }
  const isRelated = (test: string) => [...areasOfTest(test)].some((area) => areas.has(area));
  const ofTools = changed.some((file) => file.startsWith('tools/'))
    ? tests.filter((file) => file.startsWith('tests/tools/') || file === 'tests/lint.test.ts')
    : [];
  const files = new Set([
    ...always,
    ...ofTools,
    ...changed.filter((file) => tests.includes(file)),
    ...(areas.size > 0 ? tests.filter(isRelated) : []),
  ]);
  const inBackend = [...areas].filter((area) => /^(?:schema|backend)\//.test(area));
  return {
    files: [...files],
    domains: [...domains].filter((domain) =>
      inBackend.some((area) => [domain, ...(servedBy[domain] ?? [])].includes(area.split('/')[1] ?? '')),
    ),
  };
}
