/** Computes all files of a new domain before the first file is written. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { Refusal } from './refusal.ts';
import { register, type Registration } from './register.ts';
import { namesOf, type Wish } from './wish.ts';

/** A call of the specification. */
const ListedCall = z.object({ domain: z.string(), call: z.string(), method: z.string(), path: z.string() });
type ListedCall = z.output<typeof ListedCall>;

/** A file to write: a new file, or an existing one with an added entry. */
export interface Write {
  readonly file: string;
  readonly text: string;
  readonly isNew: boolean;
}

/** The calls of the specification in the project at `root`. */
export const listedCalls = (root: string): readonly ListedCall[] =>
  z.array(ListedCall).parse(JSON.parse(readFileSync(path.join(root, 'tests/contract/calls.json'), 'utf8')));

type Names = ReturnType<typeof namesOf>;

/** The target file of each template. */
const targets = ({ domain, Domain, One }: Names): Readonly<Record<string, string>> => ({
  'endpoints.ts': `schema/${domain}/${domain}.endpoints.ts`,
  'resolvers.ts': `schema/${domain}/${domain}.resolvers.ts`,
  'tables.ts': `backend/${domain}/${domain}.tables.ts`,
  'service.ts': `backend/${domain}/${domain}.service.ts`,
  'operations.graphql': `src/${domain}/${domain}.graphql`,
  'queries.ts': `src/${domain}/${domain}.queries.ts`,
  'Form.tsx': `src/${domain}/${One}Form.tsx`,
  'List.tsx': `src/${domain}/${One}List.tsx`,
  'Screen.tsx': `src/${domain}/${Domain}Screen.tsx`,
  'stories.tsx': `stories/${domain}/${Domain}Screen.stories.tsx`,
  'seed.ts': `mock/world/seeds/${domain}.seed.ts`,
  'samples.ts': `tests/contract/samples/${domain}.samples.ts`,
  'domain.test.ts': `tests/${domain}/${domain}.test.ts`,
});

const registrations = ({ domain, one, table }: Names): readonly Registration[] => [
  {
    file: 'schema/contract.ts',
    imports: { name: `${one}Endpoints`, from: `./${domain}/${domain}.endpoints.ts` },
    opens: 'export const contract = {',
    closes: '} as const;',
    entry: `  ${domain}: ${one}Endpoints,`,
  },
  {
    file: 'schema/facade.ts',
    imports: { name: `${one}Resolvers`, from: `./${domain}/${domain}.resolvers.ts` },
    opens: 'export const domains = [',
    closes: '] as const;',
    entry: `  ${one}Resolvers,`,
  },
  {
    file: 'backend/services.ts',
    imports: { name: `${one}Service`, from: `./${domain}/${domain}.service.ts` },
    opens: 'export const services:',
    closes: '};',
    entry: `  ${domain}: ${one}Service,`,
  },
  {
    file: 'backend/tables.ts',
    imports: { name: domain, from: `./${domain}/${domain}.tables.ts` },
    opens: 'export const tables: readonly Table[] = [',
    closes: '];',
    entry: `  ${domain},`,
  },
  // Above every other feature.
  {
    file: 'tools/domains/backend.ts',
    opens: 'export const backendOrder = [',
    closes: '  // One call, from request to answer.',
    entry: `  '${domain}',`,
  },
  // Added at the end: the ids of a table depend on its position in this list.
  {
    file: 'mock/world/ids.ts',
    opens: 'const kinds = [',
    closes: '] as const;',
    entry: `  '${table}',`,
  },
  {
    file: 'mock/world/organization.ts',
    imports: { name: `${one}Seed`, from: `./seeds/${domain}.seed.ts` },
    opens: '\n    rows: {',
    closes: '    },',
    entry: `      ...${one}Seed(plan),`,
  },
  // The last of the features: it may use all others, and none of them uses it yet.
  {
    file: 'tools/domains/src.ts',
    opens: '  // Features that show many of those above.',
    closes:
      '  // What knows every screen: the table of sections, the shell, and the entry of the page (src/main.tsx).',
    entry: `  '${domain}',`,
  },
];

