/** An operation that names only its field passes all arguments of the field. */
import { parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { complete } from '#tools/sdl/complete.ts';

const schema = parse(`
  type Query { people(page: Int, role: Role): [ID!]! me: ID! }
  type Mutation { rename(id: ID!, input: Name!): ID! }
`);
const completed = (operation: string): string =>
  print(complete(parse(operation), schema)).replaceAll(/\s+/g, ' ');

it('an operation without variables passes every argument of its field', () => {
  expect(completed('query People { people }')).toBe(
    'query People($page: Int, $role: Role) { people(page: $page, role: $role) }',
  );
  expect(completed('mutation Rename { rename }')).toBe(
    'mutation Rename($id: ID!, $input: Name!) { rename(id: $id, input: $input) }',
  );
});

it.each([
  'query Me { me }',
  'query Both { me people }',
  'query Bosses($page: Int) { people(page: $page, role: boss) }',
])('an operation that says what it passes stays as it is: %s', (operation) => {
  expect(completed(operation)).toBe(operation);
});
