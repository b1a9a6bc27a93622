/** The SDL is derived from the rows; what is written by hand wins, and must fit a row. */
import { parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { deriveSdl } from '#tools/sdl/derive.ts';

const scalars = 'scalar DateTime scalar Date scalar JSON';
const plain = deriveSdl([scalars]);
/** A definition of the derived SDL, with definitions by hand. */
async function defined(name: string, hand?: string): Promise<string> {
  const { definitions } = parse(await (hand === undefined ? plain : deriveSdl([scalars, hand])));
  const found = definitions.find((node) => 'name' in node && node.name?.value === name);
  return found === undefined ? '' : print(found).replaceAll(/\s+/g, ' ');
}

it('types, inputs, enums and arguments of the SDL follow from the rows', async () => {
  expect(await defined('UserGroup')).toBe(
    'type UserGroup { id: ID! name: String! description: String! userIds: [ID!]! }',
  );
  expect(await defined('UserGroupInput')).toBe(
    'input UserGroupInput { name: String! description: String userIds: [ID!] }',
  );
  expect(await defined('OrderState')).toContain('enum OrderState { pending ');
  const mutations = await defined('Mutation');
  expect(mutations).toContain(' updateGroup(id: ID!, input: UserGroupChange!): OrgGroup! ');
  expect(mutations).toContain(' activateGroup(id: ID!, active: Boolean!): OrgGroup! ');
  expect(await defined('Query')).toContain(' values: [Value!]! ');
});

it('a field by hand replaces the derived one, and a type without a way to it is left out', async () => {
  const hand =
    'extend type Query { values: [Tag!] } extend type Product { externalId: ID } type Tag { id: ID! }';
  expect(await defined('Query', hand)).toContain(' values: [Tag!] ');
  expect(await defined('Product', hand)).toContain(' externalId: ID ');
  expect(await defined('PostDetail')).not.toBe('');
  expect(
    await defined('PostDetail', 'extend type Query { post(id: ID!): Post! conversation(id: ID!): JSON }'),
  ).toBe('');
});

it('a field by hand without a row is a field more, and a type without a row is an error', async () => {
  expect(await defined('Value', 'extend type Value { post: Post }')).toContain(' post: Post ');
  await expect(deriveSdl([scalars, 'extend type Nothing { id: ID! }'])).rejects.toThrow(
    'no row has these types, which *.graphql extend: Nothing',
  );
});
