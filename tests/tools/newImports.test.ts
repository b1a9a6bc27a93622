/** What `npm run new` writes fits the tree of today: a moved or renamed helper is seen without a compiler. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesOf } from '#tools/new/files.ts';
import { readWish } from '#tools/new/wish.ts';

it('a new domain imports only what the tree and its own files export', () => {
  const { writes } = filesOf('.', readWish(['plants', '--ours'], []));
  const made = new Map(writes.map(({ file, text }) => [file, text]));
  const textOf = (file: string): string =>
    made.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const imported = writes.flatMap(({ file, text, isNew }) =>
    [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '([#.][^']+)'/gm)].flatMap(
      ([, names = '', said = '']) => {
        const from = said.startsWith('#') ? said.slice(1) : path.posix.join(path.posix.dirname(file), said);
        return [...names.matchAll(/(?:type )?(\w+)(?: as \w+)?(?:,|\s*$)/g)]
          .filter(() => isNew && !from.startsWith('src/gql/'))
          .map(([, name = '']) => ({ file, from, name }));
      },
    ),
  );
  expect(imported.length).toBeGreaterThan(50);
  expect(
    imported.filter(({ from, name }) => !new RegExp(`^export\\b.*\\b${name}\\b`, 'm').test(textOf(from))),
  ).toEqual([]);
});
