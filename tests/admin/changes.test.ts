/** The difference between two versions of the input of a form. */
import { expect, test } from 'vitest';
import { changesOf } from '#src/lib/changes.ts';

interface Input {
  readonly name: string;
  readonly stock?: number;
  readonly roles: readonly string[];
}

test('the changes hold the values that differ, compared by content', () => {
  const before: Input = { name: 'Café', stock: 3, roles: ['admin'] };
  expect(changesOf(before, { name: 'Té', stock: 3, roles: ['admin'] })).toEqual({ name: 'Té' });
  expect(changesOf(before, { ...before, roles: ['admin', 'manager'] })).toEqual({
    roles: ['admin', 'manager'],
  });
});

test('a value that is missing in the new version is a change', () => {
  const changes = changesOf<Input>({ name: 'Café', stock: 3, roles: [] }, { name: 'Café', roles: [] });
  expect(Object.keys(changes)).toEqual(['stock']);
  expect(changes.stock).toBeUndefined();
});
