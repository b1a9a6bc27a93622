/** Each call of the contract is used by the app, or its row says why no screen needs it. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allRows } from '#schema/contract.ts';
import { waysOf } from '#tests/faults/ways.ts';

const source = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.startsWith('src/gql/'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

it('each call without a screen says in its row why, and no other row does', () => {
  const without = allRows.filter((one) => {
    const [, name = ''] = one.operation.split('.');
    return (
      waysOf(one).every(({ by }) => by !== 'the app') &&
      !source.includes(`'${one.operation}'`) &&
      !new RegExp(`Endpoints\\.${name}\\b`, 'u').test(source)
    );
  });
  const explained = globSync('schema/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/route: '([^']+)',\n\s*\/\/ No screen: \S/gu)].map(
      ([, route = '']) => route,
    ),
  );
  expect(without.map(({ row }) => row.route).toSorted()).toEqual(explained.toSorted());
});
