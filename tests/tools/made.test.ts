/** A build is repeated if any of its sources has changed. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const root = mkdtempSync(path.join(tmpdir(), 'aplauso-made-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const sources = [
  'src/main.tsx',
  'src/feed/posts.graphql',
  'src/locales/en/posts.po',
  'schema/posts/posts.graphql',
  'machines/session.machine.ts',
  'public/icon.svg',
  'index.html',
  'vite.config.ts',
  'tools/vite/chunks.ts',
  'codegen.ts',
  'tools/sdl/derive.ts',
  'tools/setup/operations.mjs',
  'tools/setup/made.mjs',
  'lingui.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Changes each source in its own folder and prints the files whose change left the fingerprint equal. */
const script = `
  import { appendFileSync } from 'node:fs';
  import { printOf } from ${JSON.stringify(pathToFileURL(path.resolve('tools/setup/made.mjs')).href)};
  const unseen = ${JSON.stringify(sources)}.filter((file) => {
    const before = printOf('product');
    appendFileSync(file, 'changed');
    return printOf('product') === before;
  });
  console.log(JSON.stringify(unseen));
`;

it('the fingerprint of a build changes with each of its sources and settings', () => {
  for (const file of sources) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), file);
  }
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([]);
});
