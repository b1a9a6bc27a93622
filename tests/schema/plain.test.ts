/** An object that was copied is the object that JSON would have made of it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plain } from '#schema/kit/plain.ts';

const anything = fc.anything({ withDate: true, withNullPrototype: true, withSparseArray: true });

it('the copy of a value equals what JSON makes of it', () => {
  fc.assert(
    fc.property(anything, (value) => {
      const text = JSON.stringify(value) as string | undefined;
      expect(plain(value)).toStrictEqual(text === undefined ? undefined : JSON.parse(text));
    }),
  );
});

it('a field named __proto__ stays a field of the copy', () => {
  const copy = plain(JSON.parse('{"__proto__":{"admin":true}}'));
  expect([Object.keys(copy as object), Object.getPrototypeOf(copy)]).toEqual([
    ['__proto__'],
    Object.prototype,
  ]);
});

it('the copy shares no object with the value', () => {
  const value = { list: [{ name: 'a' }] };
  const copy = plain(value) as typeof value;
  copy.list[0] = { name: 'b' };
  copy.list.length = 0;
  expect(value).toEqual({ list: [{ name: 'a' }] });
});