interface Route {
  readonly route: string;
  readonly origin: 'proposed' | 'ours';
}

/** The listed call that reads or adds entries, by the last word of its path; otherwise a new path. */
function routeOf(method: 'GET' | 'POST', { domain, one, table }: Names, calls: readonly ListedCall[]): Route {
  const listed = calls.find(
    (call) =>
      call.domain === domain &&
      call.method === method &&
      [domain, one, table].some((name) => call.path.replace(/\/$/, '') === `/${name}`),
  );
  return listed === undefined
    ? { route: `${method} /${table}`, origin: 'ours' }
    : { route: `${method} ${listed.path}`, origin: 'proposed' };
}

function refuseWhatStands(root: string, names: Names, routes: readonly Route[]): void {
  const { domain, One, Domain, table } = names;
  const places = [
    ...['schema', 'backend', 'src', 'stories', 'tests'].map((layer) => `${layer}/${domain}`),
    ...Object.values(targets(names)),
  ];
  const standing = places.find((place) => existsSync(path.join(root, place)));
  if (standing !== undefined)
    throw new Refusal(`${standing} is already there: add calls to the domain by hand (CONTRIBUTING.md).`);
  const clash = (pattern: string, taken: RegExp, what: string): void => {
    const file = globSync(pattern, { cwd: root }).find((one) =>
      taken.test(readFileSync(path.join(root, one), 'utf8')),
    );
    if (file !== undefined)
      throw new Refusal(`${what} already stands in ${file}: say another --one, or another name.`);
  };
  clash(
    'schema/**/*.graphql',
    new RegExp(`^(type|input|enum|scalar) ${One}(Page|Input)?\\b`, 'm'),
    `The GraphQL type ${One}`,
  );
  clash(
    'schema/**/*.graphql',
    new RegExp(`^  (${domain}|create${One})\\b[(:]`, 'm'),
    `A field ${domain} or create${One}`,
  );
  clash(
    'src/**/*.graphql',
    new RegExp(`^(query|mutation) (${Domain}|Create${One})\\b`, 'm'),
    `An operation ${Domain}`,
  );
  clash('backend/**/*.tables.ts', new RegExp(`table\\(\\s*'${table}'`), `The table ${table}`);
  for (const { route } of routes)
    clash('schema/**/*.endpoints.ts', new RegExp(`'${route}/?'`), `The call ${route}`);
}

const fill = (text: string, words: Readonly<Record<string, string>>, template: string): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`${template} asks for ${name}`);
    return word;
  });

/**
 * Every file of the domain, and every list with its new entry. Throws `Refusal` without a change of the tree.
 */
export function filesOf(root: string, wish: Wish): { writes: readonly Write[]; routes: readonly Route[] } {
  const names = namesOf(wish);
  const calls = listedCalls(root);
  const list = routeOf('GET', names, calls);
  const create = routeOf('POST', names, calls);
  refuseWhatStands(root, names, [list, create]);
  const words = {
    ...names,
    title: wish.title,
    reads: wish.reads,
    writes: wish.writes,
    moduleLine: wish.module === undefined ? '' : `\n    module: '${wish.module}',`,
    listRoute: list.route,
    listOrigin: list.origin,
    createRoute: create.route,
    createOrigin: create.origin,
  };
  const read = (file: string): string => {
    const place = path.join(root, file);
    if (!existsSync(place))
      throw new Refusal(`${file} is gone: tell tools/new/files.ts where domains are listed.`);
    return readFileSync(place, 'utf8');
  };
  const made = Object.entries(targets(names)).map(([template, file]) => ({
    file,
    text: fill(read(`tools/new/templates/${template}.tpl`), words, template),
    isNew: true,
  }));
  const entered = registrations(names).map((one) => ({
    file: one.file,
    text: register(read(one.file), one),
    isNew: false,
  }));
  return { writes: [...made, ...entered], routes: [list, create] };
}
