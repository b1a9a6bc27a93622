/** The address holds every filter of the document list, for any values. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, isScoped, scopeOf, wholeScope } from '#src/files/filesAddress.ts';
import { isDue, isWaiting, localDay } from '#src/files/fileWords.ts';
import { titleOf, typeName } from '#src/files/fileTypes.ts';
import { documentTypes } from '#schema/files/files.rules.ts';
import { documents } from '#stories/files/files.sample.ts';

const scope = fc.record({
  keywords: fc.string({ maxLength: 60 }).map((text) => text.trim()),
  folder: fc.option(fc.oneof(fc.constant(''), fc.string({ maxLength: 60 })), { nil: null }),
  pending: fc.boolean(),
  file: fc.option(fc.string({ minLength: 1 }), { nil: null }),
});

test('every scope of the document list is restored from its address', () => {
  fc.assert(
    fc.property(scope, (one) => {
      expect(scopeOf(new URLSearchParams(addressOf(one)))).toEqual(one);
      expect(isScoped(one)).toBe(Object.keys(addressOf({ ...one, file: null })).length > 0);
    }),
  );
  expect([scopeOf(new URLSearchParams()), addressOf(wholeScope)]).toEqual([wholeScope, {}]);
});

test('a document waits for the people it asks, until they acknowledged it', () => {
  const [first] = documents;
  if (first === undefined) throw new Error('no document');
  const sales = { ...first, departmentIds: ['sales'] };
  expect(isWaiting(first, { departmentId: null })).toBe(true);
  expect(isWaiting(first, undefined)).toBe(false);
  expect([null, 'works', 'sales'].map((departmentId) => isWaiting(sales, { departmentId }))).toEqual([
    false,
    false,
    true,
  ]);
  expect(isWaiting({ ...first, acknowledgedAt: '2026-01-01T00:00:00.000Z' }, { departmentId: null })).toBe(
    false,
  );
  expect(isWaiting({ ...first, mustAcknowledge: false }, { departmentId: null })).toBe(false);
});

test('the review of a document is due from its day on, by the device’s calendar', () => {
  const today = localDay(new Date(2026, 10, 2, 23, 59).getTime());
  expect(today).toBe('2026-11-02');
  expect(
    ['2026-11-01', '2026-11-02', '2026-11-03', null].map((reviewOn) => isDue({ reviewOn }, today)),
  ).toEqual([true, true, false, false]);
});

test('the title of a document is its file name without the extension', () => {
  expect(['Guía v2.0.pdf', 'LÉEME', '.env', 'a.b'].map(titleOf)).toEqual(['Guía v2.0', 'LÉEME', '.env', 'a']);
  for (const type of documentTypes) expect(typeName(type)).not.toContain('/');
});
