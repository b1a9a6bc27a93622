/** Checks of the documents by program: links and paths exist, and settings and versions match the code. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { scenarioIds } from '#schema/demo/demoLink.ts';
import { carries, notificationKinds } from '#schema/notifications/notifications.rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const named = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const documents = ['*.md', 'docs/**/*.md', 'schema/*/README.md']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .map((file) => file.replaceAll('\\', '/'));

const layers = [
  'schema',
  'machines',
  'backend',
  'mock',
  'server',
  'src',
  'stories',
  'tests',
  'tools',
  'docs',
];
/** Names of all files, without their folders. */
const names = new Set(
  [...layers.map((layer) => `${layer}/**`), '*'].flatMap((pattern) =>
    globSync(pattern, { cwd: root }).map((file) => path.basename(file)),
  ),
);

/** Files and folders that a document names in backquotes, with or without their folder. */
const paths = new RegExp(`\`((?:${layers.join('|')})/[\\w./-]+)\``, 'g');
const bare = /`([\w.]+\.(?:ts|tsx|mjs|graphql))`/g;

describe.each(documents)('%s', (file) => {
  const text = read(file);

  it('links only to what is there', () => {
    const targets = named(text, /\]\(([^)#\s]+)(?:#[^)]*)?\)/g).filter((target) => !/^https?:/.test(target));
    expect(targets.filter((target) => !existsSync(path.join(root, path.dirname(file), target)))).toEqual([]);
  });

  it('names only files and folders that are there', () => {
    expect(named(text, paths).filter((target) => !existsSync(path.join(root, target)))).toEqual([]);
    expect(named(text, bare).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('the documents', () => {
  it('begin with a README of at most 5,000 bytes', () => {
    expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(5_000);
  });

  it('list every decision', () => {
    const files = globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((file) => path.basename(file));
    expect(named(read('docs/decisions/README.md'), /\]\((\d{4}-[^)]+)\)/g)).toEqual(files.toSorted());
  });

  it('name every setting of the server, and no other', () => {
    const server = globSync('server/*.ts', { cwd: root }).map(read).join('\n');
    const settings = [...new Set(named(server, /(?:env\[|limit\()'([A-Z_]+)'/g))].toSorted();
    expect(settings.length).toBeGreaterThan(10);
    expect([...new Set(named(read('.env.example'), /^#([A-Z_]+)=/gm))].toSorted()).toEqual(settings);
    const table = read('docs/operations.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => named(line.split('|')[1] ?? '', /`([A-Z_]+)`/g));
    expect(table.toSorted()).toEqual(settings);
  });

  it('name every kind of notification that can have a WhatsApp template, and every scenario of the demo', () => {
    const [, kinds = ''] = /^ {3}Kinds: ([^.]*)\./m.exec(read('docs/operations.md')) ?? [];
    expect(named(kinds, /`(\w+)`/g)).toEqual(notificationKinds.filter((kind) => carries('whatsapp', kind)));
    expect(named(read('docs/demo.md'), /^\| `(\w+)` \|/gm)).toEqual([...scenarioIds]);
  });

  it('ask for the Node that the lock file brings', () => {
    const { optionalDependencies } = z
      .object({ optionalDependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')));
    const versions = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));
    expect(new Set(versions.map(([, version]) => version))).toEqual(new Set([read('.nvmrc').trim()]));
  });
});
