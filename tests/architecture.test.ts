/**
 * Checks the architecture of the project where lint cannot; tests/lint.test.ts checks that the lint rules
 * work.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const layers = [
  'schema',
  'machines',
  'backend',
  'mock',
  'server',
  'src',
  'stories',
  '.storybook',
  'tests',
  'tools',
];
const generated = /^(src\/gql|schema\/gql)\//;

function filesOf(folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(ts|tsx|mts|mjs|js)$/.test(name) && !generated.test(name));
}

const sources = layers.flatMap(filesOf);
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** All imports of a file: static, re-exported, and (marked) dynamic. */
function importsOf(file: string): { name: string; dynamic: boolean }[] {
  const text = textOf(file).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const found = (pattern: RegExp, dynamic: boolean) =>
    [...text.matchAll(pattern)].map(([, name = '']) => ({ name, dynamic }));
  return [
    ...found(/(?:^|\n)\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g, false),
    ...found(/(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g, false),
    ...found(/\bimport\(\s*(?:\/\*.*?\*\/)?\s*['"`]([^'"`]+)['"`]/g, true),
  ];
}

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

describe('the source tree', () => {
  it('no source file has over 300 lines', () => {
    const long = sources.filter((file) => textOf(file).split('\n').length - 1 > 300);
    expect(long).toEqual([]);
  });

  it('no source file is a barrel or a collection of anything, such as utils or helpers', () => {
    const forbidden =
      /\/index\.\w+$|[/.](utils?|helpers?|types?|common|misc|shared)\.\w+$|\/(utils?|helpers?|types|common|misc)\//i;
    expect(sources.filter((file) => forbidden.test(file))).toEqual([]);
  });

  it('every source file opens with a comment', () => {
    const silent = sources.filter((file) => !/^(#!.*\n)?(\/\*\*?|\/\/)/.test(textOf(file)));
    expect(silent).toEqual([]);
  });

  it('every switched-off lint rule has its reason beside it', () => {
    // Split, so that this line does not match itself.
    const off = new RegExp('(oxlint|eslint)-' + 'disable(?!.* -- \\S)');
    const unexplained = sources.flatMap((file) =>
      textOf(file)
        .split('\n')
        .filter((line) => off.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(unexplained).toEqual([]);
  });

  it('schema imports only graphql and zod/mini, and machines only xstate', () => {
    const allowed: Record<string, string[]> = {
      schema: ['graphql', 'zod/mini'],
      machines: ['xstate', 'xstate/graph'],
    };
    const strangers = Object.entries(allowed).flatMap(([layer, packages]) =>
      filesOf(layer).flatMap((file) =>
        importsOf(file)
          .filter(({ name }) => !/^[.#]/.test(name) && !packages.includes(name))
          .map(({ name }) => `${file} imports ${name}`),
      ),
    );
    expect(strangers).toEqual([]);
  });

  it('code of the pure layers takes the clock as an argument and never calls new Date()', () => {
    const pure = ['schema', 'machines', 'backend', 'mock/world'].flatMap(filesOf);
    expect(pure.filter((file) => /\bnew Date\(\s*\)/.test(textOf(file)))).toEqual([]);
  });

  it('source files import only listed packages and read nothing outside the clone', () => {
    const { dependencies, devDependencies } = JSON.parse(textOf('package.json')) as Record<
      string,
      Record<string, string>
    >;
    const known = new Set([...Object.keys(dependencies ?? {}), ...Object.keys(devDependencies ?? {})]);
    const unlisted = sources.flatMap((file) =>
      importsOf(file)
        .filter(({ name }) => !/^([.#/]|node:|virtual:|\$\{)/.test(name) && !known.has(packageOf(name)))
        .map(({ name }) => `${file} imports ${name}`),
    );
    expect(unlisted).toEqual([]);
    expect(sources.filter((file) => /['"`](\.\.\/)+shared\//.test(textOf(file)))).toEqual([]);
  });

  it('the mock is imported only dynamically and only in src/main.tsx', () => {
    const mock = filesOf('src').flatMap((file) =>
      importsOf(file)
        .filter(({ name }) => /^#mock\/|\/mock\//.test(name))
        .map((found) => ({ file, ...found })),
    );
    expect(mock.filter(({ file, dynamic }) => file !== 'src/main.tsx' || !dynamic)).toEqual([]);
  });

  it('the server imports nothing of the mock but the demo world, dynamically', () => {
    const mock = filesOf('server').flatMap((file) =>
      importsOf(file)
        .filter(({ name }) => name.startsWith('#mock/'))
        .map((found) => ({ file, ...found })),
    );
    expect(mock.filter(({ name, dynamic }) => !dynamic || !name.startsWith('#mock/world/'))).toEqual([]);
  });

  it('dynamic imports in src obey the import table', () => {
    const app = filesOf('src').flatMap((file) =>
      importsOf(file)
        .filter(({ name, dynamic }) => dynamic && /^#(backend|server|tests|stories|tools)\//.test(name))
        .map(({ name }) => `${file} imports ${name}`),
    );
    expect(app).toEqual([]);
  });
});

describe('rows, services, screens and stories', () => {
  it('each row of the contract has its service method, and each method its row', async () => {
    const { contract } = (await import('#schema/contract.ts')) as {
      contract: Record<string, Record<string, unknown>>;
    };
    const { services } = (await import('#backend/services.ts')) as unknown as {
      services: Record<string, Record<string, unknown>>;
    };
    const names = (all: Record<string, Record<string, unknown>>) =>
      Object.entries(all)
        .flatMap(([domain, calls]) => Object.keys(calls).map((name) => `${domain}.${name}`))
        .sort();
    expect(names(services)).toEqual(names(contract));
  });

  it('each screen has its story', () => {
    const screens = filesOf('src').filter((file) => file.endsWith('Screen.tsx'));
    const missing = screens.filter(
      (file) =>
        !existsSync(path.join(root, file.replace(/^src/, 'stories').replace(/\.tsx$/, '.stories.tsx'))),
    );
    expect(
      missing.map(
        (file) => `${file} has no ${file.replace(/^src/, 'stories').replace(/\.tsx$/, '.stories.tsx')}`,
      ),
    ).toEqual([]);
    expect(screens.length).toBeGreaterThan(0);
  });

  it('each machine has its samples and its states in Storybook', () => {
    const machines = filesOf('machines')
      .filter((file) => file.endsWith('.machine.ts'))
      .map((file) => path.basename(file, '.machine.ts'));
    const missing = machines.flatMap((name) =>
      [`machines/${name}.samples.ts`, `stories/machines/${name}.states.tsx`].filter(
        (file) => !existsSync(path.join(root, file)),
      ),
    );
    expect(missing).toEqual([]);
    expect(machines.length).toBeGreaterThan(0);
  });
});
