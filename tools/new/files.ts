/** Computes all files of a new domain before the first file is written. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { Refusal } from './refusal.ts';
import { register, type Registration } from './register.ts';
import { routesOf, type ListedCall, type Route } from './routes.ts';
import { edited, screensOf } from './screens.ts';
import { namesOf, type Wish } from './wish.ts';

const ListedCall = z.object({ domain: z.string(), call: z.string(), method: z.string(), path: z.string() });

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
  'README.md': `schema/${domain}/README.md`,
  'queries.ts': `src/${domain}/${domain}.queries.ts`,
  'Screen.tsx': `src/${domain}/${Domain}Screen.tsx`,
  'admin.queries.ts': `src/${domain}/admin/${domain}Admin.queries.ts`,
  'Panel.tsx': `src/${domain}/admin/${One}Panel.tsx`,
  'Section.tsx': `src/${domain}/admin/${Domain}Section.tsx`,
  'stories.tsx': `stories/${domain}/${Domain}Screen.stories.tsx`,
  'admin.stories.tsx': `stories/${domain}/${Domain}Section.stories.tsx`,
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
    opens: '\n  const rows = {',
    closes: '  };',
    entry: `    ...${one}Seed(plan),`,
  },
  {
    file: 'schema/demo/happenings.ts',
    opens: 'const happeningsOf = {',
    closes: '} as const satisfies Readonly<Record<keyof typeof contract, readonly string[]>>;',
    entry: `  ${domain}: [],`,
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

/** The next migration. */
export function migrationOf(root: string, domain: string): string {
  const folder = path.join(root, 'server/migrations');
  const numbers = existsSync(folder) ? readdirSync(folder).map((file) => Number.parseInt(file, 10) || 0) : [];
  return `server/migrations/${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}_${domain}.sql`;
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
    new RegExp(`^(type|input|enum|scalar) (Update)?${One}(Page|Input)?\\b`, 'm'),
    `The GraphQL type ${One}`,
  );
  clash(
    'schema/**/*.graphql',
    new RegExp(
      `^(extend )?type (Query|Mutation) \\{[^}]*^  (${domain}|all${Domain}|(create|update|delete)${One})\\b[(:]`,
      'm',
    ),
    `A field of ${domain}`,
  );
  clash(
    'src/**/*.graphql',
    new RegExp(`^(query|mutation) ((All)?${Domain}|(Create|Update|Delete)${One})\\b`, 'm'),
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

/** The files of the domain, the lists with its entries, its calls, and its English. */
export interface Plan {
  readonly writes: readonly Write[];
  readonly routes: readonly Route[];
  readonly english: Readonly<Record<string, string>>;
}

/** Every file of the domain, and every list with its new entry. Throws `Refusal` without a change of the tree. */
export function filesOf(root: string, wish: Wish): Plan {
  const names = namesOf(wish);
  const routes = routesOf(names, listedCalls(root));
  refuseWhatStands(root, names, Object.values(routes));
  const words = {
    ...names,
    title: wish.title,
    english: wish.english,
    reads: wish.reads,
    writes: wish.writes,
    moduleColumn: wish.module === undefined ? '' : `, module: '${wish.module}'`,
    ...Object.fromEntries(
      Object.entries(routes).flatMap(([kind, { route, origin }]) => [
        [`${kind}Route`, route],
        [`${kind}Origin`, origin],
      ]),
    ),
  };
  const read = (file: string): string => {
    const place = path.join(root, file);
    if (!existsSync(place))
      throw new Refusal(`${file} is gone: tell tools/new/files.ts where domains are listed.`);
    return readFileSync(place, 'utf8');
  };
  const filled = (template: string): string =>
    fill(read(`tools/new/templates/${template}.tpl`), words, template);
  const made = Object.entries({
    ...targets(names),
    'migration.sql': migrationOf(root, names.domain),
  }).map(([template, file]) => ({ file, text: filled(template), isNew: true }));
  const screens = screensOf(wish, names);
  const lists = new Map<string, string>();
  const change = (file: string, next: (text: string) => string): void =>
    void lists.set(file, next(lists.get(file) ?? read(file)));
  for (const one of [...registrations(names), ...screens.registrations])
    change(one.file, (text) => register(text, one));
  for (const one of screens.edits) change(one.file, (text) => edited(text, one));
  return {
    writes: [...made, ...[...lists].map(([file, text]) => ({ file, text, isNew: false }))],
    routes: Object.values(routes),
    english: z.parse(z.record(z.string(), z.string()), JSON.parse(filled('english.json'))),
  };
}
