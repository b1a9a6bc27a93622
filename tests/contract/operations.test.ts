/** Operations without a text, and operations that name only their field. */
import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { complete } from '#tools/sdl/complete.ts';
import { deriveOperations } from '#tools/sdl/operations.ts';

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

describe('an imported document that no file defines', () => {
  const sdl = `
    type Query { people(page: Int): [Person!]! loop: Loop! }
    type Mutation { rename(id: ID!): Person! count: Int! }
    type Person { id: ID! home: Home }
    type Home { city: String! }
    type Loop { again: Loop }
  `;
  const derived = (code: string, written: readonly string[] = []) =>
    deriveOperations(sdl, written, [code]).map((text) => text.replaceAll(/\s+/g, ' '));

  it('an imported document is the operation on the field of its name and selects everything', () => {
    expect(derived('import { PeopleDocument, RenameDocument, CountDocument } from …')).toEqual([
      'mutation Count { count }',
      'query People { people { id home { city } } }',
      'mutation Rename { rename { id home { city } } }',
    ]);
  });

  it('an operation that a file defines is not derived', () => {
    expect(derived('PeopleDocument', ['query People { people { id } }'])).toEqual([]);
  });

  it('a document without a field and a type that contains itself are errors', () => {
    expect(() => derived('import { StaffDocument } from …')).toThrow('no row a field staff');
    expect(() => derived('LoopDocument')).toThrow('Loop → Loop: write this operation by hand');
  });
});
