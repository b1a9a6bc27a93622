/** Node loads the server's files without a build: it only removes their types. */
import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, it } from 'vitest';

it('each file that a server can load is one whose types Node can remove', () => {
  const failing = globSync([
    'backend/**/*.ts',
    'schema/**/*.ts',
    'server/**/*.ts',
    'machines/**/*.ts',
    'mock/**/*.ts',
  ]).flatMap((file) => {
    try {
      stripTypeScriptTypes(readFileSync(file, 'utf8'));
      return [];
    } catch (error) {
      return [`${file}: ${String(error)}`];
    }
  });
  expect(failing).toEqual([]);
});
