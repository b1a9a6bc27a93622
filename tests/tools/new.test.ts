/**
 * The arguments of `npm run new`, and how it adds a domain to the lists; new.slow.test.ts checks that the result
 * passes.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { translated } from '#tools/new/english.ts';
import { filesOf } from '#tools/new/files.ts';
import { Refusal } from '#tools/new/refusal.ts';
import { register } from '#tools/new/register.ts';
import { stepsOf } from '#tools/new/steps.ts';
import { namesOf, readWish } from '#tools/new/wish.ts';

const listed = ['goals', 'publicApi', 'feedback'];

describe('the arguments of a new domain', () => {
  it.each([
    ['goals', 'goal'],
    ['suggestions', 'suggestion'],
    ['feedback', 'feedback'],
    ['wellbeing', 'wellbeing'],
    ['branches', 'branch'],
    ['companies', 'company'],
    ['classes', undefined],
  ])('the domain %s has the singular %s, or is refused without one', (domain, one) => {
    const wish = () => readWish([domain, '--ours'], []);
    if (one === undefined) expect(wish).toThrow(Refusal);
    else expect(wish().one).toBe(one);
  });

  it('a new domain needs feed.see to read and admin.see to administer unless its arguments name other permissions', () => {
    expect(readWish(['goals'], listed)).toMatchObject({ reads: 'feed.see', writes: 'admin.see' });
    expect(
      readWish(['goals', '--reads', 'people.search', '--writes', 'values.manage'], listed),
    ).toMatchObject({ reads: 'people.search', writes: 'values.manage' });
  });

  it('a new domain has its table name in snake case', () => {
    expect(namesOf({ domain: 'publicApi', one: 'key' })).toEqual({
      domain: 'publicApi',
      Domain: 'PublicApi',
      one: 'key',
      One: 'Key',
      table: 'public_api',
      path: '/public-api',
    });
  });

  it.each([
    [[], /Name one domain/],
    [['goals', 'posts'], /Name one domain/],
    [['Goals'], /the first one small/],
    [['my-goals', '--ours'], /no dashes/],
    [['../goals', '--ours'], /3 to 30 letters/],
    [['switch', '--ours'], /uses the word for something else/],
    [['utils', '--ours'], /uses the word for something else/],
    [['store', '--ours'], /uses the word for something else/],
    [['plants'], /is no domain of tests\/contract\/calls\.json \(feedback, goals, publicApi\).*--ours/],
    [['goals', '--ours'], /leave --ours out/],
    [['goals', '--one', 'Goal!'], /word for one of them/],
    [['goals', '--reads', 'goals.see'], /no permission "goals\.see" in schema\/permissions\.ts/],
    [['goals', '--writes', 'everything'], /no permission "everything"/],
    [['goals', '--module', 'objectives'], /no switch "objectives" in schema\/modules\.ts/],
    [['goals', '--title', 'Metas`${x}`'], /is no title/],
    [['goals', '--english', 'Goals`'], /is no title/],
    [['goals', '--quickly'], /--quickly/],
  ] satisfies [string[], RegExp][])('the arguments %j are refused with a sentence', (args, sentence) => {
    expect(() => readWish(args, listed)).toThrow(Refusal);
    expect(() => readWish(args, listed)).toThrow(sentence);
  });
});

describe('the entry in a list', () => {
  const list = {
    file: 'a.ts',
    imports: { name: 'goals', from: './goals/goals.ts' },
    opens: 'const all = [',
    closes: '];',
    entry: '  goals,',
  };
  const text =
    "/** Why. */\nimport { a } from '#schema/a.ts';\nimport {\n  auth,\n} from './auth/auth.ts';\nimport { users } from './users/users.ts';\n\nconst all = [\n  auth,\n  users,\n];\nconst other = [\n  auth,\n];\n";

  it('a new entry puts its import in alphabetical place and itself at the end of the list', () => {
    expect(register(text, list)).toBe(
      text
        .replace('import { users }', "import { goals } from './goals/goals.ts';\nimport { users }")
        .replace('  users,\n', '  users,\n  goals,\n'),
    );
  });

  it('an import that comes after all others is put last', () => {
    const zoo = { ...list, imports: { name: 'zoo', from: './zoo/zoo.ts' }, entry: '  zoo,' };
    expect(register(text, zoo)).toContain(
      "'./users/users.ts';\nimport { zoo } from './zoo/zoo.ts';\n\nconst",
    );
  });

  it.each([
    [
      'a list that is gone',
      text.replace('const all', 'const every'),
      /a\.ts has no list from "const all = \["/,
    ],
    ['a list that has another end', text.replaceAll('];', '] as const;'), /a\.ts has no list/],
    ['two lists of that name', `${text}${text}`, /a\.ts has no list/],
    ['a name that is imported', text.replace('{ users }', '{ goals }'), /already imports goals/],
    ['an entry that is there', text.replace('  users,\n', '  goals,\n'), /already holds "goals,"/],
    ['a file without imports', text.replaceAll(/^import [^;]*;$/gm, ''), /no imports to stand beside/],
  ])('a new entry is refused for %s', (_what, broken, sentence) => {
    expect(() => register(broken, list)).toThrow(sentence);
  });
});

