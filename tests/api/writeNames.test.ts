/** Every write of the app has a name in words for the message of a server's fault (spec §8). */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namedWrites, operationFailed } from '#schema/errors.failed.ts';
import { contract } from '#schema/contract.ts';
import { isWrite, type Contract } from '#schema/kit/endpoint.ts';
import * as documents from '#src/gql/graphql.ts';
import { isMutation, operationName } from '#src/api/operation.ts';
import { everyAsked } from '#tests/faults/asked.ts';

const textOf: Readonly<Record<string, unknown>> = documents;
const rows: Contract = contract;

/** Writes through the facade; those of `ask` belong to sign-in, which has its own sentences. */
const mutations = everyAsked
  .filter(({ client }) => client === 'request')
  .map(({ document }) => String(textOf[document]))
  .filter(isMutation)
  .map(operationName);

/** Writes with files. */
const direct = globSync('src/**/*.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:restCall\([^']*|operation = )'(\w+)\.(\w+)'/gu)].flatMap(
    ([, domain = '', name = '']) => {
      const row = rows[domain]?.[name];
      return row !== undefined && isWrite(row) ? [`${domain}.${name}`] : [];
    },
  ),
);

it('every write of the app has its name in words, and no name is left over', () => {
  expect(mutations.length).toBeGreaterThan(100);
  // `files.upload` puts the bytes to a signed address, outside of the calls.
  expect(namedWrites.toSorted()).toEqual([...new Set([...mutations, ...direct, 'files.upload'])].toSorted());
});

it('a failed write is named in the language of the page', () => {
  expect(operationFailed('CreateLevel', 'es')).toBe('Error en la respuesta del servidor: crear el nivel.');
  expect(operationFailed('CreateLevel', 'en')).toBe("Error in the server's answer: create the level.");
});
