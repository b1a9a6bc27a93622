/** The words and dates of a document. */
import { expect, test } from 'vitest';
import { isDue, isWaiting, localDay } from '#src/files/fileWords.ts';
import { titleOf, typeName } from '#src/files/fileTypes.ts';
import { documentTypes } from '#schema/files/files.rules.ts';
import { documents } from '#stories/files/files.sample.ts';

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