describe('the files of a domain', () => {
  const lists = [
    'schema/contract.ts',
    'schema/facade.ts',
    'backend/services.ts',
    'backend/tables.ts',
    'tools/domains/backend.ts',
    'mock/world/ids.ts',
    'mock/world/organization.ts',
    'schema/demo/happenings.ts',
    'tools/domains/src.ts',
    'src/app/screenParts.ts',
    'stories/pictures/table.ts',
    'schema/errors.operations.ts',
    'tests/faults/forms.tsx',
    'src/app/routes.ts',
    'src/app/screenIcons.ts',
    'src/adminSections/organizationSections.ts',
    'tests/app/routes.test.ts',
  ];
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'aplauso-new-'));
    for (const file of [...lists, 'tests/contract/calls.json', 'tools/new/templates'])
      cpSync(file, path.join(root, file), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const calls = ['trees', 'goals', 'values'];
  const wish = (...args: string[]) => readWish(args, args.includes('--ours') ? [] : calls);
  const put = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };

  /** Empties the lists, as in a tree without any domain. */
  const emptyHouse = (): void => {
    const ends: Record<string, [string, string]> = {
      'schema/contract.ts': ['export const contract = {', '} as const;'],
      'schema/facade.ts': ['export const domains = [', '] as const;'],
      'backend/services.ts': ['export const services: Services = {', '};'],
      'backend/tables.ts': ['export const tables: readonly Table[] = [', '];'],
      'tools/domains/backend.ts': ['export const backendOrder = [', '  // One call, from request to answer.'],
      'mock/world/ids.ts': ['const kinds = [', '] as const;'],
      'mock/world/organization.ts': ['  const rows = {', '  };'],
      'schema/demo/happenings.ts': [
        'const happeningsOf = {',
        '} as const satisfies Readonly<Record<keyof typeof contract, readonly string[]>>;',
      ],
      'tools/domains/src.ts': [
        '  // Features that show many of those above.',
        '  // What knows every screen: the table of sections, the shell, and the entry of the page (src/main.tsx).',
      ],
    };
    for (const [file, [opens, closes]] of Object.entries(ends))
      put(file, `import { auth } from './auth/auth.ts';\n\n${opens}\n${closes}\n`);
  };

  it('a new domain has files in every layer and an entry in every list', () => {
    put('server/migrations/001_tables.sql', '');
    const { writes } = filesOf(root, wish('plants', '--ours'));
    expect(writes.filter(({ isNew }) => isNew).map(({ file }) => file)).toEqual([
      'schema/plants/plants.endpoints.ts',
      'schema/plants/plants.resolvers.ts',
      'backend/plants/plants.tables.ts',
      'backend/plants/plants.service.ts',
      'schema/plants/README.md',
      'src/plants/plants.queries.ts',
      'src/plants/PlantsScreen.tsx',
      'src/plants/admin/plantsAdmin.queries.ts',
      'src/plants/admin/PlantPanel.tsx',
      'src/plants/admin/PlantsSection.tsx',
      'stories/plants/PlantsScreen.stories.tsx',
      'stories/plants/PlantsSection.stories.tsx',
      'mock/world/seeds/plants.seed.ts',
      'tests/contract/samples/plants.samples.ts',
      'tests/plants/plants.test.ts',
      'server/migrations/002_plants.sql',
    ]);
    expect(writes.filter(({ isNew }) => !isNew).map(({ file }) => file)).toEqual(lists);
    for (const { file, text } of writes) {
      expect(text, file).not.toMatch(/\{\{\w+\}\}/);
      expect(text.toLowerCase(), file).toContain('plant');
    }
  });

  it('a new domain has the calls that the specification names, and calls of its own otherwise', () => {
    emptyHouse();
    const routesOf = (...args: string[]) =>
      filesOf(root, wish(...args)).routes.map(({ route, origin }) => `${route} ${origin}`);
    expect(routesOf('values')).toEqual([
      'GET /values proposed',
      'GET /org/values ours',
      'POST /value proposed',
      'PATCH /value/{id} proposed',
      'DELETE /value/{id} proposed',
    ]);
    expect(routesOf('plants', '--ours')).toEqual([
      'GET /plants ours',
      'GET /org/plants ours',
      'POST /org/plants ours',
      'PATCH /org/plants/{id} ours',
      'DELETE /org/plants/{id} ours',
    ]);
  });

  it('a new domain has the chosen permissions and module', () => {
    emptyHouse();
    const { writes } = filesOf(root, wish('plants', '--ours', '--module', 'events', '--writes', 'admin.see'));
    const rows = writes.find(({ file }) => file.endsWith('.endpoints.ts'))?.text ?? '';
    expect(rows).toContain("const see = { can: 'feed.see', module: 'events' } as const;");
    expect(rows).toContain("const manage = { can: 'admin.see', module: 'events' } as const;");
  });

  it.each([
    ['backend/plants/old.ts', '', /backend\/plants is already there/],
    ['tests/contract/samples/plants.samples.ts', '', /plants\.samples\.ts is already there/],
    [
      'schema/garden/garden.graphql',
      'type Plant {\n  id: ID!\n}\n',
      /GraphQL type Plant already stands in schema\/garden/,
    ],
    [
      'schema/garden/garden.graphql',
      'extend type Query {\n  plants: Int\n}\n',
      /field of plants already stands/,
    ],
    ['src/garden/garden.graphql', 'query Plants {\n  garden\n}\n', /operation Plants already stands/],
    ['backend/garden/garden.tables.ts', "table(\n  'plants',\n", /table plants already stands/],
    ['schema/garden/garden.endpoints.ts', "route: 'GET /plants',", /call GET \/plants already stands/],
    ['backend/tables.ts', 'export const tables = [];\n', /backend\/tables\.ts has no list/],
  ])('a new domain is refused while %s holds its name already (%j)', (file, text, sentence) => {
    put(file, text);
    expect(() => filesOf(root, wish('plants', '--ours'))).toThrow(Refusal);
    expect(() => filesOf(root, wish('plants', '--ours'))).toThrow(sentence);
  });

  it('the English of the templates is written where the catalogue has none', () => {
    const catalogue =
      'msgid "Buscar"\nmsgstr ""\n\nmsgid "Crear"\nmsgstr "Make"\n\nmsgid "Otro"\nmsgstr ""\n';
    expect(translated(catalogue, { Buscar: 'Search', Crear: 'Create' })).toBe(
      catalogue.replace('"Buscar"\nmsgstr ""', '"Buscar"\nmsgstr "Search"'),
    );
  });

  it('the steps of a new domain name the migration and the missing calls', () => {
    const routes = ['GET /goal', 'POST /goal'];
    const steps = stepsOf(root, wish('goals'), { routes, migration: 'server/migrations/008_goals.sql' });
    expect(steps.join('\n')).toContain('server/migrations/008_goals.sql');
    expect(steps.join('\n')).toContain('POST /goal/checkin');
    expect(steps.join('\n')).not.toMatch(/\((GET|POST) \/goal\)/);
  });

  it('planning a new domain changes no file', () => {
    const before = lists.map((file) => readFileSync(path.join(root, file), 'utf8'));
    filesOf(root, wish('plants', '--ours'));
    expect(lists.map((file) => readFileSync(path.join(root, file), 'utf8'))).toEqual(before);
  });
});
