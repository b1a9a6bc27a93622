/** The result of `npm run new` passes: a copy of the tree gets a domain and runs its compiler, lint and tests. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptOf } from '#tools/setup/run.mjs';

const root = process.cwd();
const copy = mkdtempSync(path.join(tmpdir(), 'aplauso-domain-'));
/** A tool inside a tool must not take over the environment of the outer one. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV)/.test(name)),
);
const minutes = 60_000;

function said(words: readonly string[]): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(words[0] ?? '', words.slice(1), {
    cwd: copy,
    env,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return { status, text: `${stdout}${stderr}` };
}
const node = (...words: string[]) => said([process.execPath, ...words]);
const tool = (name: string, ...words: string[]) => node(path.resolve(root, scriptOf(name)), ...words);
const newDomain = (...words: string[]) => node('tools/new/main.ts', ...words);
const green = { status: 0 };
const words = (command: readonly string[] | undefined): [string, ...string[]] => {
  const [first = '', ...rest] = command ?? [];
  return [first, ...rest];
};
const migrationIn = (folder: string): string => {
  const [file = ''] = readdirSync(path.join(folder, 'server/migrations')).filter((name) =>
    name.endsWith('_plants.sql'),
  );
  return `server/migrations/${file}`;
};

/** The output of the new domain: its own files, and the lists with its entries. */
const written = [
  ...['schema', 'backend', 'src', 'stories', 'tests'].map((layer) => `${layer}/plants`),
  'mock/world/seeds/plants.seed.ts',
  'tests/contract/samples/plants.samples.ts',
  'schema/contract.ts',
  'schema/facade.ts',
  'backend/services.ts',
  'backend/tables.ts',
  'mock/world/ids.ts',
  'mock/world/organization.ts',
  'tools/domains/src.ts',
  'src/app',
  'src/adminSections',
  'stories/pictures',
  'tests/app/routes.test.ts',
  'tests/faults/forms.tsx',
];

/** Generated or installed folders, which are not part of the tree. */
const made =
  /^(node_modules|\.git|\.cache|dist.*|data|coverage|test-results|playwright-report|storybook-static)$/;

beforeAll(() => {
  for (const name of readdirSync(root).filter((each) => !made.test(each)))
    cpSync(name, path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
}, minutes);
afterAll(() => rmSync(copy, { recursive: true, force: true }), minutes);

describe('the new domain in a copy of the tree', () => {
  /** The commands of the printed steps. */
  let printed: readonly (readonly string[])[] = [];

  it('a new domain is not written at all when one list cannot be read', () => {
    const file = path.join(copy, 'backend/tables.ts');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace('export const tables:', 'export const every:'));
    const answer = newDomain('plants', '--ours');
    writeFileSync(file, before);
    expect(answer).toMatchObject({
      status: 1,
      text: expect.stringMatching(/^Nothing was written\. backend\/tables\.ts/m),
    });
    expect(existsSync(path.join(copy, 'schema/plants'))).toBe(false);
    expect(readFileSync(path.join(copy, 'schema/contract.ts'), 'utf8')).not.toContain('plant');
  });

  it('a new domain with --dry only prints what it would write', () => {
    expect(newDomain('plants', '--ours', '--dry')).toMatchObject({
      ...green,
      text: expect.stringContaining('would write schema/plants/plants.endpoints.ts'),
    });
    expect(existsSync(path.join(copy, 'schema/plants'))).toBe(false);
  });

  it(
    'a new domain is made once',
    () => {
      const words = 'plants --ours --module goals --title Plantas --english Plants'.split(' ');
      const made = newDomain(...words);
      expect(made, made.text).toMatchObject(green);
      printed = [...made.text.matchAll(/^ {5}(?:npx )?(\S.*)$/gm)].map(([, command = '']) =>
        command.split(' '),
      );
      expect(newDomain(...words)).toMatchObject({
        status: 1,
        text: expect.stringContaining('already there'),
      });
    },
    4 * minutes,
  );

  it(
    'a new domain compiles and keeps to format and lint',
    () => {
      expect(node('tools/sdl/write.ts')).toMatchObject(green);
      const generated = tool('graphql-codegen', '--config', 'codegen.ts', '--silent');
      expect(generated, generated.text).toMatchObject(green);
      expect(
        node('--input-type=module', '-e', "(await import('./tools/setup/operations.mjs')).cutOperations()"),
      ).toMatchObject(green);
      expect(tool('tsc', '-p', '.')).toEqual({ status: 0, text: '' });
      const linted = tool('oxlint', '--quiet', ...written);
      expect(linted, linted.text).toMatchObject(green);
      expect(tool('oxfmt', '--check')).toMatchObject(green);
    },
    10 * minutes,
  );

  it('a new domain has all its texts in English', () => {
    for (const name of ['plants', 'plants-admin', 'app', 'admin'])
      expect(readFileSync(path.join(copy, `src/locales/en/${name}.po`), 'utf8'), name).not.toMatch(
        /^msgstr ""\n\n/m,
      );
  });

  it(
    'every printed step of a new domain that is a command can be run',
    () => {
      const [dev, access, ddl, extract, tests, check] = printed;
      // These start a server, run in the next test, and run everything.
      expect([dev, check]).toEqual([
        ['npm', 'run', 'dev'],
        ['npm', 'run', 'check'],
      ]);
      expect(tests?.slice(0, 2)).toEqual(['vitest', 'run']);
      for (const place of tests?.slice(4) ?? []) expect(existsSync(path.join(copy, place)), place).toBe(true);
      const written = tool(...words(access));
      expect(written, written.text).toMatchObject(green);
      expect(readFileSync(path.join(copy, 'tests/contract/access/plants.txt'), 'utf8')).toContain('goals');
      const sql = node(...words(ddl).slice(1)).text;
      const migration = readFileSync(path.join(copy, migrationIn(copy)), 'utf8');
      expect(sql).toContain(migration.split('\n').slice(2).join('\n').trim());
      expect(extract).toEqual(['npm', 'run', 'i18n:extract']);
    },
    10 * minutes,
  );

  it(
    'a new domain passes the tests of the contract, of the architecture and its own',
    () => {
      // Runs only the tests of the new domain and those that belong to no row. The original tree tests the other rows,
      // and that every screen loads.
      const tested = tool(
        'vitest',
        'run',
        '--project=node',
        '--project=page',
        '--reporter=verbose',
        '--no-color',
        'tests/contract/',
        'tests/plants',
        'tests/architecture',
        'tests/schema',
        'tests/world/world.test.ts',
        'tests/store/migrations.test.ts',
        'tests/app/routes.test.ts',
        'tests/admin/sections.test.ts',
        'tests/stories/pictures.test.ts',
        '-t',
        '^(?!.*(\\bloads|\\b[A-Za-z]+\\.[a-z])).*$|[Pp]lants?\\b',
      );
      expect(tested, tested.text.slice(-6_000)).toMatchObject(green);
      const passed = tested.text.split('\n').filter((line) => line.includes('✓'));
      for (const promise of [
        'plants.create over REST admits',
        'Mutation.createPlant over GraphQL admits',
        'plants.create answers hostile input without a failure',
        'plants.list answers Aurora alike',
        'does not open plants.list',
        'the access table of plants',
        'plants.list answers with the status and reply of its row',
        'plants.list answers module_off with its modules off',
        'Mutation.createPlant answers all fields of the SDL without errors',
        'a new one of the plants is the first of the list',
        '/admin/plants > the screen has each kind of picture',
      ])
        expect(passed).toContainEqual(expect.stringContaining(promise));
    },
    10 * minutes,
  );
});
